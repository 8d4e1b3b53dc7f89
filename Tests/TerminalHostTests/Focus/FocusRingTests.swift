import CellText
import HostInterface
import Testing

@testable import TerminalHost

@Suite("How keys move the focus")
struct FocusRingTests {
  /// Focus stops drawn as a picture: each letter is a stop that covers all cells with this letter.
  private func ring(_ picture: String) -> FocusRing {
    var rects: [Character: CellRect] = [:]
    for (row, line) in picture.split(separator: "\n").enumerated() {
      for (column, letter) in line.enumerated() where letter != " " && letter != "." {
        rects[letter] = (rects[letter] ?? .zero).union(CellRect(column, row, 1, 1))
      }
    }
    let stops = rects.sorted { $0.key < $1.key }.map {
      FocusRing.Stop(id: id($0.key), rect: $0.value, isVisible: true)
    }
    return FocusRing(stops: stops)
  }

  private func id(_ letter: Character) -> NodeID { NodeID(Int(letter.asciiValue!)) }

  private func walk(
    _ ring: FocusRing, from start: Character?, _ directions: [FocusRing.Direction]
  ) -> String {
    var place = start.map(id)
    var path = ""
    for direction in directions {
      guard let next = ring.stop(direction, of: place) else {
        path += "-"
        continue
      }
      place = next
      path.unicodeScalars.append(Unicode.Scalar(UInt8(next.rawValue)))
    }
    return path
  }

  @Test("Arrow keys move to the nearest stop ahead; straight ahead counts more")
  func arrows() {
    let ring = ring(
      """
      aaaa....bbbb
      ............
      cccccccccccc
      ....dd......
      """)
    #expect(walk(ring, from: "a", [.right, .down, .down, .up, .up]) == "bcdca")
    #expect(walk(ring, from: "d", [.down, .left, .right]) == "---")
    #expect(walk(ring, from: "b", [.left, .up]) == "a-")
  }

  @Test("Controls in a row are reached to the right, and left moves out again")
  func nested() {
    let stops = [
      FocusRing.Stop(id: id("r"), rect: CellRect(0, 0, 20, 1), isVisible: true),
      FocusRing.Stop(id: id("x"), rect: CellRect(15, 0, 3, 1), isVisible: true),
      FocusRing.Stop(id: id("s"), rect: CellRect(0, 1, 20, 1), isVisible: true),
    ]
    let ring = FocusRing(stops: stops)
    #expect(walk(ring, from: "r", [.right, .left, .down, .up]) == "xrsr")
    #expect(walk(ring, from: "x", [.down]) == "s")
  }

  @Test("Tab wraps around, and without a focus starts at the first visible stop")
  func tab() {
    var ring = ring("aabbcc")
    #expect(ring.next(after: id("c")) == id("a"))
    #expect(ring.previous(before: id("a")) == id("c"))
    ring.stops[0].isVisible = false
    #expect(ring.next(after: nil) == id("b"))
    #expect(FocusRing(stops: []).next(after: nil) == nil)
    #expect(FocusRing(stops: []).stop(.down, of: nil) == nil)
  }

  @Test("When a stop is removed, the one that takes its place is the nearest")
  func heirs() {
    let ring = ring(
      """
      aaaa
      cccc
      dddd
      """)
    func nearest(to place: CellRect) -> NodeID? {
      ring.stops.min {
        FocusRing.distance($0.rect, place) < FocusRing.distance($1.rect, place)
      }?.id
    }
    #expect(nearest(to: CellRect(0, 1, 4, 1)) == id("c"))
    #expect(nearest(to: CellRect(0, 7, 4, 1)) == id("d"))
  }
}

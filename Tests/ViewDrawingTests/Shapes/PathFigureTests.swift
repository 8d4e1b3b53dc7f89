import SwiftUI
import Testing

@MainActor
struct PathFigureTests {
  @Test("A rectangle inset twice has the corners of one inset once by the sum")
  func twice() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let once = RoundedRectangle(cornerRadius: 20).inset(by: 10).path(in: rect)
    let twice = RoundedRectangle(cornerRadius: 20).inset(by: 5).inset(by: 5).path(in: rect)
    #expect(once == twice)
  }

  @Test("An ellipse begins its own subpath")
  func ellipse() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 5, y: 0))
    path.addEllipse(in: CGRect(x: 20, y: 20, width: 10, height: 10))
    var moves = 0
    path.forEach { if case .move = $0 { moves += 1 } }
    #expect(moves == 2)
    #expect(!path.contains(CGPoint(x: 15, y: 14)))
  }

  @Test("Core Graphics transforms the tested point, not the path")
  func contains() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let shift = CGAffineTransform(translationX: 100, y: 0)
    #expect(path.contains(CGPoint(x: -95, y: 5), using: .winding, transform: shift))
    #expect(!path.contains(CGPoint(x: 105, y: 5), using: .winding, transform: shift))
  }

  /// Core Graphics' results for the same calls.
  @Test(
    "Rectangles and curves are parsed as Core Graphics writes them",
    arguments: [
      ("10 20 30 40 re", "10 20 m 40 20 l 40 60 l 10 60 l h"),
      ("0 0 m 50 50 100 100 v", "0 0 m 0 0 50 50 100 100 c"),
      ("0 0 m 25 0 100 100 y", "0 0 m 25 0 100 100 100 100 c"),
      ("0\t0\nm\n100\t100\tl", "0 0 m 100 100 l"),
    ])
  func read(_ words: String, _ description: String) {
    #expect(Path(words)?.description == description)
  }

  @Test(
    "A string that Core Graphics cannot parse is not a path",
    arguments: ["0 0 z", "0 m", "1 2 3 4 5 6 7 m"])
  func refuse(_ words: String) { #expect(Path(words) == nil) }

  @Test("S14.13 A rectangle without rounding begins at its corner")
  func square() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    for size in [
      CGSize(width: 0, height: 10), CGSize(width: 10, height: 0), CGSize(width: -5, height: -5),
    ] {
      #expect(
        Path(roundedRect: rect, cornerSize: size).description
          == "0 0 m 100 0 l 100 50 l 0 50 l h")
    }
  }

  @Test("Days have a plural in abbreviations, too")
  func days() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.day]
    formatter.unitsStyle = .short
    #expect(formatter.string(from: 2 * 86_400) == "2 days")
    #expect(formatter.string(from: 86_400) == "1 day")
  }
}

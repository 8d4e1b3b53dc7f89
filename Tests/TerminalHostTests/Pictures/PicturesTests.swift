import CellText
import Foundation
import HostInterface
import Pictures
import TerminalDevice
import TerminalInput
import Testing

@testable import TerminalHost

@Suite("Pictures in pixels, on terminals that support them")
@MainActor
struct PicturesTests {
  /// A picture of 6 by 4 cells of 10 by 20 pixels, at column 2 and row 1.
  private func fixture(_ pictureProtocol: PictureProtocol?) -> HostFixture {
    let fixture = HostFixture(20, 8)
    fixture.host.painter.store.pictureProtocol = pictureProtocol
    let pixels = (0..<16).flatMap { _ in [200, 40, 40, 255] as [UInt8] }
    let file = PNGEncoder.encode(Pixmap(width: 4, height: 4, bytes: pixels))
    fixture.add(
      1, 2, 1, 6, 4,
      NodeContent(
        role: .image, leaf: .image(ImageContent(source: .data(file), isResizable: true))))
    return fixture
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private func screen(_ fixture: HostFixture) -> CellBuffer {
    fixture.host.flush()
    return fixture.host.painter.screen
  }

  @Test("Replies that arrive late and in parts count like immediate ones")
  func lateAnswers() {
    let host = fixture(nil).host
    host.apply([.cellSize(PixelSize(8, 16))])
    #expect(host.painter.store.pictureProtocol == nil)
    host.apply([.deviceAttributes(hasSixels: true)])
    #expect(host.painter.store.pictureProtocol == .sixel)
  }

  @Test("Without a protocol a picture is half blocks")
  func cells() {
    let screen = screen(fixture(nil))
    #expect(ShownPicture.all(on: screen).isEmpty)
    #expect(!screen[2, 1].style.background.isStandard)
  }

  @Test("kitty: sent once, placed over its cells, and removed with them")
  func kitty() {
    let fixture = fixture(.kitty)
    let store = fixture.host.painter.store
    var writer = PictureWriter()
    let first = screen(fixture)
    let shown = text(writer.encode(first, over: nil, store))
    #expect(shown.contains("a=t,f=32,s=60,v=80,i=1,q=2,m=1;"))
    #expect(shown.contains("\u{1B}[2;3H\u{1B}_Ga=p,i=1,p=1,x=0,y=0,w=60,h=80,c=6,r=4,C=1,q=2"))
    #expect(writer.encode(first, over: first, store).isEmpty)
    fixture.move(1, 3, 1)
    let moved = text(writer.encode(screen(fixture), over: first, store))
    #expect(moved.contains("a=d,d=i,i=1,p=1") && moved.contains("a=p,i=1,p=2"))
    #expect(!moved.contains("a=t"))
    fixture.remove(1)
    #expect(text(writer.encode(screen(fixture), over: first, store)).contains("a=d,d=i,i=1,p=2"))
  }

  @Test("kitty: a terminal that interprets it shows each pixel in place, and none over text")
  func read() {
    let fixture = HostFixture(20, 8)
    fixture.host.painter.store.pictureProtocol = .kitty
    // A picture of four colours, with one pixel per cell.
    let (red, green, blue, white) = (
      SIMD4<UInt8>(255, 0, 0, 255), SIMD4<UInt8>(0, 255, 0, 255), SIMD4<UInt8>(0, 0, 255, 255),
      SIMD4<UInt8>(255, 255, 255, 255)
    )
    func color(_ column: Int, _ row: Int) -> SIMD4<UInt8> {
      row < 2 ? (column < 3 ? red : green) : column < 3 ? blue : white
    }
    let bytes = (0..<4).flatMap { row in
      (0..<6).flatMap { column in (0..<4).map { color(column, row)[$0] } }
    }
    fixture.add(
      1, 2, 1, 6, 4,
      NodeContent(
        role: .image,
        leaf: .image(
          ImageContent(
            source: .data(PNGEncoder.encode(Pixmap(width: 6, height: 4, bytes: bytes))),
            isResizable: true))))
    fixture.add(2, 4, 2, 2, 1, .text("ab"))
    var writer = PictureWriter()
    let reader = KittyReader(
      writer.encode(screen(fixture), over: nil, fixture.host.painter.store))
    #expect(reader.problems.isEmpty)
    for row in 0..<8 {
      for column in 0..<20 {
        let isPicture = (2..<8).contains(column) && (1..<5).contains(row)
        let isText = (4..<6).contains(column) && row == 2
        let shown = reader.pixels[CellPoint(column, row)]
        #expect(shown == (isPicture && !isText ? color(column - 2, row - 1) : nil))
      }
    }
  }

  @Test("kitty: after a resize, which clears the screen, everything is sent and placed again")
  func resized() {
    let fixture = fixture(.kitty)
    let store = fixture.host.painter.store
    var writer = PictureWriter()
    let first = screen(fixture)
    _ = writer.encode(first, over: nil, store)
    fixture.host.resize(to: CellSize(24, 9))
    let second = screen(fixture)
    #expect(ShownPicture.all(on: second) == ShownPicture.all(on: first))
    let shown = text(writer.encode(second, over: first, store))
    #expect(shown.contains("a=d,d=A") && shown.contains("a=t,") && shown.contains("a=p,i=1"))
    #expect(writer.encode(second, over: second, store).isEmpty)
  }

  @Test("If there are too many, the visible ones stay, here and in the terminal")
  func manyPictures() {
    let fixture = fixture(.kitty)
    let store = fixture.host.painter.store
    store.largestPixelCount = 60 * 80 * 2
    var writer = PictureWriter()
    var former = screen(fixture)
    _ = writer.encode(former, over: nil, store)
    // Another picture, with a new size each time.
    for width in 1...5 {
      let pixels = [UInt8](repeating: 255, count: 4)
      let file = PNGEncoder.encode(Pixmap(width: 1, height: 1, bytes: pixels))
      if width > 1 { fixture.remove(2) }
      fixture.add(
        2, 9, 1, Double(width), 4,
        NodeContent(
          role: .image, leaf: .image(ImageContent(source: .data(file), isResizable: true))))
      let next = screen(fixture)
      let bytes = text(writer.encode(next, over: former, store))
      #expect(!bytes.contains("a=d,d=I,i=1,"))
      former = next
    }
    let seen = Set(ShownPicture.all(on: former).map(\.picture))
    #expect(seen.count == 2)
    #expect(seen.allSatisfy { store[$0] != nil })
    #expect(store[2] == nil)
  }

  @Test("A view over a part of it leaves the rest in up to four rectangles")
  func covered() {
    let fixture = fixture(.kitty)
    fixture.add(2, 4, 2, 2, 1, .text("ab"))
    let pictures = ShownPicture.all(on: screen(fixture))
    #expect(pictures.count == 4)
    #expect(pictures.map { $0.rect.size.columns * $0.rect.size.rows }.reduce(0, +) == 22)
    #expect(
      pictures.contains(
        ShownPicture(picture: 1, rect: CellRect(2, 3, 6, 2), start: CellPoint(0, 2))))
  }

  @Test("Sixels are painted again only if cells were written over them")
  func sixel() {
    let fixture = fixture(.sixel)
    let store = fixture.host.painter.store
    var writer = PictureWriter()
    let first = screen(fixture)
    let shown = text(writer.encode(first, over: nil, store))
    #expect(shown.hasPrefix("\u{1B}[2;3H\u{1B}P0;1q\"1;1;60;80"))
    fixture.add(3, 12, 6, 4, 1, .text("away"))
    let second = screen(fixture)
    #expect(writer.encode(second, over: first, store).isEmpty)
    #expect(!writer.encode(second, over: nil, store).isEmpty)
  }

  @Test("Sixels stay out of the last row, where some terminals would scroll")
  func lastRow() {
    let fixture = fixture(.sixel)
    fixture.move(1, 2, 5)
    let screen = screen(fixture)
    #expect(ShownPicture.all(on: screen).map(\.rect) == [CellRect(2, 5, 6, 2)])
    #expect(!screen[2, 7].style.background.isStandard)
  }

  @Test("Behind a sheet it is drawn in cells, which are paler")
  func behind() {
    let fixture = fixture(.kitty)
    #expect(!ShownPicture.all(on: screen(fixture)).isEmpty)
    fixture.add(
      4, 10, 5, 8, 2,
      NodeContent(
        role: .box, traits: .modal, control: ControlSpec(kind: .presentation, style: .sheet)))
    #expect(ShownPicture.all(on: screen(fixture)).isEmpty)
    fixture.remove(4)
    #expect(!ShownPicture.all(on: screen(fixture)).isEmpty)
  }

  @Test("The terminal's replies decide; sixels also require the size of a cell")
  func answers() {
    let host = HostFixture(20, 8).host
    host.apply([.deviceAttributes(hasSixels: true)])
    #expect(host.painter.store.pictureProtocol == nil)
    host.apply([.cellSize(PixelSize(9, 18)), .deviceAttributes(hasSixels: true)])
    #expect(host.painter.store.pictureProtocol == .sixel)
    host.apply([.kittyPictures])
    #expect(host.painter.store.pictureProtocol == .kitty)
  }

  @Test("Only changed cells are written, and blanks are distinguished from cells with pictures")
  func diff() {
    let fixture = fixture(.kitty)
    let screen = screen(fixture)
    var diff = CellDiff(capabilities: TerminalCapabilities(environment: ["TERM": "xterm-kitty"]))
    _ = diff.encode(screen, over: nil)
    #expect(diff.encode(screen, over: screen).isEmpty)
    #expect(screen.brokenInvariants.isEmpty)
  }
}

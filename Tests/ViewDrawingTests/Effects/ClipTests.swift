import Foundation
import Rasterizer
import SwiftUI
import Testing

@testable import ViewDrawing

/// Two rectangles, one inside the other.
private struct Ring: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addRect(rect)
      path.addRect(rect.insetBy(dx: 4, dy: 4))
    }
  }
}

@MainActor
struct ClipTests {
  /// The opacity of each pixel of a row, 0 or 1.
  private func row(_ y: Int, _ view: some View) throws -> [Int] {
    let image = try #require(ImageRenderer(content: view.frame(width: 12, height: 12)).cgImage)
    return (0..<image.width).map { image.pixmap[$0, y].opacity > 127 ? 1 : 0 }
  }

  private let ring = [1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1]
  private let whole = [Int](repeating: 1, count: 12)

  @Test("A clip to an outline with a hole has the hole with the even-odd rule")
  func evenOdd() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(try row(6, red.clipShape(Ring(), style: FillStyle(eoFill: true))) == ring)
    #expect(try row(6, red.clipShape(Ring())) == whole)
    #expect(try row(6, red.mask(Ring().fill(style: FillStyle(eoFill: true)))) == ring)
    #expect(try row(1, red.mask(Ring().fill(style: FillStyle(eoFill: true)))) == whole)
  }

  @Test("A mask of a line shows what is under the line, on both sides of the outline")
  func lines() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let line = Rectangle().inset(by: 2).stroke(lineWidth: 4)
    #expect(try row(6, red.mask(line)) == ring)
    #expect(try row(6, red.mask(Rectangle().inset(by: 2).stroke(.black, lineWidth: 4))) == ring)
    #expect(try row(6, red.mask(Rectangle().strokeBorder(.black, lineWidth: 4))) == ring)
    #expect(try row(1, red.mask(Rectangle().inset(by: 2).stroke(.black, lineWidth: 4))) == whole)
    // Several shapes do not form a clip.
    let both = Rectangle().inset(by: 4).fill(.black).stroke(.black, lineWidth: 8)
    #expect(try row(6, red.mask(both)) == whole)
  }

  @Test("A mask of transparent parts, or of several views, shows through its opaque parts")
  func views() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let columns = HStack(spacing: 4) {
      Rectangle()
      Rectangle()
    }
    #expect(try row(6, red.mask { columns }) == ring)
    #expect(try row(6, red.mask { Color.clear }).allSatisfy { $0 == 0 })
  }

  @Test("A mask of letters shows the picture inside them, if the host has letters")
  func letters() throws {
    guard TextRasterizer.shared != nil else { return }
    let view = Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 40)
      .mask { Text(verbatim: "o").font(.system(size: 40, weight: .black)) }
    let image = try #require(ImageRenderer(content: view).cgImage)
    let shown = (0..<1_600).filter { image.pixmap[$0 % 40, $0 / 40].opacity > 127 }.count
    #expect(shown > 50 && shown < 900)
  }
}

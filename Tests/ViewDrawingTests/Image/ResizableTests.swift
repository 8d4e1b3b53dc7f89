import Foundation
import HostInterface
import SwiftUI
import TestSupport
import Testing

@testable import ViewDrawing

@MainActor
struct ResizableTests {
  /// Two blue pixels, two red ones, two blue ones.
  private func stripes() throws -> CGImage {
    let view = HStack(spacing: 0) {
      Color(red: 0, green: 0, blue: 1).frame(width: 2)
      Color(red: 1, green: 0, blue: 0)
      Color(red: 0, green: 0, blue: 1).frame(width: 2)
    }
    return try #require(ImageRenderer(content: view.frame(width: 6, height: 2)).cgImage)
  }

  private func blue(_ view: some View) throws -> [Int] {
    let pixmap = try #require(ImageRenderer(content: view.frame(width: 12, height: 4)).cgImage)
      .pixmap
    return (0..<12).filter { pixmap[$0, 2].blue > 127 }
  }

  @Test("The caps of a stretched picture keep their size")
  func caps() throws {
    let image = Image(decorative: try stripes(), scale: 1)
    let caps = EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 2)
    #expect(try blue(image.resizable()) == [0, 1, 2, 3, 8, 9, 10, 11])
    #expect(try blue(image.resizable(capInsets: caps)) == [0, 1, 10, 11])
    let one = image.resizable(capInsets: EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 0))
    #expect(try blue(one).prefix(2) == [0, 1])
    #expect(try blue(one).count > 4)
  }

  @Test("A tiled picture keeps its size in each tile")
  func tiles() throws {
    let image = Image(decorative: try stripes(), scale: 1).resizable(resizingMode: .tile)
    #expect(try blue(image) == [0, 1, 4, 5, 6, 7, 10, 11])
  }

  @Test("From right to left the leading cap is the right one")
  func mirrored() throws {
    let image = Image(decorative: try stripes(), scale: 1)
      .resizable(capInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let screen = Screen { image.environment(\.layoutDirection, .rightToLeft) }
    #expect(screen.images[0].capInsets == CapInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test("Caps larger than the space, or than the picture, are reduced")
  func large() {
    let caps = CapInsets(top: 0, left: 30, bottom: 0, right: 10)
    let stretch = caps.columns(over: 20, of: 40)
    #expect(stretch.room == [0, 0.75, 0.75, 1])
    #expect(stretch.picture(at: 0.5) == 0.5)
    #expect(caps.columns(over: 80, of: 20).picture == [0, 0.75, 0.75, 1])
    #expect(caps.columns(over: 0, of: 0).picture(at: 0.5) == 0.5)
    let broken = CapInsets(top: -1, left: .infinity, bottom: .nan, right: 0)
    #expect(broken.columns(over: 10, of: 10).picture(at: 0.25) == 0.25)
    #expect(broken.rows(over: 10, of: 10).picture(at: 0.25) == 0.25)
  }
}

import Rasterizer
import SwiftUI
import Testing

@testable import ViewDrawing

@MainActor
struct Rotation3DEffectTests {
  @Test("Half a turn about a diagonal axis turns a column into a row, for touches as well (S9.6)")
  func slantingAxis() throws {
    let bar = Color(red: 1, green: 0, blue: 0).frame(width: 12, height: 4)
      .rotation3DEffect(.degrees(180), axis: (x: 1, y: 1, z: 0))
    let image = try #require(ImageRenderer(content: bar.frame(width: 12, height: 12)).cgImage)
    for y in 0..<12 {
      let row = (0..<image.width).map { image.pixmap[$0, y].opacity > 127 ? 1 : 0 }
      #expect(row == [0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0], "row \(y)")
    }
  }
}

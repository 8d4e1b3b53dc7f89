import HostInterface
import Rasterizer
import SwiftUI
import Testing
import ViewTesting

@testable import ViewDrawing

@MainActor
struct BlurTests {
  @Test("A blur has its radius in points and keeps the view's size")
  func radius() throws {
    let plain = try ViewTest(Text("a")).find("a").frame.size
    let app = ViewTest(Text("a").blur(radius: 3))
    #expect(try app.find("a").parent?.content.effects == [.blur(3)])
    #expect(try app.find("a").frame.size == plain)
  }

  @Test("A blur extends over the edge: pixels beside the view are painted, those inside are paler")
  func pixels() throws {
    let view = Color.black.frame(width: 10, height: 10).blur(radius: 2).frame(width: 30, height: 30)
    let image = try #require(ImageRenderer(content: view).cgImage)
    let opacities = [5, 9, 15].map { image.pixmap[$0, 15].opacity }
    #expect(opacities[0] < opacities[1] && opacities[1] < opacities[2])
    #expect(opacities[1] > 0)
  }
}

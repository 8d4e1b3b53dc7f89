import HostInterface
import Rasterizer
import SwiftUI
import Testing
import ViewTesting

@testable import ViewDrawing

@MainActor
struct ShadowTests {
  @Test("A shadow has its colour, its radius and its offset in points, and changes no size")
  func values() throws {
    let plain = try ViewTest(Text("a")).find("a").frame.size
    let red = Color(red: 1, green: 0, blue: 0)
    let app = ViewTest(Text("a").shadow(color: red, radius: 4, x: 1, y: 2))
    let effects = try app.find("a").parent?.content.effects
    #expect(effects == [.shadow(color: .rgba(1, 0, 0, 1), radius: 4, x: 1, y: 2)])
    #expect(try app.find("a").frame.size == plain)
  }

  @Test("A shadow is drawn at its offset, behind its view")
  func pixels() throws {
    let view = Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10)
      .shadow(color: Color(red: 0, green: 0, blue: 1), radius: 0, x: 5, y: 0)
      .frame(width: 30, height: 30)
    let image = try #require(ImageRenderer(content: view).cgImage)
    // The view is at 10..<20, its shadow at 15..<25.
    let thrower = image.pixmap[17, 15]
    let shadow = image.pixmap[22, 15]
    #expect(thrower.red > 200 && thrower.blue < 50)
    #expect(shadow.blue > 200 && shadow.red < 50)
    #expect(image.pixmap[7, 15].opacity == 0)
  }
}

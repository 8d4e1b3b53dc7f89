import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Attributes with UIKit's fonts and colours")
struct UIKitAttributesTests {
  @Test("A text shows them as SwiftUI's, and they can be read back")
  func shown() throws {
    var text = AttributedString("Now or never")
    text.font = .boldSystemFont(ofSize: 20)
    text.foregroundColor = UIColor.systemRed
    text.backgroundColor = UIColor(white: 0.5, alpha: 1)
    #expect(text.swiftUI.font == Font.system(size: 20, weight: .bold))
    #expect(text.swiftUI.foregroundColor == Color.red)
    #expect(text.swiftUI.backgroundColor == Color(white: 0.5))
    let color: UIColor? = text.foregroundColor
    #expect(color == .systemRed)
    let never = try #require(text.range(of: "never"))
    text[never].foregroundColor = UIColor.black
    #expect(text[never].swiftUI.foregroundColor == Color.black)
    #expect(text.runs.count == 2)
  }

  @Test("A picture can be cropped; a symbol has no pixels")
  func pixels() throws {
    let red = ImageRenderer(content: Color.red.frame(width: 8, height: 4))
    let picture = try #require(red.uiImage)
    let pixels = try #require(picture.cgImage)
    #expect(pixels.width == 8 && pixels.height == 4)
    let part = try #require(pixels.cropping(to: CGRect(x: 2, y: 0, width: 3, height: 4)))
    #expect(UIImage(cgImage: part).size == CGSize(width: 3, height: 4))
    #expect(UIImage(systemName: "star")?.cgImage == nil)
  }

  @Test("A name that both have is SwiftUI's")
  func both() {
    var container = AttributeContainer()
    container.foregroundColor = .red
    container.font = .title
    #expect(container[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] == nil)
    container.font = UIFont.systemFont(ofSize: 12)
    #expect(container.swiftUI.font == Font.system(size: 12, weight: .regular))
    container.foregroundColor = nil
    #expect(container.swiftUI.foregroundColor == nil)
  }
}

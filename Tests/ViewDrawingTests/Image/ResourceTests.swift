import SwiftUI
import Testing
import ViewTesting

extension ImageResource {
  fileprivate static let logo = ImageResource(name: "logo", bundle: .main)
}

extension ColorResource {
  fileprivate static let brand = ColorResource(name: "brand", bundle: .main)
}

@MainActor
struct ResourceTests {
  @Test("A constant stands for the resource of its name")
  func constants() {
    #expect(Image(.logo) == Image("logo"))
    #expect(Color(.brand) == Color("brand"))
    #expect(UIImage(resource: .logo).size == .zero)
    let app = ViewTest(
      Label("Company", image: .logo).foregroundStyle(Color(uiColor: UIColor(resource: .brand))))
    #expect(app.exists("Company"))
  }

  @Test("A UIKit picture comes from the bundle of its resource")
  func pictureOfAnotherBundle() throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("kumiki-pictures-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    let dot = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJg"
          + "gg=="))
    try dot.write(to: root.appendingPathComponent("点.png"))
    let bundle = try #require(Bundle(path: root.path))
    #expect(UIImage(resource: ImageResource(name: "点", bundle: bundle)).size.width == 1)
    #expect(UIImage(resource: ImageResource(name: "点", bundle: .main)).size == .zero)
  }
}

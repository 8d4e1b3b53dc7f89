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
}

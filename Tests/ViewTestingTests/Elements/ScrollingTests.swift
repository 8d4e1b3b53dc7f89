import SwiftUI
import Testing
import ViewTesting

private struct Numbered: View {
  let id: Int

  var body: some View { Text("Row \(id)") }
}

private struct Long: View {
  @State private var tapped = "nothing"

  var body: some View {
    VStack {
      Text("Tapped: \(tapped)")
      ScrollView {
        LazyVStack {
          ForEach(0..<500) { id in
            Button("Button \(id)") { tapped = "\(id)" }
            Numbered(id: id)
          }
        }
      }
    }
  }
}

@MainActor
struct ScrollingTests {
  private let app = ViewTest(Long(), size: CGSize(width: 320, height: 160))

  @Test("Rows of a lazy stack are created when they are scrolled to")
  func lazy() throws {
    #expect(try app.find("Button 0").isVisible)
    #expect(!app.exists("Button 300"))
    try app.scroll(to: "Button 300")
    #expect(try app.find("Button 300").isVisible)
    try app.tap("Button 300")
    #expect(app.exists("Tapped: 300"))
  }

  @Test("A view outside every scroll view is an error")
  func missing() {
    #expect(throws: ViewTestError.self) { try app.scroll(to: "Button 1000") }
  }

  @Test("A scroll view moves by points, within its ends")
  func offsets() throws {
    let view = try app.find(.role(.scrollView))
    try view.scroll(by: CGSize(width: 0, height: 100))
    #expect(view.scrollOffset == CGPoint(x: 0, y: 100))
    try view.scroll(to: CGPoint(x: 0, y: -50))
    #expect(view.scrollOffset == .zero)
  }

  @Test("Views are found by their type")
  func types() throws {
    let rows = app.findAll(.view(Numbered.self))
    #expect(rows.first?.text == "Row 0")
    #expect(rows.allSatisfy { $0.role == .text })
    #expect(throws: ViewTestError.self) { try app.find(.view(Toggle<Text>.self)) }
  }
}

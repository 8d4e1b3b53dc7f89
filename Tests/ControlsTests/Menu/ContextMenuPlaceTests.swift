import SwiftUI
import Testing
import ViewTesting

private struct Large: View {
  @State private var chosen = "none"
  @State private var selection: Int?

  var body: some View {
    VStack(spacing: 0) {
      Color.blue.frame(width: 400, height: 200).accessibilityIdentifier("area")
        .contextMenu { Button("Here") { chosen = "here" } }
      List(selection: $selection) {
        Text("Tagged").tag(7).contextMenu { Button("Row entry") { chosen = "row" } }
      }
      Text("Selected \(selection ?? 0)")
    }
  }
}

@MainActor
struct ContextMenuPlaceTests {
  @Test("The secondary button opens the menu at the pointer, the menu key below the view")
  func place() throws {
    let app = ViewTest(Large(), size: CGSize(width: 400, height: 480))
    let area = try app.find(.identifier("area"))
    try area.openMenu(at: CGPoint(x: 80, y: 48))
    let menu = try #require(app.presented)
    #expect(menu.frame.minX == 80)
    #expect(menu.frame.minY == 48)
    try app.tap("Here")
    try area.openMenu()
    #expect(try #require(app.presented).frame.minY == 200)
  }

  @Test("A view with a menu keeps its tag")
  func tag() throws {
    let app = ViewTest(Large())
    try app.tap("Tagged")
    #expect(app.exists("Selected 7"))
  }
}

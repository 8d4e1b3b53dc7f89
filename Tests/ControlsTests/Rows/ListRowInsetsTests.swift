import SwiftUI
import Testing
import ViewTesting

@MainActor
struct ListRowInsetsTests {
  @Test("Insets at single edges leave the list's other insets unchanged")
  func edges() throws {
    let app = ViewTest(
      List {
        Text("usual")
        Text("far").listRowInsets(.leading, 80)
        Text("back").listRowInsets(.leading, nil)
        Text("both").listRowInsets(.horizontal, 40)
        Text("all").listRowInsets(EdgeInsets(top: 0, leading: 24, bottom: 0, trailing: 0))
      }
      .listStyle(.plain))
    func left(_ text: String) throws -> CGFloat { try app.find(.text(text)).frame.minX }
    let row = try app.row("usual").frame.minX
    #expect(try left("far") == row + 80)
    #expect(try left("back") == left("usual"))
    #expect(try left("both") == row + 40)
    #expect(try left("all") == row + 24)
    #expect(
      try app.find(.text("far")).frame.minY - app.row("far").frame.minY
        == app.find(.text("usual")).frame.minY - app.row("usual").frame.minY)
  }

  @Test("Insets apply wherever they are among a row's modifiers")
  func amongModifiers() throws {
    let app = ViewTest(
      List {
        Text("within").listRowInsets(.leading, 80).padding(.trailing, 8)
        Text("around").padding(.trailing, 8).listRowInsets(.leading, 80)
      }
      .listStyle(.plain))
    let row = try app.row("within").frame.minX
    #expect(try app.find(.text("within")).frame.minX == row + 80)
    #expect(try app.find(.text("around")).frame.minX == row + 80)
  }
}

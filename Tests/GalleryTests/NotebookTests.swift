import SwiftUI
import Testing
import ViewTesting

@testable import gallery

@MainActor @Suite(.serialized)
struct NotebookTests {
  private let app = ViewTest(NotebookApp.self)

  init() {
    UserDefaults.standard.removeObject(forKey: "notebook.sorting")
    UserDefaults.standard.removeObject(forKey: "notebook.confirms")
  }

  @Test("A note is written in a sheet, and Return saves it")
  func writing() throws {
    try app.press(KeyboardShortcut("n"))
    #expect(app.focused?.role == .textField)
    #expect(try !app.button("Save").isEnabled)
    try app.textField("Title").type("日記 📓")
    try app.press(.return)
    #expect(app.presented == nil)
    #expect(app.exists(.button("日記 📓")))
    #expect(app.exists("4 notes"))
  }

  @Test("A new note that is not saved is not kept")
  func cancelling() throws {
    try app.press(KeyboardShortcut("n"))
    try app.tap("Cancel")
    #expect(app.presented == nil)
    #expect(app.exists("3 notes"))
  }

  @Test("A note is pinned and deleted by its menu; the alert asks first")
  func contextMenu() throws {
    try app.button("Ideas 💡").choose("Pin")
    #expect(app.exists(.button("Ideas 💡, pinned")))
    try app.button("Shopping").choose("Delete")
    #expect(app.presented?.role == .alert)
    try app.press(.escape)
    #expect(app.exists("3 notes"))
    try app.button("Shopping").choose("Delete")
    try app.tap("Delete")
    #expect(app.exists("2 notes"))
    try app.button("More").choose("Ask before deletion")
    try app.button("買い物").choose("Delete")
    #expect(app.exists("1 note"))
  }

  @Test("The notebook is emptied from the menu, after a question")
  func emptying() throws {
    try app.button("Ideas 💡").choose("Pin")
    try app.button("More").choose("Empty…")
    try app.tap("All but the pinned ones")
    #expect(app.exists("1 note"))
  }

  @Test("An empty notebook says so, and offers to add a note")
  func empty() throws {
    try app.button("More").choose("Empty…")
    try app.tap("All notes")
    #expect(app.exists("No notes"))
    try app.press(KeyboardShortcut("n"))
    #expect(app.focused?.role == .textField)
  }

  @Test("Sorting is the same in the window's menu and in the app's")
  func sorting() throws {
    try app.chooseCommand("Sorting", "By title")
    #expect(app.findAll(.button()).map(\.label).contains("Ideas 💡"))
    let order = app.findAll(.button()).map(\.label).filter { ["Ideas 💡", "Shopping"].contains($0) }
    #expect(order == ["Ideas 💡", "Shopping"])
    try app.button("More").choose("As written")
    let written = app.findAll(.button()).map(\.label)
      .filter { ["Ideas 💡", "Shopping"].contains($0) }
    #expect(written == ["Shopping", "Ideas 💡"])
  }
}

import Testing
import ViewTesting

@testable import gallery

@MainActor
@Suite struct ParksTests {
  @Test("A park is found, marked and unmarked; the tab's badge counts")
  func marking() throws {
    let app = ViewTest(ParksView())
    #expect(app.title == "Parks")
    try app.textField("Name or country").type("jap")
    #expect(app.findAll(.row()).map(\.label).count == 2)
    try app.tap("Shiretoko")
    try app.tap("Mark")
    #expect(app.exists("Unmark"))
    try app.goBack()
    try app.select(tab: "Marked")
    #expect(app.exists("Shiretoko"))
    #expect(app.diagnostics.isEmpty)
  }

  @Test("The app's path has two screens; Back pops one at a time, or all at once")
  func path() throws {
    let app = ViewTest(ParksView())
    try app.tap("Deepest lake")
    #expect(app.title == "摩周湖")
    #expect(app.exists("Path of 2"))
    try app.goBack()
    #expect(app.title == "Akan-Mashū")
    try app.tap("屈斜路湖")
    try app.tap("Close")
    try app.tap("摩周湖")
    try app.tap("To all parks")
    #expect(app.title == "Parks")
  }
}

import Foundation
import Testing
import ViewTesting

@testable import gallery

@MainActor
@Suite final class TodoTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("todo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ items: [TodoItem]) throws -> URL {
    let file = folder.appendingPathComponent("tasks.json")
    try JSONEncoder().encode(items).write(to: file)
    return file
  }

  private func items(in file: URL) throws -> [TodoItem] {
    try JSONDecoder().decode([TodoItem].self, from: Data(contentsOf: file))
  }

  @Test("A new item is first, with its priority, and the field is empty again")
  func adding() throws {
    let file = try write([TodoItem("Old")])
    let app = ViewTest(TodoRoot(file: file))
    try app.picker("Priority").pick("high")
    try app.textField("New todo").type("Buy milk")
    try app.tap("Add")
    #expect(try app.row("Buy milk").order < app.row("Old").order)
    #expect(try app.textField("New todo").text == "")
    #expect(try items(in: file).map(\.title) == ["Buy milk", "Old"])
    #expect(try items(in: file)[0].priority == .high)
  }

  @Test("Return adds the item; blanks alone do not")
  func submitting() throws {
    let app = ViewTest(TodoRoot(file: try write([])))
    #expect(app.exists("Nothing to do."))
    try app.textField("New todo").type("   ")
    #expect(try !app.button("Add").isEnabled)
    try app.textField("New todo").submit()
    #expect(app.exists("Nothing to do."))
    try app.textField("New todo").type("牛乳")
    try app.textField("New todo").submit()
    #expect(app.exists("   牛乳") || app.exists("牛乳"))
  }

  @Test("S8.10 After Return the next item can be typed")
  func submittingTwice() throws {
    let app = ViewTest(TodoRoot(file: try write([])))
    for title in ["Milk", "Bread"] {
      try app.textField("New todo").type(title)
      try app.textField("New todo").submit()
      #expect(try app.textField("New todo").isFocused)
    }
    #expect(app.exists("Milk") && app.exists("Bread"))
  }

  @Test("Done items can be hidden")
  func filtering() throws {
    let app = ViewTest(TodoRoot(file: try write([TodoItem("A"), TodoItem("B")])))
    try app.row("A").button("Mark A as done").tap()
    #expect(app.exists("1/2 done"))
    try app.toggle("Hide done").tap()
    #expect(!app.exists("A"))
    #expect(app.exists("B"))
    try app.row("B").button("Mark B as done").tap()
    #expect(app.exists("All done."))
  }

  @Test("Deleting a row in a filtered list deletes that item")
  func deleting() throws {
    let file = try write([TodoItem("A", isDone: true), TodoItem("B"), TodoItem("C")])
    let app = ViewTest(TodoRoot(file: file))
    try app.toggle("Hide done").tap()
    try app.row("B").delete()
    #expect(!app.exists("B"))
    #expect(try items(in: file).map(\.title) == ["A", "C"])
  }

  @Test("Of ten thousand items, only the visible rows are created")
  func many() throws {
    let file = try write((1...10_000).map { TodoItem("Item \($0)") })
    let app = ViewTest(TodoRoot(file: file))
    #expect(app.bodiesRun.filter { $0.hasPrefix("TodoRow") }.count < 60)
    try app.row("Item 1").button("Mark Item 1 as done").tap()
    #expect(app.bodiesRun.filter { $0.hasPrefix("TodoRow") }.count < 60)
    #expect(app.exists("1/10,000 done"))
  }

  @Test("A damaged file is reported with its path and left unchanged")
  func brokenFile() throws {
    let file = folder.appendingPathComponent("broken.json")
    try Data("[{\"title\": 5}]".utf8).write(to: file)
    let app = ViewTest(TodoRoot(file: file))
    #expect(app.exists(.containing("could not be read")))
    try app.textField("New todo").type("Buy milk")
    try app.tap("Add")
    #expect(try Data(contentsOf: file) == Data("[{\"title\": 5}]".utf8))
  }

  @Test("A file that cannot be saved is reported, and the items stay")
  func unwritable() throws {
    let file = folder.appendingPathComponent("missing/tasks.json")
    let app = ViewTest(TodoRoot(file: file))
    try app.textField("New todo").type("Buy milk")
    try app.tap("Add")
    #expect(app.exists(.containing("could not be saved")))
    #expect(app.exists("Buy milk"))
  }
}

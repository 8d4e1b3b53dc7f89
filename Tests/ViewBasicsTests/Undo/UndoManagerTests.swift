import SwiftUI
import Testing
import ViewTesting

@MainActor
private final class Shelf: ObservableObject {
  @Published private(set) var books: [String] = []

  func add(_ book: String, _ undoManager: UndoManager?) {
    books.append(book)
    undoManager?.registerUndo(withTarget: self) { $0.remove(book, undoManager) }
    undoManager?.setActionName("Add \(book)")
  }

  func remove(_ book: String, _ undoManager: UndoManager?) {
    books.removeAll { $0 == book }
    undoManager?.registerUndo(withTarget: self) { $0.add(book, undoManager) }
  }
}

private struct Library: View {
  @StateObject private var shelf = Shelf()
  @State private var text = ""
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    VStack {
      Text(verbatim: "books \(shelf.books.joined(separator: " "))")
      Button("猫") { shelf.add("猫", undoManager) }
      Button("Two") {
        shelf.add("a", undoManager)
        shelf.add("b", undoManager)
      }
      TextField("Search", text: $text)
    }
  }
}

@MainActor
struct UndoManagerTests {
  @Test("Keys undo and redo a change")
  func keys() throws {
    let app = ViewTest(Library())
    try app.tap("猫")
    try app.tap("Two")
    #expect(app.exists("books 猫 a b"))
    try app.press(KeyboardShortcut("z"))
    #expect(app.exists("books 猫"))
    try app.press(KeyboardShortcut("z"))
    #expect(app.exists("books "))
    try app.press(KeyboardShortcut("z", modifiers: [.command, .shift]))
    #expect(app.exists("books 猫"))
    try app.press(KeyboardShortcut("z", modifiers: [.command, .shift]))
    #expect(app.exists("books 猫 a b"))
    #expect(app.diagnostics.isEmpty)
  }

  @Test("A change after an undo leaves nothing to redo")
  func branching() throws {
    let app = ViewTest(Library())
    try app.tap("猫")
    try app.press(KeyboardShortcut("z"))
    try app.tap("Two")
    #expect(throws: ViewTestError.self) {
      try app.press(KeyboardShortcut("z", modifiers: [.command, .shift]))
    }
    #expect(app.exists("books a b"))
  }

  @Test("A focused text input undoes its own typing")
  func typing() throws {
    let app = ViewTest(Library())
    try app.tap("猫")
    let field = try app.textField("Search")
    try field.type("x")
    try app.press(KeyboardShortcut("z"))
    #expect(field.text == "" && app.exists("books 猫"))
  }

  @Test("Groups, action names, levels, and removal")
  func groups() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    var log: [Int] = []
    let target = Shelf()
    func group(_ numbers: Int...) {
      manager.beginUndoGrouping()
      for number in numbers {
        manager.registerUndo(withTarget: target) { _ in log.append(number) }
      }
      manager.endUndoGrouping()
    }
    group(1, 2)
    group(3)
    manager.setActionName("Third")
    #expect(manager.undoMenuItemTitle == "Undo Third" && manager.undoCount == 2)
    #expect(manager.groupingLevel == 0)
    manager.undo()
    manager.undo()
    #expect(log == [3, 2, 1] && !manager.canUndo && !manager.canRedo)
    manager.levelsOfUndo = 1
    group(4)
    group(5)
    #expect(manager.undoCount == 1)
    manager.disableUndoRegistration()
    group(6)
    manager.enableUndoRegistration()
    #expect(manager.undoCount == 1)
    manager.removeAllActions(withTarget: target)
    #expect(!manager.canUndo)
    group(7)
    manager.removeAllActions()
    manager.undo()
    #expect(log == [3, 2, 1])
  }

  @Test("An undo that registers another undo does not drop the rest")
  func nested() {
    let manager = UndoManager()
    let shelf = Shelf()
    var steps: [Int] = []
    manager.registerUndo(withTarget: shelf) { _ in steps.append(1) }
    manager.registerUndo(withTarget: shelf) { _ in
      steps.append(2)
      manager.undo()
      manager.registerUndo(withTarget: shelf) { _ in steps.append(3) }
    }
    manager.undo()
    #expect(steps == [2, 1])
    #expect(manager.canRedo && !manager.canUndo)
  }

  @Test("After all actions are removed, new changes are kept")
  func forgotten() {
    let manager = UndoManager()
    manager.disableUndoRegistration()
    manager.removeAllActions()
    manager.registerUndo(withTarget: Shelf()) { _ in }
    #expect(manager.canUndo)
  }

  @Test("Undoing a change of a deallocated object does nothing")
  func gone() {
    let manager = UndoManager()
    var count = 0
    do {
      let shelf = Shelf()
      manager.registerUndo(withTarget: shelf) { _ in count += 1 }
    }
    manager.undo()
    #expect(count == 0)
  }

  @Test("A task's later change joins neither its earlier one nor the user's last change")
  func tasks() async throws {
    let app = ViewTest(Later())
    try app.tap("Now and later")
    try await app.advance(by: .seconds(3))
    #expect(app.exists("books now 1 2"))
    try app.press(KeyboardShortcut("z"))
    #expect(app.exists("books now 1"))
    try app.press(KeyboardShortcut("z"))
    #expect(app.exists("books now"))
    try app.press(KeyboardShortcut("z"))
    #expect(app.exists("books "))
  }

  @Test("A change registered without a group is kept, and reported")
  func ungrouped() throws {
    let app = ViewTest(Ungrouped())
    try app.tap("猫")
    try app.tap("犬")
    #expect(app.diagnostics.contains { $0.description.contains("beginUndoGrouping()") })
    try app.tap("Undo")
    #expect(app.exists("books 猫"))
    try app.tap("Undo")
    #expect(app.exists("books "))
  }
}

private struct Later: View {
  @StateObject private var shelf = Shelf()
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    Text(verbatim: "books \(shelf.books.joined(separator: " "))")
    Button("Now and later") {
      shelf.add("now", undoManager)
      Task {
        for number in 1...2 {
          try? await Task.sleep(for: .seconds(1))
          shelf.add("\(number)", undoManager)
        }
      }
    }
  }
}

private struct Ungrouped: View {
  @StateObject private var shelf = Shelf()
  @State private var manager = UndoManager()

  var body: some View {
    VStack {
      Text(verbatim: "books \(shelf.books.joined(separator: " "))")
      ForEach(["猫", "犬"], id: \.self) { name in Button(name) { shelf.add(name, manager) } }
      Button("Undo") { manager.undo() }
    }
    .onAppear { manager.groupsByEvent = false }
  }
}

import Foundation
import SwiftUI
import Testing
import ViewTesting

private struct NoteKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  fileprivate var note: Binding<String>? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}

@MainActor private var log: [String] = []

private struct NoteCommands: Commands {
  @FocusedBinding(\.note) private var note

  var body: some Commands {
    CommandMenu("Note") {
      Button("Shout") { note? += "!" }.keyboardShortcut("e").disabled(note == nil)
      Menu("More") { Button("Whisper") { note = "psst" } }
    }
  }
}

private struct Notes: View {
  @State private var first = "a"
  @State private var second = "b"

  var body: some View {
    VStack {
      TextField("First", text: $first).focusedValue(\.note, $first)
      TextField("Second", text: $second).focusedValue(\.note, $second)
      Text(verbatim: "\(first) \(second)")
    }
  }
}

private struct NotesApp: App {
  @State private var hasMore = true

  var body: some Scene {
    WindowGroup { Notes() }
      .commands {
        NoteCommands()
        CommandGroup(after: .newItem) {
          Button("New folder") { log.append("folder") }
            .keyboardShortcut("n", modifiers: [.command, .shift])
        }
        if hasMore {
          CommandGroup(replacing: .help) { Button("Manual") { log.append("manual") } }
        }
        TextEditingCommands()
      }
    Settings { Text("Preferences") }
  }
}

@MainActor @Suite(.serialized)
struct CommandsTests {
  private let app = ViewTest(NotesApp.self)

  init() { log = [] }

  @Test("Shortcuts of commands work while the menus are closed")
  func shortcuts() throws {
    try app.press(KeyboardShortcut("n", modifiers: [.command, .shift]))
    #expect(log == ["folder"])
    try app.press(KeyboardShortcut(","))
    #expect(app.exists("Preferences"))
  }

  @Test("The menus list the app's commands in their places")
  func menus() throws {
    try app.openCommands()
    let name = ProcessInfo.processInfo.processName
    #expect(
      app.presented?.findAll(.button()).map(\.label) == [name, "File", "Note", "Window", "Help"])
    try app.tap("File")
    try app.tap("New folder")
    #expect(log == ["folder"])
    #expect(app.presented == nil)
    try app.chooseCommand("Help", "Manual")
    #expect(log == ["folder", "manual"])
  }

  @Test("The app's own menu has its name, and so has the item that quits it")
  func appMenu() throws {
    let name = ProcessInfo.processInfo.processName
    try app.openCommands()
    try app.tap(.button(name))
    let items = app.presented?.findAll(.button()).map(\.label) ?? []
    #expect(items.contains { $0.hasPrefix("Quit \(name)") }, "\(items)")
  }

  @Test("A command applies to the focused view, by its key and from the menu")
  func focusedValues() throws {
    #expect(throws: ViewTestError.self) { try app.press(KeyboardShortcut("e")) }
    try app.textField("Second").tap()
    try app.press(KeyboardShortcut("e"))
    #expect(app.exists("a b!"))
    try app.textField("First").tap()
    try app.chooseCommand("Note", "Shout")
    #expect(app.exists("a! b!"))
    try app.chooseCommand("Note", "More", "Whisper")
    #expect(app.exists("psst b!"))
  }
}

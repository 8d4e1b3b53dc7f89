import SwiftUI
import Testing
import ViewTesting

private struct Note: Identifiable, Equatable {
  let id: Int
  var title: String
}

private struct NoteRow: View {
  let note: Note
  var body: some View { Text(note.title) }
}

private struct Notes: View {
  @State private var notes = (1...3).map { Note(id: $0, title: "ノート\($0)") }
  @State private var chosen: Int?
  @State private var log = ""

  var body: some View {
    VStack {
      List(selection: $chosen) {
        Section("Notes") {
          ForEach(notes) { note in
            NoteRow(note: note)
              .swipeActions {
                Button("Pin") { log = "pin \(note.id)" }
                Button("Archive", role: .destructive) { log = "archive \(note.id)" }
              }
          }
          .onDelete { notes.remove(atOffsets: $0) }
          .onMove { notes.move(fromOffsets: $0, toOffset: $1) }
        }
        Text("Last").selectionDisabled()
      }
      Text(verbatim: "chosen \(chosen.map { "\($0)" } ?? "none") \(log)")
      Button("Rename") { notes[1].title = "新しい" }
    }
  }
}

@MainActor
struct ListTests {
  private func titles(_ app: ViewTest) -> [String] { app.findAll(.row()).map(\.label) }

  @Test("While nothing is selected, no row is, whatever the type of its tag")
  func tagsOfOtherTypes() throws {
    struct Screen: View {
      @State private var chosen: Int?
      var body: some View {
        List(selection: $chosen) {
          Text("text").tag("text")
          Text("number").tag(1)
        }
      }
    }
    let app = ViewTest(Screen())
    #expect(try !app.find(.row("text")).isSelected)
    #expect(try !app.find(.row("number")).isSelected)
    try app.tap(.row("number"))
    #expect(try app.find(.row("number")).isSelected)
    #expect(try !app.find(.row("text")).isSelected)
  }

  @Test("S7.5 In a disabled list nothing is selected or deleted")
  func disabled() throws {
    struct Screen: View {
      @State private var names = ["a", "b"]
      @State private var chosen: String?
      @State private var isDisabled = true
      var body: some View {
        List(selection: $chosen) {
          ForEach(names, id: \.self) { Text(verbatim: $0) }
            .onDelete { names.remove(atOffsets: $0) }
        }
        .disabled(isDisabled)
        Text(verbatim: "chosen \(chosen ?? "none")")
        Button("Enable") { isDisabled = false }
      }
    }
    let app = ViewTest(Screen())
    #expect(throws: (any Error).self) { try app.find(.row("a")).tap() }
    #expect(throws: (any Error).self) { try app.find(.row("a")).delete() }
    #expect(titles(app) == ["a", "b"])
    #expect(app.exists("chosen none"))
    try app.tap("Enable")
    try app.find(.row("a")).tap()
    #expect(app.exists("chosen a"))
    try app.find(.row("a")).delete()
    #expect(titles(app) == ["b"])
  }

  @Test("S7.5 A disabled row is not selected, deleted, moved or swiped; others are")
  func disabledRow() throws {
    struct Row: View {
      let name: String
      @State private var isBusy = false
      var body: some View {
        HStack {
          Text(verbatim: name)
          if name == "c" { Button("Busy") { isBusy = true } }
        }
        .disabled(name == "a" || isBusy)
      }
    }
    struct Screen: View {
      @State private var names = ["a", "b", "c"]
      @State private var chosen: Set<String> = []
      @State private var log = ""
      var body: some View {
        List(selection: $chosen) {
          ForEach(names, id: \.self) { name in
            Row(name: name).swipeActions { Button("Pin") { log = "pin \(name)" } }
          }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
        Text(verbatim: "chosen \(chosen.sorted()) \(log)")
      }
    }
    let app = ViewTest(Screen())
    let a = try app.find(.row("a"))
    #expect(throws: (any Error).self) { try a.tap() }
    #expect(throws: (any Error).self) { try a.delete() }
    #expect(throws: (any Error).self) { try a.swipe("Pin") }
    #expect(app.exists(.containing("chosen []")))
    try app.find(.row("b")).tap()
    try app.press(.home)
    #expect(app.exists(.containing(#"chosen ["b"]"#)))
    try app.press(.down, holding: .shift)
    #expect(app.exists(.containing(#"chosen ["b", "c"]"#)))
    try app.find("c").swipe("Pin")
    #expect(app.exists(.containing("pin c")))
    // A row that changes on its own.
    try app.tap("Busy")
    #expect(throws: (any Error).self) { try app.find("c").delete() }
    try app.find(.row("b")).delete()
    #expect(app.findAll(.row()).count == 2)
  }

  @Test("S7.5 Rows in a disabled part of a list are disabled, too")
  func disabledPart() throws {
    struct Screen: View {
      @State private var names = ["a", "b"]
      @State private var isLocked = true
      var body: some View {
        List {
          ForEach(names, id: \.self) { Text(verbatim: $0) }
            .onDelete { names.remove(atOffsets: $0) }
            .disabled(isLocked)
        }
        Button("Unlock") { isLocked = false }
      }
    }
    let app = ViewTest(Screen())
    #expect(throws: (any Error).self) { try app.find(.row("a")).delete() }
    try app.tap("Unlock")
    try app.find(.row("a")).delete()
    #expect(titles(app) == ["b"])
  }

  @Test("Rows are in order below their section's header")
  func rows() throws {
    let app = ViewTest(Notes())
    #expect(titles(app) == ["ノート1", "ノート2", "ノート3", "Last"])
    #expect(app.findAll(.role(.header)).map(\.label) == ["Notes"])
    #expect(app.findAll(.role(.list)).count == 1)
  }

  @Test("A changed element runs only its row's body")
  func change() throws {
    let app = ViewTest(Notes())
    try app.tap("Rename")
    #expect(titles(app) == ["ノート1", "新しい", "ノート3", "Last"])
    #expect(app.bodiesRun == ["Notes", "NoteRow(2)"])
  }

  @Test("Tapping a row selects it by its element's id")
  func selection() throws {
    let app = ViewTest(Notes())
    try app.tap("ノート2")
    #expect(app.exists("chosen 2 "))
    #expect(try app.find(.row("ノート2")).isSelected)
    #expect(try !app.find(.row("ノート1")).isSelected)
    #expect(throws: ViewTestError.self) { try app.tap("Last") }
  }

  private struct Several: View {
    @State private var chosen: Set<String> = []
    @State var isEditing = false
    var body: some View {
      List(["a", "b", "c", "d"], id: \.self, selection: $chosen) { Text($0) }
        .environment(\.editMode, .constant(isEditing ? .active : .inactive))
      Text(verbatim: "chosen \(chosen.sorted().joined())")
      Button("Choose") { chosen = ["b"] }
    }
  }

  @Test("S14.17 A click selects one row, Command toggles one, Shift extends the selection")
  func clicks() throws {
    let app = ViewTest(Several())
    func click(_ row: String, _ modifiers: EventModifiers = [], _ chosen: String) throws {
      try app.find(.row(row)).tap(holding: modifiers)
      #expect(app.exists(.text("chosen \(chosen)")), "\(row)")
    }
    try app.tap("a")
    try app.tap("c")
    #expect(app.exists("chosen c"))
    try click("a", .command, "ac")
    try click("d", .control, "acd")
    try click("a", .command, "cd")
    try click("b", [], "b")
    try click("d", .shift, "bcd")
    try click("a", .shift, "ab")
    try app.press(.down, holding: .shift)
    #expect(app.exists("chosen b"))
    try app.tap("Choose")
    try click("c", .command, "bc")
  }

  @Test("S14.17 Shift begins at the app's selection if the user has not clicked yet")
  func extendingFromSelected() throws {
    let app = ViewTest(Several())
    try app.tap("Choose")
    try app.find(.row("d")).tap(holding: .shift)
    #expect(app.exists("chosen bcd"))
  }

  @Test("In edit mode a tap selects a row, and a second one deselects it")
  func editingSelection() throws {
    let app = ViewTest(Several(isEditing: true))
    try app.tap("a")
    try app.tap("c")
    #expect(app.exists("chosen ac"))
    try app.tap("a")
    #expect(app.exists("chosen c"))
  }

  @Test("Rows are deleted and moved by their offsets")
  func editing() throws {
    let app = ViewTest(Notes())
    #expect(
      try app.find(.row("ノート1")).namedActions == ["delete", "moveDown", "Pin", "Archive"])
    try app.find(.row("ノート1")).swipe("moveDown")
    #expect(titles(app) == ["ノート2", "ノート1", "ノート3", "Last"])
    try app.find(.row("ノート3")).swipe("moveUp")
    #expect(titles(app) == ["ノート2", "ノート3", "ノート1", "Last"])
    try app.find(.row("ノート3")).delete()
    #expect(titles(app) == ["ノート2", "ノート1", "Last"])
    try app.find(.row("ノート1")).delete()
    try app.find(.row("ノート2")).delete()
    #expect(titles(app) == ["Last"])
  }

  @Test("Swipe actions are performed by their titles")
  func swiping() throws {
    let app = ViewTest(Notes())
    try app.find(.row("ノート2")).swipe("Archive")
    #expect(app.exists("chosen none archive 2"))
  }

  @Test("A row with a single button acts as that button")
  func rowButton() throws {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        List {
          HStack {
            Text("label")
            Button("Add") { count += 1 }
          }
        }
        Text("\(count) times")
      }
    }
    let app = ViewTest(Screen())
    try app.tap("label")
    #expect(app.exists("1 times"))
    try app.tap(.button("Add"))
    #expect(app.exists("2 times"))
  }

  @Test("Of a hundred thousand rows, only the visible ones are created")
  func huge() throws {
    let app = ViewTest(
      List(0..<100_000, id: \.self) { NoteRow(note: Note(id: $0, title: "\($0)")) })
    #expect(app.bodiesRun.count < 60)
    #expect(app.exists("0"))
    #expect(!app.exists("99999"))
  }

  @Test("Every way to create a list from data gives the same rows")
  func data() throws {
    struct Screen: View {
      @State private var notes = [Note(id: 1, title: "a"), Note(id: 2, title: "b")]
      var body: some View {
        HStack {
          List(notes) { Text($0.title) }.listStyle(.plain)
          List(notes, id: \.id) { Text($0.title) }.listStyle(.insetGrouped)
          List($notes) { $note in TextField("Title", text: $note.title) }.listStyle(.sidebar)
          List(0..<2) { Text("\($0)") }.listStyle(.grouped)
          List { ForEach(notes) { Text($0.title).listRowInsets(EdgeInsets()) } }.listStyle(.inset)
        }
      }
    }
    let app = ViewTest(Screen(), size: CGSize(width: 1200, height: 384))
    #expect(app.findAll(.row()).count == 10)
    try app.find(.textField().first).type("x")
    #expect(app.findAll(.text("ax")).count == 3)
  }

  @Test("A row's background is behind it, with the row's size")
  func background() throws {
    let app = ViewTest(
      List {
        Text("a").listRowBackground(Color.red).listRowInsets(
          EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
      })
    let row = try app.find(.row())
    #expect(row.frame.height == 32)
    #expect(row.children.count == 2)
    #expect(row.children[0].frame == row.frame)
  }

  @Test("S7.12 A row's own settings win over its section's")
  func innermost() throws {
    struct Rows: View {
      @State private var choice: Int?

      var body: some View {
        VStack {
          Text("chosen \(choice ?? 0)")
          List(selection: $choice) {
            Section {
              Text("own").tag(1).listRowInsets(
                EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
              Text("section's")
            }
            .listRowInsets(EdgeInsets(top: 24, leading: 8, bottom: 24, trailing: 8))
            .tag(2)
          }
        }
      }
    }
    let app = ViewTest(Rows())
    let (own, section) = (try app.row("own"), try app.row("section's"))
    #expect(own.frame.height == 32)
    #expect(section.frame.height == 64)
    try own.tap()
    #expect(app.exists("chosen 1"))
    try section.tap()
    #expect(app.exists("chosen 2"))
  }

  @Test("An empty list has no rows and does not break")
  func empty() throws {
    let app = ViewTest(List([String](), id: \.self) { Text($0) })
    #expect(app.findAll(.row()).isEmpty)
    #expect(app.diagnostics.isEmpty)
  }
}

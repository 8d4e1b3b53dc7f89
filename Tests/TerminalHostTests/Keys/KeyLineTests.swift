import HostInterface
import SwiftUI
import Testing

@testable import TerminalHost

private struct Shelf: View {
  @State private var books = ["Momo", "心", "Dune"]
  @State private var title = ""
  @State private var isOn = false
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        Toggle("Read aloud", isOn: $isOn)
        TextField("Title", text: $title).submitLabel(.search)
        List {
          ForEach(books, id: \.self) { book in
            NavigationLink(book) { Text(verbatim: "Pages of \(book)") }
          }
          .onDelete { books.remove(atOffsets: $0) }
        }
        Button("Add") { isAdding = true }.keyboardShortcut("n")
      }
      .sheet(isPresented: $isAdding) {
        VStack {
          Button("Never mind", role: .cancel) { isAdding = false }
          Button("Keep it") {}.keyboardShortcut(.defaultAction)
        }
      }
    }
  }
}

private struct Shortcuts: View {
  var body: some View {
    VStack {
      ForEach(Array("abdefgk".enumerated()), id: \.offset) { number, key in
        Button("Order number \(number)") {}.keyboardShortcut(KeyEquivalent(key))
      }
    }
  }
}

/// A field whose program handles Escape while there is something to undo.
private struct Draft: View {
  @State private var text = ""
  @State private var note = ""

  var body: some View {
    VStack {
      TextField("Text", text: $text)
        .onExitCommand(perform: text.isEmpty ? nil : { text = "" })
      TextField("Note", text: $note)
        .onKeyPress(.escape) {
          note = "escaped"
          return .handled
        }
    }
  }
}

/// A field that takes Return for itself, and a default button.
private struct Tagging: View {
  @State private var text = ""
  @State private var note = "-"

  var body: some View {
    VStack {
      TextField("Tag", text: $text).onSubmit { note = "tagged" }
      Text(note)
      Button("Export") { note = "exported" }.keyboardShortcut(.defaultAction)
    }
  }
}

/// A back button inside something that can be closed.
private struct Steps: View {
  @State private var isOpen = false

  var body: some View {
    Button("Begin") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        NavigationStack {
          NavigationLink("Next step") { Button("Last step") {} }
        }
      }
  }
}

/// Rows that can be opened, rows that can only be selected, and a date.
private struct Rows: View {
  @State private var opened: Set<Int> = []
  @State private var marked: Set<Int> = []
  @State private var day = Date(timeIntervalSinceReferenceDate: 0)

  var body: some View {
    VStack(spacing: 0) {
      List(1..<3, id: \.self, selection: $opened) { Text("Open \($0)") }
        .contextMenu(forSelectionType: Int.self) { _ in
          Button("Copy") {}
        } primaryAction: { _ in
        }
      List(1..<3, id: \.self, selection: $marked) { Text("Mark \($0)") }
      DatePicker("Day", selection: $day, displayedComponents: .date)
    }
  }
}

/// A list and a table to choose from.
private struct Choices: View {
  struct Fruit: Identifiable { let id: Int }

  @State private var number: Int?
  @State private var fruit: Int?

  var body: some View {
    VStack(spacing: 0) {
      Table([Fruit(id: 7), Fruit(id: 8)], selection: $fruit) {
        TableColumn("Name") { Text("Fruit \($0.id)") }
        TableColumn("Weight") { Text("\($0.id) grams") }
      }
      List(1..<3, id: \.self, selection: $number) { Text("Number \($0)") }
    }
  }
}

@Suite("The line of keys")
@MainActor
struct KeyLineTests {
  private func screen(_ columns: Int = 70, _ rows: Int = 16) -> AppScreen {
    let screen = AppScreen(Shelf(), columns, rows)
    screen.host.showsKeys = true
    screen.resize(columns, rows - 1)
    screen.resize(columns, rows)
    return screen
  }

  private func line(_ screen: AppScreen) -> String {
    screen.host.painter.screen.lines.last ?? ""
  }

  @Test("It shows what keys do for the focused view, in the app's words")
  func focus() {
    let screen = screen()
    #expect(line(screen).contains("^N Add") && line(screen).contains("^C Quit"))
    screen.type("\t")
    #expect(line(screen).hasPrefix(" Space Read aloud"))
    screen.type("\t")
    #expect(line(screen).hasPrefix(" ⏎ Search  Esc Leave"))
    screen.type("\t\u{1B}[B")
    #expect(line(screen).hasPrefix(" ⏎ Open  Del Delete"))
    screen.type("\r")
    #expect(screen.text.contains("Pages of 心") && line(screen).contains("Esc Back"))
    #expect(!line(screen).contains("Del"))
  }

  @Test("Return selects a row, or opens a selected one if it can be opened")
  func rows() {
    let screen = AppScreen(Rows(), 70, 20) { $0.showsKeys = true }
    screen.click("Open 1")
    #expect(line(screen).hasPrefix(" ⏎ Open"))
    screen.click("Mark 1")
    #expect(line(screen).hasPrefix(" Space Deselect"))
    screen.type("\r")
    #expect(line(screen).hasPrefix(" Space Deselect"))
    screen.type(" ")
    #expect(line(screen).hasPrefix(" ⏎ Select"))
    screen.type("\r")
    #expect(line(screen).hasPrefix(" Space Deselect"))
    screen.type("\t")
    #expect(line(screen).hasPrefix(" ↑↓ Change"))
  }

  @Test("The tab key is offered for the controls of the row that it enters, not of others")
  func controlsInRows() {
    struct Rows: View {
      @State private var selected: Int?

      var body: some View {
        List(1..<4, id: \.self, selection: $selected) { number in
          HStack {
            Text("Row \(number)")
            if number == 3 {
              Button("Less") {}.buttonStyle(.borderless)
              Button("More") {}.buttonStyle(.borderless)
            }
          }
        }
      }
    }
    let screen = AppScreen(Rows(), 70, 20) {
      $0.showsKeys = true
      $0.awaitsFirstFocus = true
    }
    #expect(screen.focused.hasPrefix("Row 1"))
    #expect(line(screen).contains("F1") && !line(screen).contains("Tab Next"))
    for _ in 0..<3 { screen.type("\u{1B}[B") }
    #expect(screen.focused.hasPrefix("Row 3"))
    #expect(line(screen).contains("Tab Next"))
  }

  @Test("For rows that can only be selected, Return is offered no further")
  func choices() {
    let screen = AppScreen(Choices(), 70, 20) {
      $0.showsKeys = true
      $0.awaitsFirstFocus = true
    }
    // Neither the column dividers nor the headers come before the rows.
    #expect(screen.focused.hasPrefix("Fruit 7"))
    #expect(line(screen).hasPrefix(" ⏎ Select  Tab"))
    screen.type("\r")
    #expect(line(screen).hasPrefix(" Tab Next"))
    screen.type("\t")
    #expect(screen.focused == "Number 1" && line(screen).hasPrefix(" ⏎ Select"))
    screen.type("\u{1B}[B")
    #expect(line(screen).hasPrefix(" Tab Next"))
  }

  /// Tabs above a text, or above a button.
  private struct Leaves: View {
    var holdsButton = false

    var body: some View {
      TabView {
        ForEach(["One", "Two"], id: \.self) { name in
          VStack {
            Text(verbatim: "Leaf \(name)")
            if holdsButton { Button("Tear out") {} }
          }
          .tabItem { Text(name) }
        }
      }
    }
  }

  @Test("Tab is offered only where it leads on: from a bar or a list only if there is more")
  func tab() {
    let offersTab = { (view: any View) in
      let screen = AppScreen(AnyView(view), 70, 20) { $0.showsKeys = true }
      screen.type("\t")
      #expect(screen.host.focusedNode != nil)
      let former = screen.host.focusedNode?.id
      let offer = line(screen).contains("Tab Next")
      screen.type("\t")
      #expect((screen.host.focusedNode?.id != former) == offer)
      return offer
    }
    #expect(!offersTab(Leaves()))
    #expect(offersTab(Leaves(holdsButton: true)))
    let list = List(["Momo", "心"], id: \.self) { title in
      NavigationLink(title) { Text(verbatim: "Pages") }
    }
    #expect(!offersTab(NavigationStack { list }))
    #expect(
      offersTab(
        NavigationStack { list.toolbar { ToolbarItem { Button("New") {} } } }))
    #expect(!offersTab(Button("Alone") {}))
  }

  /// Rows that are buttons: some belong to the form itself, others open data.
  private struct ButtonRows: View {
    var body: some View {
      NavigationStack {
        Form {
          Button("Sign out") {}
          Button("Delete everything that was ever written here") {}
          NavigationLink("Details") { Text("All of them") }
        }
        List(["Momo", "Dune"], id: \.self) { title in Button(title) {} }
        List(["Emma"], id: \.self) { title in
          Button(title) {}.accessibilityLabel("Book \(title)").contextMenu { Button("Lend") {} }
        }
      }
    }
  }

  @Test("A form row that is a button has the button's title")
  func buttonRows() {
    let screen = AppScreen(ButtonRows(), 70, 24) { $0.showsKeys = true }
    let lines = [
      "⏎ Sign out  ", "⏎ Delete everything that…  ", "⏎ Details  ", "⏎ Open  ", "⏎ Open  ",
    ]
    for (focused, words) in zip(["Sign", "Delete", "Details", "Momo", "Emma"], lines) {
      screen.type("\t")
      #expect(screen.focused.hasPrefix(focused))
      #expect(line(screen).hasPrefix(" \(words)"))
    }
  }

  @Test("For a sheet it shows the sheet's keys, and none of views behind")
  func sheet() {
    let screen = screen()
    screen.type("\u{E}")
    #expect(line(screen).contains("Esc Never mind") && !line(screen).contains("^N"))
  }

  @Test("It is shortened in a narrow window, and left out if there is no row to spare")
  func narrow() {
    let narrow = screen(40)
    narrow.type("\t\t\t\u{1B}[B")
    #expect(line(narrow).hasPrefix(" ⏎ Open  Del Delete"))
    #expect(line(narrow).contains("^C Quit") && !line(narrow).contains("F2"))
    let low = screen(70, 10)
    #expect(!low.text.contains("^C Quit"))
  }

  @Test("The key for all keys is always shown")
  func many() {
    let screen = AppScreen(Shortcuts(), 70, 16)
    screen.host.showsKeys = true
    screen.resize(70, 15)
    screen.resize(70, 16)
    #expect(line(screen).contains("^B Order number 1"))
    #expect(!line(screen).contains("Order number 6"))
    #expect(line(screen).contains("F1 Keys  ^C Quit"))
  }

  private func screen(of view: some View) -> AppScreen {
    let screen = AppScreen(view, 70, 16)
    screen.host.showsKeys = true
    screen.resize(70, 15)
    screen.resize(70, 16)
    return screen
  }

  @Test("If the app handles Escape, the line does not say that it leaves the field")
  func exitCommand() {
    let screen = screen(of: Draft())
    screen.type("\t")
    #expect(line(screen).contains("Esc Leave"))
    screen.type("a")
    #expect(line(screen).contains("Esc Cancel") && !line(screen).contains("Leave"))
    screen.escape()
    #expect(!screen.text.contains("a ") && line(screen).contains("Esc Leave"))
    screen.type("\t")
    #expect(line(screen).contains("Esc Cancel"))
    screen.escape()
    #expect(screen.text.contains("escaped"))
  }

  @Test("Where nothing has the focus, it says which button Return presses")
  func defaultButtonAlone() {
    let screen = AppScreen(Tagging(), 60, 16) { $0.showsKeys = true }
    screen.type("\tab\r")
    #expect(screen.text.contains("tagged") && screen.focused == "nothing")
    #expect(screen.text.contains("⏎ Export"))
    screen.type("\r")
    #expect(screen.text.contains("exported"))
  }

  @Test("While something is dragged, it says that Escape puts it back")
  func dragging() {
    let screen = AppScreen(
      VStack {
        Text("Carry me").draggable("freight")
        Button("Other") {}
      }, 60, 16
    ) { $0.showsKeys = true }
    guard let row = screen.row(of: "Carry"), let column = screen.columns(of: "Carry")?.lowerBound
    else { return #expect(screen.text.contains("Carry")) }
    screen.mouse(.press(.left), column, row)
    #expect(screen.text.contains("Quit"))
    screen.mouse(.drag(.left), column + 4, row + 2)
    #expect(screen.text.contains("Esc Cancel") && !screen.text.contains("Quit"))
    screen.escape()
    #expect(!screen.text.contains("Esc Cancel") && screen.text.contains("Quit"))
  }

  @Test("In a sheet Escape closes it, or goes back if that is possible in it")
  func wayBackInSheet() {
    let screen = screen(of: Steps())
    screen.type("\t\r")
    #expect(line(screen).contains("Esc Close"))
    screen.type("\t\r")
    #expect(screen.text.contains("Last step") && line(screen).contains("Esc Back"))
    screen.escape()
    #expect(screen.text.contains("Next step") && line(screen).contains("Esc Close"))
  }

  @Test("The app has the rows above it")
  func size() {
    let screen = screen(70, 16)
    #expect(screen.host.size == screen.host.metricsOfCells.size(columns: 70, rows: 15))
  }

  @Test("Keys have their names in a terminal")
  func names() {
    #expect(KeyStroke("s", .command).nameInTerminal == "^S")
    #expect(KeyStroke("c", .command).nameInTerminal == "Alt-C")
    #expect(KeyStroke("s", [.command, .shift]).nameInTerminal == "Alt-⇧S")
    #expect(KeyStroke("S", .command).nameInTerminal == "Alt-⇧S")
    #expect(KeyStroke("G", []).nameInTerminal == "G" && KeyStroke("g").nameInTerminal == "g")
    #expect(KeyStroke("+", [.command, .shift]).nameInTerminal == "Alt-+")
    #expect(KeyStroke(KeyStroke.Named.up, .shift).nameInTerminal == "⇧↑")
    #expect(KeyStroke(",", .command).nameInTerminal == "Alt-,")
    #expect(KeyStroke(KeyStroke.Named.up, .option).nameInTerminal == "Alt-↑")
    #expect(KeyStroke("\u{F704}").nameInTerminal == nil)
  }

  private struct Letter: View {
    @State private var text = ""

    var body: some View {
      NavigationStack {
        TextEditor(text: $text)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Close") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
          }
      }
    }
  }

  @Test("Where the tab key leads to one item of a bar, arrows are said to lead to the others")
  func barItems() {
    let screen = screen(of: Letter())
    screen.type("\t")
    #expect(screen.focused == "Close" && line(screen).hasPrefix(" ⏎ Close  ←→ Move"))
    screen.type("\u{1B}[C")
    #expect(screen.focused == "Save" && line(screen).hasPrefix(" ⏎ Save  ←→ Move"))
    screen.type("\t")
    #expect(!line(screen).contains("←→"))
  }

  @Test("A disabled search field has no key")
  func disabledSearch() {
    for isDisabled in [false, true] {
      let view = NavigationStack { List { Text("One") }.searchable(text: .constant("")) }
        .disabled(isDisabled)
      let screen = AppScreen(view, 60, 16)
      screen.host.showsKeys = true
      screen.resize(60, 15)
      screen.resize(60, 16)
      #expect(line(screen).contains("^F Search") == !isDisabled)
    }
  }
}

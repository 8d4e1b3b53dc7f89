import SwiftUI
import Testing

@testable import TerminalHost

private struct Shopping: View {
  @State private var text = ""
  @State private var items: [String] = []
  @FocusState private var isTyping: Bool

  var body: some View {
    TextField("Item", text: $text)
      .focused($isTyping)
      .onSubmit {
        items.append(text)
        text = ""
      }
    Button("After") {}
    Text(verbatim: "items \(items.joined(separator: " ")), typing \(isTyping).")
  }
}

private struct Login: View {
  enum Field { case name, password }

  @State private var name = ""
  @State private var password = ""
  @State private var isBusy = false
  @State private var failures = 0
  @FocusState private var focus: Field?

  var body: some View {
    TextField("Name", text: $name).focused($focus, equals: .name).disabled(isBusy)
    SecureField("Password", text: $password).focused($focus, equals: .password)
      .onSubmit { logIn() }
      .disabled(isBusy)
    Button("Sign in") { logIn() }.disabled(isBusy)
    Text(verbatim: "failures \(failures), length \(password.count), \(focus == .password).")
    Button("Answer") {
      isBusy = false
      failures += 1
      password = ""
      focus = .password
    }
    .keyboardShortcut("k")
  }

  private func logIn() { isBusy = true }
}

private struct Rows: View {
  @State private var rows = ["One", "Two", "Three"]

  var body: some View {
    NavigationStack {
      List {
        ForEach(rows, id: \.self) { row in
          NavigationLink(row) { Text("Inside of \(row)") }
        }
        .onDelete { rows.remove(atOffsets: $0) }
      }
    }
  }
}

@MainActor
private final class Arrival: ObservableObject {
  @Published var isThere = false
}

private struct Waiting: View {
  @ObservedObject var arrival: Arrival
  var hasOther = false
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) {
        VStack {
          if arrival.isThere { Button("Take") {} } else { ProgressView() }
          if hasOther { Button("Forget", role: .destructive) {} }
          Button("Cancel", role: .cancel) { isShown = false }.keyboardShortcut(.cancelAction)
        }
      }
  }
}

private struct Confirmed: View {
  @State private var rows = ["One", "Two", "Three", "Four"]
  @State private var doomed: String?
  @State private var isEditing = false

  var body: some View {
    VStack(spacing: 0) {
      Button("Edit") { isEditing = true }
      ForEach(rows, id: \.self) { row in
        Button(row) { doomed = row }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .sheet(isPresented: $isEditing) { Button("Done") { isEditing = false } }
    .alert("Sure?", isPresented: Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } }))
    {
      Button("Delete", role: .destructive) { rows.removeAll { $0 == doomed } }
      Button("Keep", role: .cancel) {}
    }
  }
}

private struct Tabs: View {
  @State private var path: [String] = []

  var body: some View {
    TabView {
      Tab("Places", systemImage: "map") {
        NavigationStack(path: $path) {
          Text("Nothing here.")
            .toolbar { Button("Farthest") { path = ["Tromsø"] } }
            .navigationDestination(for: String.self) { name in
              VStack {
                Text(name)
                Button("Mark \(name)") {}
              }
            }
        }
      }
      Tab("Marked", systemImage: "star") { Text("None") }
    }
  }
}

private struct Places: View {
  @State private var isEditing = false
  @State private var name = ""

  var body: some View {
    VStack {
      if isEditing {
        TextField("Name", text: $name)
        TextField("Country", text: $name)
      } else {
        Button("Change") {}
      }
      Button("Switch") { isEditing.toggle() }.keyboardShortcut("k")
      Button("Last") {}
    }
  }
}

private struct Noted: View {
  @State private var text = ""
  @State private var isAsking = false

  var body: some View {
    VStack {
      TextField("Note", text: $text)
      Button("Ask") { isAsking = true }.keyboardShortcut("k")
    }
    .sheet(isPresented: $isAsking) { Button("Enough") { isAsking = false } }
  }
}

private struct Amount: View {
  @State private var amount = 0.0
  @FocusState private var isTyping: Bool

  var body: some View {
    VStack {
      TextField("Amount", value: $amount, format: .number.precision(.fractionLength(2)))
        .focused($isTyping)
      Button("Back") { isTyping = true }
      Text(verbatim: "amount \(amount).")
    }
    .onAppear { isTyping = true }
  }
}

/// What an app's window shows.
@MainActor
private enum Opened {
  static var view = AnyView(EmptyView())
}

/// Tabs that a command chooses, too: lists, a form, buttons below a text, nothing but a text.
private struct Desk: App {
  @State private var tab = 0

  var body: some Scene {
    WindowGroup("Desk") { Pages(tab: $tab) }
      .commands {
        CommandMenu("Show") {
          ForEach(Array(Pages.names.enumerated()), id: \.offset) { number, name in
            Button("Show \(name)") { tab = number }
              .keyboardShortcut(KeyEquivalent(Character(String(number + 1))))
          }
        }
      }
  }

  struct Pages: View {
    static let names = ["Letters", "People", "Entry", "Tools", "Text"]
    @Binding var tab: Int
    @State private var letter: Int?
    @State private var person: Int? = 2
    @State private var name = ""

    var body: some View {
      TabView(selection: $tab) {
        Tab("Letters", systemImage: "envelope", value: 0) {
          NavigationStack {
            List(0..<5, id: \.self, selection: $letter) { Text("Letter \($0)") }
              .navigationTitle("Letters")
              .toolbar { Button("Write") {} }
          }
        }
        Tab("People", systemImage: "person", value: 1) {
          NavigationStack {
            List(0..<5, id: \.self, selection: $person) { Text("Person \($0)") }
          }
        }
        Tab("Entry", systemImage: "pencil", value: 2) {
          Form {
            TextField("Name", text: $name)
            Button("Save") {}
          }
        }
        Tab("Tools", systemImage: "hammer", value: 3) {
          VStack {
            Text("All of them")
            Button("First tool") {}
            Button("Second tool") {}
          }
        }
        Tab("Text", systemImage: "doc", value: 4) { Text("Nothing to press.") }
      }
    }
  }
}

@Suite("Where the focus moves after an action, in a terminal")
@MainActor
struct FocusAfterTests {
  @Test("A sheet that loads first moves the focus to its content when that arrives")
  func afterWaiting() {
    let arrival = Arrival()
    let screen = AppScreen(Waiting(arrival: arrival))
    screen.type("\t\r")
    #expect(screen.focused == "Cancel")
    arrival.isThere = true
    screen.flushInput()
    #expect(screen.focused == "Take")
  }

  @Test(
    "If nothing had the focus before a sheet, nothing has it after, and nothing hidden is pressed")
  func afterNowhere() {
    let screen = AppScreen(Noted())
    screen.type("\tmilk")
    screen.escape()
    #expect(screen.focused == "nothing")
    screen.type("\u{B}\t")
    #expect(screen.focused == "Enough")
    screen.type("\r")
    #expect(!screen.text.contains("Enough") && screen.focused == "nothing")
  }

  @Test("Text typed at the start replaces a field's content, and later appends")
  func afterProgram() {
    let screen = AppScreen(Amount())
    screen.type("12\t")
    #expect(screen.text.contains("amount 12.0."))
    screen.type("\r5\r")
    #expect(screen.text.contains("amount 12") && !screen.text.contains("amount 5."))
  }

  @Test("Content added to a sheet does not take the focus from where the user moved it")
  func afterWaitingElsewhere() {
    let arrival = Arrival()
    let screen = AppScreen(Waiting(arrival: arrival, hasOther: true))
    screen.type("\t\r\t")
    #expect(screen.focused == "Forget")
    arrival.isThere = true
    screen.flushInput()
    #expect(screen.focused == "Forget")
  }

  @Test("S8.10 Return ends the focus, and the next typed text still goes to the field")
  func afterReturn() {
    let screen = AppScreen(Shopping())
    screen.type("\tmilk\r")
    #expect(screen.text.contains("items milk, typing false."))
    screen.type("rice")
    #expect(screen.text.contains("rice") && screen.text.contains("typing true."))
    screen.type("\r")
    #expect(screen.text.contains("items milk rice, typing false."))
    // All at once, as in a paste into a terminal without bracketed paste.
    screen.type("tea\rsalt\r")
    #expect(screen.text.contains("items milk rice tea salt,"))
    // And with bracketed paste.
    screen.type("\u{1B}[200~honey\u{1B}[201~")
    #expect(screen.text.contains("honey") && screen.text.contains("typing true."))
    screen.type("\r")
    #expect(screen.text.contains("items milk rice tea salt honey,"))
    screen.type("\t")
    #expect(screen.focused == "After")
  }

  @Test("An app that focuses a field after a failure finds it focused")
  func afterFailure() {
    let screen = AppScreen(Login())
    screen.type("\t\tabc\r")
    screen.type("\u{1B}k")
    #expect(screen.text.contains("failures 1, length 0, true."))
    screen.type("wxyz")
    #expect(screen.text.contains("failures 1, length 4, true."))
    screen.type("\t\r\u{1B}k")
    #expect(screen.text.contains("failures 2, length 0, true."))
    screen.type("uv")
    #expect(screen.text.contains("failures 2, length 2, true."))
  }

  @Test("After Delete, the row that took the place has the focus")
  func afterDelete() {
    let screen = AppScreen(Rows())
    screen.type("\t\u{1B}[B")
    #expect(screen.focused.hasPrefix("Two"))
    screen.type("\u{1B}[3~")
    #expect(screen.focused.hasPrefix("Three") && !screen.text.contains("Two"))
    screen.type("\u{1B}[3~")
    #expect(screen.focused.hasPrefix("One"))
  }

  @Test("If fields take the place, the nearest view that is not a text input has it")
  func afterChange() {
    let screen = AppScreen(Places())
    screen.type("\t")
    #expect(screen.focused == "Change")
    screen.type("\u{1B}k")
    #expect(screen.text.contains("Country"))
    #expect(screen.focused == "Switch")
  }

  @Test("After a sheet or an alert it returns to its place, even if that row was deleted")
  func afterModal() {
    let screen = AppScreen(Confirmed(), 60, 16)
    screen.type("\t\r")
    #expect(screen.focused == "Done")
    screen.type("\r")
    #expect(screen.focused == "Edit")
    screen.type("\t\t\r")
    #expect(screen.focused == "Keep")
    screen.type("\r")
    #expect(screen.focused == "Two")
    screen.type("\r\t\r")
    #expect(screen.text.contains("Two") == false && screen.focused == "Three")
    screen.type("\t\r\t\r")
    #expect(screen.text.contains("Four") == false && screen.focused == "Three")
  }

  @Test("After Back the row that was left has it, in tabs and behind a search, too")
  func afterBack() {
    let view = TabView {
      NavigationStack {
        List(["One", "Two", "Three"], id: \.self) { row in
          NavigationLink(row) { Button("Inside of \(row)") {} }
        }
        .searchable(text: .constant(""))
      }
      .tabItem { Text("First") }
      Text("Other").tabItem { Text("Second") }
    }
    let screen = AppScreen(view, 60, 14)
    screen.host.tree.root.forEachNode { node in
      if node.content.role == .row, node.spokenLabel.contains("Two") { screen.host.focus(node.id) }
    }
    screen.click("Two")
    #expect(screen.text.contains("Inside of Two"))
    screen.escape()
    #expect(screen.focused.hasPrefix("Two"))
  }

  @Test("A link that opens a screen leaves the focus on that screen, not on a nearby bar")
  func afterPush() {
    let screen = AppScreen(Tabs())
    screen.type("\t\t")
    #expect(screen.focused == "Farthest")
    screen.type("\r")
    #expect(screen.text.contains("Tromsø"))
    #expect(screen.focused == "Mark Tromsø")
  }

  @Test(
    "In a list that replaces the focused one, the focus is on the selected row, or on the first")
  func otherList() {
    struct Lists: View {
      let chosen: String?
      @State private var isOther = false
      @State private var first: Int?
      @State private var second: String?

      var body: some View {
        VStack(spacing: 0) {
          if isOther {
            List(["a", "b", "c", "d", "e"], id: \.self, selection: $second) { Text("Row \($0)") }
          } else {
            List(0..<5, id: \.self, selection: $first) { Text("Number \($0)") }
          }
          Button("Switch") {
            isOther.toggle()
            second = chosen
          }
          .keyboardShortcut("k")
        }
      }
    }
    for (chosen, row) in [(nil, "a"), ("d", "d")] {
      let screen = AppScreen(Lists(chosen: chosen), 40, 14)
      screen.type("\t\u{1B}[B\u{1B}[B")
      #expect(["Number 1", "Number 2"].contains(screen.focused))
      screen.type("\u{B}")
      #expect(screen.focused == "Row \(row)")
    }
  }

  /// What has the focus once each of the desk's tabs has been chosen from the first one.
  private static let begins: KeyValuePairs = [
    "People": "Person 2", "Entry": "Name", "Tools": "First tool", "Text": "Text",
  ]

  @Test("After another tab is chosen by its key, what that page begins with has the focus")
  func tabByKey() {
    for (number, (name, first)) in Self.begins.enumerated() {
      let screen = AppScreen(app: Desk.self, 70, 16) { $0.awaitsFirstFocus = true }
      screen.type("\u{1B}[B\u{1B}[B\u{1B}[B")
      #expect(screen.focused == "Letter 2")
      screen.type("\u{1B}\(number + 2)")
      let label = screen.host.focusedNode?.spokenLabel ?? "nothing"
      #expect(label.hasPrefix(first), "\(name)")
      screen.type("\u{1B}1")
      #expect(screen.focused == "Letter 2", "\(name)")
    }
  }

  @Test("After another tab is chosen in the palette, too")
  func tabByPalette() {
    for (name, first) in Self.begins {
      let screen = AppScreen(app: Desk.self, 70, 16) { $0.awaitsFirstFocus = true }
      screen.type("\u{1B}[B\u{1B}[B\u{1B}[B\u{10}\(name)\r")
      let label = screen.host.focusedNode?.spokenLabel ?? "nothing"
      #expect(label.hasPrefix(first), "\(name)")
      screen.type("\u{10}letters\r")
      #expect(screen.focused == "Letter 2", "\(name)")
    }
  }

  @Test("After another tab is clicked, the tab has the focus, and Down leads into its page")
  func tabByClick() {
    let screen = AppScreen(app: Desk.self, 70, 16) { $0.awaitsFirstFocus = true }
    screen.click("Tools")
    #expect(screen.focused.contains("Tools"))
    screen.type("\u{1B}[B")
    #expect(screen.focused == "First tool")
  }

  @Test("Tab goes on from a text that was left, also after a search of the keys")
  func afterKeysFromText() {
    for leave in ["\u{1B}", "\r"] {
      let screen = AppScreen(app: Desk.self, 70, 16) { $0.awaitsFirstFocus = true }
      screen.type("\u{1B}3" + leave)
      screen.flushInput()
      #expect(screen.focused == "nothing")
      screen.type("\u{1B}OP")
      #expect(screen.text.contains("Which key"))
      screen.escape()
      #expect(screen.focused == "nothing" && !screen.text.contains("Which key"))
      screen.type("\t")
      #expect(screen.focused == "Save")
    }
  }

  @Test("A list that is opened begins at its first row, by Return and by the palette")
  func afterPushOfList() {
    let names = ["Ada", "Bea", "Cleo", "Dora", "Eva", "Fay"]
    let view = NavigationStack {
      List(names, id: \.self) { name in
        NavigationLink(name) {
          List(0..<12, id: \.self) { number in
            NavigationLink("\(name) \(number)") { Text("End") }
          }
        }
      }
    }
    struct Lists: App {
      var body: some Scene { WindowGroup("Lists") { Opened.view } }
    }
    Opened.view = AnyView(view)
    for keys in ["\r", "\u{10}eva\r"] {
      let screen = AppScreen(app: Lists.self, 60, 16) { $0.awaitsFirstFocus = true }
      screen.type(String(repeating: "\u{1B}[B", count: 4))
      #expect(screen.focused.hasPrefix("Eva"))
      screen.type(keys)
      #expect(screen.text.contains("Eva 11"))
      #expect(screen.focused.hasPrefix("Eva 0"))
    }
  }

  @Test("After a row is deleted by an alert, the row that took its place has the focus")
  func afterAlertOfRow() {
    struct Doomed: View {
      @State private var rows = ["One", "Two", "Three", "Four"]
      @State private var doomed: String?
      var body: some View {
        List(rows, id: \.self) { row in Button(row) { doomed = row } }
          .alert(
            "Sure?", isPresented: Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } })
          ) {
            Button("Delete", role: .destructive) { rows.removeAll { $0 == doomed } }
            Button("Keep", role: .cancel) {}
          }
      }
    }
    let screen = AppScreen(Doomed(), 60, 16) { $0.awaitsFirstFocus = true }
    screen.type("\u{1B}[B\u{1B}[B")
    #expect(screen.focused == "Three")
    screen.type("\r")
    #expect(screen.focused == "Keep")
    screen.type("\t\r")
    #expect(!screen.text.contains("Three") && screen.focused == "Four")
  }

  @Test("After a text that was left has scrolled out of sight, something visible has the focus")
  func afterScrollingFromText() {
    struct Long: View {
      @State private var name = ""
      var body: some View {
        Form {
          TextField("Name", text: $name)
          ForEach(0..<20) { Text(verbatim: "Line \($0)") }
          TextField("Last name", text: $name)
          Button("Save") {}
        }
      }
    }
    let screen = AppScreen(Long(), 40, 12)
    screen.type("\tAda")
    screen.escape()
    #expect(screen.focused == "nothing")
    screen.type("\u{1B}[F")
    #expect(screen.focused == "Save")
  }

  @Test("A link that opens a form leaves the focus in its first field")
  func afterPushOfForm() {
    struct Name: View {
      @State private var name = ""
      @State private var isOn = false

      var body: some View {
        Form {
          TextField("Name", text: $name)
          Toggle("News", isOn: $isOn)
          Text(verbatim: "Hello \(name).")
        }
      }
    }
    let screen = AppScreen(
      NavigationStack {
        List(0..<3, id: \.self) { row in NavigationLink("Row \(row)") { Name() } }
      }, 60, 16)
    screen.type("\t\u{1B}[B\u{1B}[B\r")
    screen.type("Ada")
    #expect(screen.text.contains("Hello Ada."))
    screen.escape()
    screen.escape()
    #expect(screen.focused.hasPrefix("Row 2"))
  }

  @Test("On a screen with only a back button, Return does not go back immediately")
  func afterPushOfText() {
    let screen = AppScreen(Rows())
    screen.type("\t\r")
    #expect(screen.text.contains("Inside of One"))
    #expect(screen.focused == "nothing")
    screen.type("\r")
    #expect(screen.text.contains("Inside of One"))
    screen.type("\t")
    #expect(screen.focused.contains("Back"))
    screen.type("\r")
    #expect(!screen.text.contains("Inside of One"))
    #expect(screen.focused.hasPrefix("One"))
  }
}

import SwiftUI
import Testing

@testable import TerminalHost

@MainActor private var log: [String] = []

private struct Mailer: App {
  @State private var isQuiet = false

  var body: some Scene {
    WindowGroup("Mail") {
      NavigationStack {
        List {
          NavigationLink("Inbox") { Text("Letters") }
          Button("Not by name") { log.append("row") }
        }
        .navigationTitle("Mail")
        .toolbar { Button("Compose", systemImage: "pencil") { log.append("compose") } }
      }
    }
    .commands {
      CommandMenu("Message") {
        Button("Archive") { log.append("archive") }.keyboardShortcut("e")
        Button("Réply") { log.append("reply") }
        Toggle("Quiet", isOn: $isQuiet)
        Button("Forward") {}.disabled(true)
      }
    }
  }
}

/// A count with undo.
private struct Counting: App {
  var body: some Scene { WindowGroup("Count") { Pane() } }

  struct Pane: View {
    @Environment(\.undoManager) private var undoManager
    @State private var count = Count()

    var body: some View {
      Text(verbatim: "It is \(count.value)")
      Button("More") { count.set(count.value + 1, undoManager) }
    }
  }

  @MainActor @Observable
  final class Count {
    private(set) var value = 0

    func set(_ new: Int, _ manager: UndoManager?) {
      let old = value
      value = new
      manager?.registerUndo(withTarget: self) { count in
        MainActor.assumeIsolated { count.set(old, manager) }
      }
      manager?.setActionName("More")
    }
  }
}

/// A question in a sheet, and a command.
private struct Asking: App {
  var body: some Scene {
    WindowGroup("Ask") { Pane() }
      .commands { CommandMenu("Talk") { Button("Begin anew") {} } }
  }

  struct Pane: View {
    @State private var isAsking = true
    @State private var count = 0

    var body: some View {
      Text(verbatim: "Agreed \(count).")
        .sheet(isPresented: $isAsking) {
          NavigationStack {
            Text("Question")
              .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                  Button("Agree") {
                    count += 1
                    isAsking = false
                  }
                }
              }
          }
        }
    }
  }
}

/// A bar without room for its items, and one whose items are always in its menu.
private struct Orders: App {
  var body: some Scene {
    WindowGroup("Orders") {
      NavigationStack {
        Text("All of them")
          .navigationTitle("Orders of this year")
          .toolbar {
            ToolbarItem { Button("Statistics") { log.append("statistics") }.keyboardShortcut("t") }
            ToolbarItem { Button("Print") { log.append("print") }.disabled(true) }
            ToolbarItem(placement: .secondaryAction) {
              Button("Export") { log.append("export") }.keyboardShortcut("e")
            }
            ToolbarItem(placement: .primaryAction) { Button("New") { log.append("new") } }
          }
      }
    }
  }
}

/// More commands than fit: Command 0 to Command 19, and Quit.
private struct Long: App {
  var body: some Scene {
    WindowGroup("Long") { Text("Content") }
      .commands {
        CommandMenu("All") {
          ForEach(0..<20) { number in
            Button("Command \(number)") { log.append("\(number)") }
          }
        }
      }
  }
}

/// Folders in a sidebar, letters in the middle, one of them in the detail.
private struct Folders: View {
  @State private var folder: String?
  @State private var letter: String?

  var body: some View {
    NavigationSplitView {
      List(["Inbox", "Drafts", "Sent"], id: \.self, selection: $folder) {
        Text(verbatim: "\($0) folder")
      }
    } content: {
      List(selection: $letter) {
        ForEach(["First", "Second"], id: \.self) { name in
          NavigationLink("\(name) letter", value: name)
        }
      }
    } detail: {
      VStack {
        Text(verbatim: "\(folder ?? "-"), \(letter ?? "-").")
        List(["Line"], id: \.self, selection: .constant(String?.none)) { Text(verbatim: "\($0) 1") }
      }
    }
  }
}

@Suite("All actions, found by typing", .serialized)
@MainActor
struct PaletteTests {
  @Test("F2 and Control-P show commands, tools and links; letters and Return perform one")
  func running() {
    log = []
    let screen = AppScreen(app: Mailer.self, 60, 16)
    screen.type("\u{1B}OQ")
    for name in ["Archive", "Réply", "Quiet", "Compose", "Inbox", "Quit", "Message"] {
      #expect(screen.text.contains(name))
    }
    #expect(!screen.text.contains("Forward"))
    screen.type("rep\r")
    #expect(log == ["reply"] && !screen.text.contains("What to do"))
    screen.type("\u{10}comp\r")
    #expect(log == ["reply", "compose"])
    screen.type("\u{10}inb\r")
    #expect(screen.text.contains("Letters"))
  }

  @Test("Undo is among the commands, and its keys are in the line of keys")
  func undo() {
    let screen = AppScreen(app: Counting.self, 80, 16) { $0.showsKeys = true }
    screen.resize(80, 15)
    screen.type("\u{10}")
    #expect(!screen.text.contains("Undo"))
    screen.escape()
    screen.type("\t\r\r")
    #expect(screen.text.contains("It is 2") && screen.text.contains("Alt-Z Undo More"))
    screen.type("\u{10}undo\r")
    #expect(screen.text.contains("It is 1") && screen.text.contains("Alt-⇧Z Redo More"))
    screen.type("\u{10}redo\r")
    #expect(screen.text.contains("It is 2"))
    screen.type("\u{1B}z")
    #expect(screen.text.contains("It is 1"))
    screen.type("\u{1B}Z")
    #expect(screen.text.contains("It is 2"))
  }

  @Test("Arrow keys select, no match is reported as such, Escape closes")
  func choosing() {
    log = []
    let screen = AppScreen(app: Mailer.self, 60, 16)
    screen.type("\u{10}mess")
    #expect(screen.text.contains("▸ Archive"))
    screen.type("\u{1B}[B")
    #expect(screen.text.contains("▸ Réply"))
    screen.type("\r")
    #expect(log == ["reply"])
    screen.type("\u{10}積み木")
    #expect(screen.text.contains("Nothing is called so."))
    screen.type("\r\u{1B}")
    screen.flushInput()
    #expect(!screen.text.contains("Nothing is called so.") && log == ["reply"])
  }

  @Test("The rows of a sidebar, and of a split view's last but one column")
  func sidebar() {
    struct Post: App {
      var body: some Scene { WindowGroup("Post") { Folders() } }
    }
    let screen = AppScreen(app: Post.self, 100, 20)
    screen.type("\u{10}draf\r")
    #expect(screen.text.contains("Drafts, -."))
    screen.type("\u{10}second\r")
    #expect(screen.text.contains("Drafts, Second."))
    screen.type("\u{10}line")
    #expect(screen.text.contains("Nothing is called so."))
  }

  @Test("A command and a view with the same name are offered once")
  func once() {
    struct Post: App {
      var body: some Scene {
        WindowGroup("Post") { Folders() }
          .commands {
            CommandMenu("Go") { Button("Drafts folder") {}.keyboardShortcut("2") }
            CommandMenu("Open") { Button("Drafts folder") {} }
          }
      }
    }
    let screen = AppScreen(app: Post.self, 100, 20)
    screen.type("\u{10}draf")
    let rows = screen.text.components(separatedBy: "\n").filter {
      $0.contains("▸ Drafts folder") || $0.contains("  Drafts folder  ")
    }
    #expect(rows.count { $0.contains("Go") || $0.contains("Open") } == 2)
    #expect(screen.text.components(separatedBy: "Drafts folder").count - 1 == 3)
  }

  @Test("A tab whose label has several variants is listed once")
  func tabs() {
    struct Tabs: App {
      var body: some Scene {
        WindowGroup("Tabs") {
          TabView {
            Tab("Letters", systemImage: "envelope") { Text("Nothing new") }
            Tab("Branches", systemImage: "folder") { Text("Main") }
          }
        }
      }
    }
    let screen = AppScreen(app: Tabs.self, 60, 16)
    screen.type("\u{10}bran")
    #expect(screen.text.contains("▸ Branches  "))
    screen.type("\r")
    #expect(screen.text.contains("Main"))
  }

  @Test("A menu is named in the language of the window")
  func language() {
    struct Prices: App {
      var body: some Scene {
        WindowGroup { Text("Prices") }
          .environment(\.locale, Locale(identifier: "de_DE"))
          .commands { CommandMenu(Text(3.5, format: .number)) { Button("Raise") {} } }
      }
    }
    let screen = AppScreen(app: Prices.self, 60, 16)
    screen.type("\u{10}")
    #expect(screen.text.contains("3,5"))
  }

  @Test("S12.15 Items in a bar's closed menu are found by name, and their keys work")
  func heldItems() {
    log = []
    let screen = AppScreen(app: Orders.self, 30, 20) { $0.showsKeys = true }
    #expect(screen.text.contains("⋯") && !screen.text.contains("Statistics"))
    screen.type("\u{14}\u{05}")
    #expect(log == ["statistics", "export"])
    screen.type("\u{10}stat\r")
    screen.type("\u{10}exp\r")
    #expect(log == ["statistics", "export", "statistics", "export"])
    screen.type("\u{10}print")
    #expect(screen.text.contains("Nothing is called so."))
    screen.escape()
    screen.type("?")
    screen.type("stati")
    #expect(screen.text.contains("▸ Statistics"))
    screen.escape()
    screen.resize(80, 20)
    screen.type("\u{14}")
    #expect(log.count == 5 && screen.text.contains("Statistics"))
  }

  /// The visible commands, with a mark at the chosen one.
  private func seen(_ screen: AppScreen) -> [String] {
    screen.text.split(separator: "\n").compactMap { line in
      guard let start = line.range(of: "Command ") else { return nil }
      let number = line[start.upperBound...].prefix { $0.isNumber }
      return line.contains("▸") ? "▸\(number)" : String(number)
    }
  }

  @Test("The list scrolls no farther than it must: up from the last row nothing moves")
  func scrolling() {
    let screen = AppScreen(app: Long.self, 60, 20)
    screen.type("\u{10}")
    #expect(seen(screen) == ["▸0", "1", "2", "3", "4", "5", "6", "7"])
    for _ in 0..<9 { screen.type("\u{1B}[B") }
    #expect(seen(screen) == ["2", "3", "4", "5", "6", "7", "8", "▸9"])
    for _ in 0..<4 { screen.type("\u{1B}[A") }
    #expect(seen(screen) == ["2", "3", "4", "▸5", "6", "7", "8", "9"])
    for _ in 0..<4 { screen.type("\u{1B}[A") }
    #expect(seen(screen) == ["▸1", "2", "3", "4", "5", "6", "7", "8"])
  }

  @Test("Page Up and Page Down move by the visible rows, as far as there are any")
  func pages() {
    log = []
    let screen = AppScreen(app: Long.self, 60, 20)
    screen.type("\u{10}\u{1B}[6~")
    #expect(seen(screen) == ["0", "1", "2", "3", "4", "5", "6", "▸7"])
    screen.type("\u{1B}[6~")
    #expect(seen(screen).last == "▸14")
    for _ in 0..<3 { screen.type("\u{1B}[6~") }
    #expect(screen.text.contains("▸ Quit"))
    screen.type("\u{1B}[5~")
    #expect(seen(screen).first == "▸13")
    for _ in 0..<3 { screen.type("\u{1B}[5~") }
    #expect(seen(screen).first == "▸0")
    screen.type("\u{1B}[6~7")
    #expect(seen(screen) == ["▸7", "17"])
    screen.type("\u{1B}[6~\r")
    #expect(log == ["17"])
  }

  @Test("In a tall terminal more rows are visible, and pages are as long")
  func tall() {
    let screen = AppScreen(app: Long.self, 60, 30)
    screen.type("\u{10}")
    #expect(seen(screen).count == 18)
    screen.type("\u{1B}[6~")
    #expect(seen(screen).last == "▸17")
  }

  @Test("A bar beside the rows shows that there are more, and where one is")
  func bar() {
    let screen = AppScreen(app: Long.self, 60, 20)
    func rowsOfBar() -> [Int] {
      screen.text.components(separatedBy: "\n").enumerated()
        .filter { $1.contains("▐") }.map(\.offset)
    }
    // Both the commands and the keys, which are written to the end of their rows.
    for key in ["\u{1B}OQ", "\u{1B}OP"] {
      screen.type(key)
      let top = rowsOfBar()
      #expect((1...4).contains(top.count), "\(screen.text)")
      for _ in 0..<6 { screen.type("\u{1B}[6~") }
      #expect(top.last.map { top in rowsOfBar().allSatisfy { $0 > top } } == true)
      #expect(!rowsOfBar().isEmpty, "\(screen.text)")
    }
    screen.type("Scroll by a page")
    #expect(rowsOfBar().isEmpty && screen.text.contains("▸ Scroll by a page"))
  }

  @Test("On a small screen the selection stays visible, and the wheel scrolls")
  func small() {
    let screen = AppScreen(app: Long.self, 40, 10)
    screen.type("\u{10}")
    for number in 1..<12 {
      screen.type("\u{1B}[B")
      #expect(seen(screen).contains("▸\(number)"), "\(screen.text)")
    }
    #expect(screen.text.contains("What to do"))
    let first = seen(screen).first
    screen.mouse(.wheelDown, 20, 6)
    #expect(seen(screen).first != first)
  }

  @Test("F1 shows the keys instead of the commands, and F2 the commands again")
  func switching() {
    let screen = AppScreen(app: Mailer.self, 60, 20)
    screen.type("\u{1B}OQ")
    #expect(screen.text.contains("What to do"))
    screen.type("arch\u{1B}OP")
    #expect(screen.text.contains("Which key") && !screen.text.contains("What to do"))
    screen.type("\u{1B}OQcompo")
    #expect(screen.text.contains("▸ Compose") && !screen.text.contains("Which key"))
    screen.type("\u{1B}OQ")
    #expect(!screen.text.contains("▸ Compose") && screen.text.contains("Inbox"))
  }

  @Test("Return without a match leaves the user in the field")
  func nothing() {
    log = []
    let screen = AppScreen(app: Mailer.self, 60, 16)
    screen.type("\u{10}compx\r\u{7F}\r")
    #expect(log == ["compose"])
  }

  @Test("It opens above a sheet, too, and performs the sheet's actions")
  func aboveSheet() {
    let screen = AppScreen(app: Asking.self, 60, 20)
    screen.type("\u{1B}OQ")
    #expect(screen.text.contains("What to do"))
    // The sheet's own actions come before the menus.
    #expect(screen.text.contains("▸ Agree") && screen.text.contains("  Begin anew"))
    screen.type("agree\r")
    #expect(screen.text.contains("Agreed 1."))
    screen.type("\u{1B}OQ")
    #expect(screen.text.contains("▸ Begin anew") && !screen.text.contains("Agree  "))
  }
}

import Foundation
import SwiftUI
import Testing

@testable import TerminalHost

@MainActor private var quits = 0

/// An order: its number is selectable, its name is not; rows can be copied.
private struct Order: App {
  var body: some Scene { WindowGroup("Order") { Pane() } }

  struct Pane: View {
    @State private var note = "Ring twice"
    @State private var chosen: Set<String> = []

    var body: some View {
      Text("Order of Monday")
      Text("Number A-4711, to be called for").textSelection(.enabled)
      TextField("Note", text: $note)
      List(["Rice", "Tea"], id: \.self, selection: $chosen) { Text($0) }
        .copyable(chosen.sorted())
    }
  }
}

@Suite("Control-C copies the selection, and quits the app if there is none", .serialized)
@MainActor
struct CopyingTests {
  private func shown() -> AppScreen {
    quits = 0
    return AppScreen(app: Order.self, 60, 16) {
      $0.showsKeys = true
      $0.quit = { quits += 1 }
    }
  }

  /// Drags from one text to the first letter of another.
  private func drag(_ screen: AppScreen, _ from: String, _ to: String) throws {
    let row = try #require(screen.row(of: from))
    let start = try #require(screen.columns(of: from)).lowerBound
    let end = try #require(screen.columns(of: to)).lowerBound
    screen.mouse(.press(.left), start, row)
    screen.mouse(.drag(.left), end, row)
    screen.mouse(.release(.left), end, row)
  }

  @Test("In selectable text, the dragged range is copied, from letter to letter")
  func dragging() throws {
    let screen = shown()
    #expect(screen.text.contains("^C Quit"))
    try drag(screen, "A-47", ", to be")
    #expect(screen.text.contains("^C Copy"))
    screen.type("\u{3}")
    #expect(screen.host.clipboard == "A-4711," && quits == 0)
    screen.type("\u{3}")
    #expect(quits == 1)
  }

  @Test("The selection is visible, and a click anywhere ends it")
  func marks() throws {
    let screen = shown()
    let row = try #require(screen.row(of: "A-4711"))
    let column = try #require(screen.columns(of: "A-4711")).lowerBound
    func ground(_ column: Int) -> CellColor {
      screen.host.painter.screen[column, row].style.background
    }
    let plain = ground(column)
    try drag(screen, "A-47", "11,")
    #expect(ground(column) != plain && ground(column + 4) == ground(column))
    #expect(ground(column - 1) == plain && ground(column + 5) == plain)
    screen.click("Order of Monday")
    #expect(ground(column) == plain && screen.text.contains("^C Quit"))
    screen.type("\u{3}")
    #expect(quits == 1)
  }

  @Test("A double click selects a word, a triple click the whole text")
  func clicks() {
    let screen = shown()
    screen.click("called")
    screen.click("called")
    screen.type("\u{3}")
    #expect(screen.host.clipboard == "called")
    screen.click("called")
    screen.type("\u{3}")
    #expect(screen.host.clipboard == "Number A-4711, to be called for" && quits == 0)
  }

  @Test("A text that is not selectable cannot be copied")
  func others() throws {
    let screen = shown()
    try drag(screen, "Order of", "Monday")
    screen.type("\u{3}")
    #expect(quits == 1 && screen.host.clipboard.isEmpty)
  }

  @Test("In a field its own selection is copied, not an earlier one elsewhere")
  func fields() throws {
    let screen = shown()
    try drag(screen, "A-47", ", to be")
    screen.type("\t\u{1B}a\u{3}")
    #expect(screen.host.clipboard == "Ring twice" && screen.text.contains("^C Quit"))
    screen.type("\u{1B}[C")
    #expect(screen.text.contains("^C Quit"))
    screen.type("\u{3}")
    #expect(quits == 1)
  }

  @Test("In a list what the app offers for the selection is copied; pressed again it quits")
  func rows() async {
    let screen = shown()
    screen.type("\t\t")
    #expect(screen.focused == "Rice" && screen.text.contains("^C Quit"))
    screen.click("Tea")
    #expect(screen.text.contains("^C Copy"))
    screen.type("\u{3}")
    #expect(quits == 0 && screen.text.contains("^C Quit"))
    // Transferable values are loaded in a task.
    for _ in 0..<5 where screen.host.clipboard.isEmpty { await screen.wait(seconds: 1) }
    #expect(screen.host.clipboard == "Tea")
    screen.type("\u{3}")
    #expect(quits == 1)
    let other = shown()
    other.click("Tea")
    other.type("\u{3}x\u{3}")
    #expect(quits == 0)
  }

  @Test("The keys offer Copy only if the app has something to copy")
  func commands() {
    struct Board: View {
      @State private var isEmpty = false
      var body: some View {
        Button("Empty") { isEmpty = true }
          .onCopyCommand(perform: isEmpty ? nil : { [NSItemProvider(object: "All" as NSString)] })
        Button("Other") {}
      }
    }
    quits = 0
    let screen = AppScreen(Board(), 60, 16) {
      $0.showsKeys = true
      $0.quit = { quits += 1 }
    }
    screen.type("\t")
    #expect(screen.text.contains("^C Copy"))
    screen.type("\t")
    #expect(screen.text.contains("^C Quit"))
    screen.type("\u{1B}[Z")
    #expect(screen.text.contains("^C Copy"))
    screen.type("\u{3}")
    #expect(quits == 0)
    screen.type("\r")
    #expect(screen.text.contains("^C Quit"))
    screen.type("\u{3}")
    #expect(quits == 1)
  }

  private struct Sliding: View {
    let payload: () -> [String]
    @State private var isAway = false
    var body: some View {
      Button("Slide") { withAnimation(.linear(duration: 1)) { isAway = true } }
        .copyable(payload())
      Text("Mark").offset(x: isAway ? 160 : 0)
    }
  }

  @Test("The line of keys does not compute the copied items in each frame of an animation")
  func animated() async {
    var asked = 0
    let screen = AppScreen(
      Sliding {
        asked += 1
        return ["All"]
      }, 60, 16
    ) { $0.showsKeys = true }
    screen.type("\t")
    #expect(screen.focused == "Slide" && screen.text.contains("^C Copy"))
    screen.type("\r")
    let before = asked
    var places: Set<Int> = []
    for _ in 0..<20 {
      await screen.wait(milliseconds: 34)
      places.insert(screen.columns(of: "Mark")?.lowerBound ?? -1)
    }
    #expect(places.count > 5)
    #expect(asked <= before + 1)
  }

  private struct Menus: App {
    var body: some Scene {
      WindowGroup("Menus") { Text("Words") }
        .commands {
          CommandGroup(replacing: .pasteboard) { Button("Copy") {}.keyboardShortcut("c") }
        }
    }
  }

  @Test("The keys offer Copy if the app's menu has the command")
  func menus() {
    quits = 0
    let screen = AppScreen(app: Menus.self, 60, 16) {
      $0.showsKeys = true
      $0.quit = { quits += 1 }
    }
    #expect(screen.text.contains("^C Copy"))
    screen.type("\u{3}")
    #expect(quits == 0 && screen.text.contains("^C Quit"))
  }

  @Test("Control-C performs no other command with the shortcut of Copy")
  func otherShortcut() {
    quits = 0
    struct Board: View {
      @State private var isCleared = false
      var body: some View {
        Text(isCleared ? "Cleared" : "Full")
        Button("Clear") { isCleared = true }.keyboardShortcut("c")
      }
    }
    let screen = AppScreen(Board(), 30, 6) { $0.quit = { quits += 1 } }
    screen.type("\u{3}")
    #expect(screen.text.contains("Full") && quits == 1)
  }

  @Test("Over several lines, with wide letters, and without the excluded end")
  func lines() throws {
    let screen = AppScreen(
      VStack(alignment: .leading, spacing: 0) {
        Text("積み木 of wood, and of cork").frame(width: 96)
        Text("Somewhere else").lineLimit(1).frame(width: 64)
      }.textSelection(.enabled), 40, 8)
    let first = try #require(screen.row(of: "積み木"))
    let column = try #require(screen.columns(of: "積み木")).lowerBound
    screen.mouse(.press(.left), column + 2, first)
    screen.mouse(.drag(.left), column + 1, first + 1)
    screen.type("\u{3}")
    #expect(screen.host.clipboard.hasPrefix("み木 of") && screen.host.clipboard.count < 14)
    let row = try #require(screen.row(of: "…"))
    let end = try #require(screen.columns(of: "…")).lowerBound
    screen.mouse(.press(.left), end - 4, row)
    screen.mouse(.drag(.left), 39, row)
    screen.type("\u{3}")
    #expect(screen.host.clipboard == "ewhere else")
  }
}

import SwiftUI
import Testing

@testable import TerminalHost

private struct Rows: View {
  @State private var chosen: Int?

  var body: some View {
    Text(verbatim: "chosen \(chosen ?? -1).")
    List(0..<1_000, id: \.self, selection: $chosen) { Text(verbatim: "Row \($0)") }
    Button("Done") {}
  }
}

private struct Marks: View {
  @State private var chosen: Set<String> = []

  var body: some View {
    Text(verbatim: "chosen \(chosen.sorted().joined(separator: " ")).")
    List(["朝", "昼", "Evening", "Night"], id: \.self, selection: $chosen) { Text($0) }
  }
}

private struct Columns: View {
  @State private var chosen: String?

  var body: some View {
    NavigationSplitView {
      List(["North", "South"], id: \.self, selection: $chosen) { name in
        NavigationLink(name, value: name)
      }
    } detail: {
      Text(verbatim: "Detail \(chosen ?? "none").")
    }
  }
}

/// A sidebar next to a list, and one next to a text.
private struct Mail: View {
  @State private var folder: String?
  @State private var letter: Int? = 2

  var body: some View {
    NavigationSplitView {
      List(["Inbox", "Empty"], id: \.self, selection: $folder) { Text($0) }
    } detail: {
      if folder == "Empty" {
        Text("Nothing is here.")
      } else {
        List(1..<4, id: \.self, selection: $letter) { Text("Letter \($0)") }
          .toolbar { Button("Write") {} }
      }
    }
  }
}

private struct Links: View {
  var body: some View {
    NavigationStack {
      Button("Before") {}
      List(0..<10_000, id: \.self) { number in
        NavigationLink("Link \(number)") { Text("There") }
      }
      Button("After") {}
    }
  }
}

/// A list whose last rows are taller than its first ones.
private struct Growing: View {
  var body: some View {
    NavigationStack {
      List(0..<1_000, id: \.self) { number in
        NavigationLink(
          "Link \(number)" + String(repeating: " and more", count: number < 900 ? 0 : number % 20)
        ) { Text("There") }
      }
    }
  }
}

/// Buttons at the leading end of rows, and others above and below at the trailing end.
private struct Todos: View {
  var body: some View {
    HStack {
      Text("Todos")
      Spacer()
      Button("Hide") {}
    }
    List(["Tea", "Rice"], id: \.self) { name in
      HStack {
        Button("Do \(name)") {}
        Text(verbatim: "it")
        Spacer()
        Button("Flag \(name)") {}
      }
      .buttonStyle(.borderless)
    }
    HStack {
      Spacer()
      Button("Add") {}
    }
  }
}

/// The same without anything at the trailing end.
private struct OneEnd: View {
  var body: some View {
    HStack {
      Spacer()
      Button("Hide") {}
    }
    List(["Tea", "Rice"], id: \.self) { name in
      Button("Do \(name)") {}.fixedSize().buttonStyle(.bordered)
    }
    HStack {
      Spacer()
      Button("Add") {}
    }
  }
}

/// A table that is wider than the screen.
private struct WideTable: View {
  struct Item: Identifiable {
    let id: Int
  }

  @State private var selection: Int?

  var body: some View {
    Table((0..<5).map(Item.init), selection: $selection) {
      TableColumn("Number") { Text("\($0.id)") }.width(160)
      TableColumn("Name") { Text("name \($0.id)") }.width(160)
      TableColumn("Last") { Text("end \($0.id)") }.width(160)
    }
  }
}

@Suite("Keys in lists of an app in a terminal")
@MainActor
struct ListKeysTests {
  private let up = "\u{1B}[A"
  private let down = "\u{1B}[B"
  private let home = "\u{1B}[H"
  private let end = "\u{1B}[F"
  private let pageDown = "\u{1B}[6~"
  private let shiftDown = "\u{1B}[1;2B"
  private let shiftUp = "\u{1B}[1;2A"

  @Test("Up and down skip no row because of a control at its end, and stay in their column")
  func otherEnd() {
    let plain = AppScreen(Todos())
    plain.type("\t")
    #expect(plain.focused == "Hide")
    plain.type(down)
    #expect(plain.focused == "Flag Tea")
    plain.type("\u{1B}[D" + down)
    #expect(plain.focused == "Do Rice")
    plain.type(down)
    #expect(plain.focused == "Add")
    plain.type(up)
    #expect(plain.focused == "Flag Rice")
    let screen = AppScreen(OneEnd())
    screen.type("\t")
    #expect(screen.focused == "Hide")
    screen.type(down)
    #expect(screen.focused == "Do Tea")
    screen.type(down + down)
    #expect(screen.focused == "Add")
    screen.type(up + up + up)
    #expect(screen.focused == "Hide")
  }

  @Test("Without a focus, Down moves to the list and selects its first row")
  func one() {
    let screen = AppScreen(Rows())
    #expect(screen.focused == "nothing")
    screen.type(down)
    #expect(screen.text.contains("chosen 0."))
    screen.type(down + down)
    #expect(screen.text.contains("chosen 2.") && screen.focused == "Row 2")
    screen.type(end)
    #expect(screen.text.contains("chosen 999.") && screen.text.contains("Row 999"))
    #expect(screen.focused == "Row 999")
    screen.type(down)
    #expect(screen.focused == "Done")
    screen.type(up + home)
    #expect(screen.text.contains("chosen 0.") && screen.focused == "Row 0")
    screen.type(pageDown)
    #expect(screen.focused.hasPrefix("Row ") && screen.focused != "Row 0")
    #expect(screen.text.contains("chosen \(screen.focused.dropFirst(4))."))
  }

  @Test("Shift extends, Control moves the focus alone, Space takes a row in or out, Return only in")
  func several() {
    let screen = AppScreen(Marks())
    screen.type(down + shiftDown)
    #expect(screen.text.contains("chosen 昼 朝."))
    screen.type(shiftDown + shiftUp)
    #expect(screen.text.contains("chosen 昼 朝."))
    screen.type("\u{1B}[1;5B\u{1B}[1;5B")
    #expect(screen.focused == "Night" && screen.text.contains("chosen 昼 朝."))
    screen.type(" ")
    #expect(screen.text.contains("chosen Night 昼 朝."))
    screen.type("\r")
    #expect(screen.text.contains("chosen Night 昼 朝."))
    screen.type(" ")
    #expect(screen.text.contains("chosen 昼 朝."))
    screen.type("\r")
    #expect(screen.text.contains("chosen Night 昼 朝."))
    screen.type("e")
    #expect(screen.text.contains("chosen Evening.") && screen.focused == "Evening")
  }

  @Test("Tab leaves a list of links from any row, and returns to the one it left")
  func links() {
    let screen = AppScreen(Links())
    screen.type("\t\t")
    #expect(screen.focused.hasPrefix("Link 0"))
    screen.type(down + down + "\t")
    #expect(screen.focused == "After")
    screen.type("\u{1B}[Z")
    #expect(screen.focused.hasPrefix("Link 2"))
    screen.type("\u{1B}[Z")
    #expect(screen.focused == "Before")
  }

  @Test("j, k, g and G move where letters find no rows; elsewhere they are letters")
  func pagerKeys() {
    let links = AppScreen(Links())
    links.type("jjj")
    #expect(links.focused.hasPrefix("Link 1"))
    links.type("k")
    #expect(links.focused.hasPrefix("Link 0"))
    links.type("G")
    #expect(links.focused.hasPrefix("Link 9,999"))
    links.type("g")
    #expect(links.focused.hasPrefix("Link 0"))
    let rows = AppScreen(Rows())
    rows.type(down + "jG")
    #expect(rows.text.contains("chosen 0.") && rows.focused == "Row 0")
  }

  @Test("Control-D and Control-U scroll by half a page")
  func halfPages() {
    let screen = AppScreen(Links(), 60, 12)
    func first() -> Int? {
      screen.text.split(separator: "\n").compactMap { line in
        line.contains("Link ")
          ? Int(line.drop { !$0.isNumber }.prefix { $0.isNumber }) : nil
      }.first
    }
    let seen = screen.text.split(separator: "\n").count { $0.contains("Link ") }
    screen.type("\u{4}")
    #expect(first() == seen / 2)
    screen.type("\u{4}")
    #expect(first() == seen / 2 * 2)
    screen.type("\u{15}")
    #expect(first() == seen / 2)
  }

  @Test("End moves to the very end, however much higher the rows there are than estimated")
  func endOfGrowing() {
    let screen = AppScreen(Growing(), 40, 10)
    screen.type("\t" + end)
    #expect(screen.focused.hasPrefix("Link 999"))
    #expect(screen.text.split(separator: "\n").contains { $0.contains("Link 999") })
    screen.type(home)
    #expect(screen.focused == "Link 0" || screen.focused.hasPrefix("Link 0 "))
    screen.type(end)
    #expect(screen.focused.hasPrefix("Link 999"))
  }

  @Test(
    "In a sidebar the arrow keys change the detail; with one visible column they move only the focus"
  )
  func columns() {
    let wide = AppScreen(Columns(), 80, 12)
    wide.type(down)
    #expect(wide.text.contains("Detail North."))
    wide.type(down)
    #expect(wide.text.contains("Detail South.") && wide.text.contains("North"))
    let narrow = AppScreen(Columns(), 40, 12)
    narrow.type(down + down)
    #expect(narrow.text.contains("North") && !narrow.text.contains("Detail"))
    narrow.type("\r")
    #expect(narrow.text.contains("Detail South."))
  }

  @Test("Return on a sidebar's selected row moves on into the detail beside it")
  func intoDetail() {
    let screen = AppScreen(Mail(), 80, 12)
    screen.type(down)
    #expect(screen.focused == "Inbox")
    screen.type("\r")
    #expect(screen.focused == "Letter 2")
  }

  @Test("Left moves from a detail to the sidebar's selected row, from any row, past the divider")
  func outOfDetail() {
    let screen = AppScreen(Mail(), 80, 12)
    screen.type(down + down + up + "\r")
    #expect(screen.focused == "Letter 2")
    let before = screen.text
    screen.type("\u{1B}[D")
    #expect(screen.focused == "Inbox" && screen.text == before)
    screen.type("\u{1B}[C")
    #expect(screen.focused == "Letter 2" && screen.text == before)
    screen.type(down + "\u{1B}[D\u{1B}[D\u{1B}[D")
    #expect(screen.focused == "Inbox" && screen.text.contains("Letter 3"))
  }

  @Test("A split view's divider shows the focus, and arrow keys move it by a cell")
  func splitLine() {
    let screen = AppScreen(
      HSplitView {
        Text("Left").frame(minWidth: 40, maxWidth: .infinity)
        Text("Right").frame(maxWidth: .infinity)
      }, 40, 3)
    func line() -> Int? { screen.host.painter.screen.lines[0].firstIndex(of: "│").map(column) }
    func column(_ index: String.Index) -> Int {
      screen.host.painter.screen.lines[0].distance(
        from: screen.host.painter.screen.lines[0].startIndex, to: index)
    }
    let before = line()
    let place = before ?? 0
    let plain = screen.host.painter.screen[place, 0].style
    screen.type("\t")
    #expect(screen.host.painter.screen[place, 0].style != plain)
    screen.type("\u{1B}[D\u{1B}[D")
    #expect(line() == before.map { $0 - 2 })
    screen.type("\u{1B}[C")
    #expect(line() == before.map { $0 - 1 })
  }

  @Test("Moving between rows wider than the screen does not scroll sideways")
  func wideRows() {
    let screen = AppScreen(WideTable(), 30, 10)
    screen.type("\t\u{1B}[B")
    for _ in 0..<20 { screen.type("\u{1B}[C") }
    #expect(screen.text.contains("end 0") && !screen.text.contains("Number"))
    screen.type("\u{1B}[B\u{1B}[B")
    #expect(screen.text.contains("end 0") && !screen.text.contains("Number"))
    #expect(screen.focused.contains("end"))
  }
}

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

  @Test("It tells what the keys do for what has the focus, in the program's words")
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

  @Test("Of a sheet it tells the sheet's keys, and nothing of what lies behind")
  func sheet() {
    let screen = screen()
    screen.type("\u{E}")
    #expect(line(screen).contains("Esc Never mind") && !line(screen).contains("^N"))
  }

  @Test("It gives way where it is narrow, and there is none where there is no row to spare")
  func narrow() {
    let narrow = screen(40)
    narrow.type("\t\t\t\u{1B}[B")
    #expect(line(narrow).hasPrefix(" ⏎ Open  Del Delete"))
    #expect(line(narrow).contains("^C Quit") && !line(narrow).contains("F2"))
    let low = screen(70, 10)
    #expect(!low.text.contains("^C Quit"))
  }

  @Test("The program has the rows above it")
  func size() {
    let screen = screen(70, 16)
    #expect(screen.host.size == screen.host.metricsOfCells.size(columns: 70, rows: 15))
  }

  @Test("Keys are called what a person presses in a terminal")
  func names() {
    #expect(KeyStroke("s", .command).nameInTerminal == "^S")
    #expect(KeyStroke("c", .command).nameInTerminal == "Alt-c")
    #expect(KeyStroke("s", [.command, .shift]).nameInTerminal == "Alt-S")
    #expect(KeyStroke(",", .command).nameInTerminal == "Alt-,")
    #expect(KeyStroke(KeyStroke.Named.up, .option).nameInTerminal == "Alt-↑")
    #expect(KeyStroke("\u{F704}").nameInTerminal == nil)
  }
}

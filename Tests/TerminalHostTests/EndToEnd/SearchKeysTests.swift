import SwiftUI
import Testing

@testable import TerminalHost

private struct Names: View {
  @State private var text = ""
  @State private var opened = "none"
  @State private var chosen: String?

  private var found: [String] {
    ["Ada", "Grace", "花子"].filter { text.isEmpty || $0.lowercased().contains(text.lowercased()) }
  }

  var body: some View {
    NavigationStack {
      List(found, id: \.self, selection: $chosen) { Text($0) }
        .contextMenu(forSelectionType: String.self) { _ in
          Button("Open") {}
        } primaryAction: { names in
          opened = names.joined()
        }
        .searchable(text: $text)
        .navigationTitle(Text(verbatim: "opened \(opened)."))
    }
  }
}

private struct Columns: View {
  @State private var folder: String?

  var body: some View {
    NavigationSplitView {
      List(["Friends", "Work"], id: \.self, selection: $folder) { Text($0) }
    } detail: {
      Names()
    }
  }
}

private struct Tokens: View {
  struct Token: Identifiable {
    let id: String
  }

  @State private var text = ""
  @State private var tokens = [Token(id: "No Category"), Token(id: "November 2026")]

  var body: some View {
    NavigationStack {
      Text("Below")
        .searchable(text: $text, tokens: $tokens) { Text($0.id) }
    }
  }
}

@Suite("Searching and opening in a terminal")
@MainActor
struct SearchKeysTests {
  @Test("Control-F moves to the search field from anywhere, Escape clears it and leaves")
  func search() {
    let screen = AppScreen(Names())
    screen.type("\t\t\u{1B}[B")
    screen.type("\u{6}gra")
    #expect(screen.text.contains("Grace") && !screen.text.contains("Ada"))
    screen.escape()
    #expect(screen.text.contains("Grace") && screen.text.contains("Ada"))
    #expect(!screen.text.contains("gra"))
  }

  @Test("The focus returns to where it was before the search, or to the first row")
  func focusAfter() {
    let screen = AppScreen(Names())
    screen.type("\t\t\u{1B}[B\u{1B}[B")
    #expect(screen.focused == "Grace")
    screen.type("\u{6}g")
    screen.escape()
    #expect(screen.focused == "Grace")
    // Ada's row is filtered out while another name is searched for.
    screen.type("\u{1B}[A")
    #expect(screen.focused == "Ada")
    screen.type("\u{6}gra")
    screen.escape()
    #expect(screen.focused == "Ada")
  }

  @Test("A search that began at a divider leads to the results in its column")
  func focusAfterDivider() {
    let screen = AppScreen(Columns(), 80, 20)
    while screen.host.focusedNode?.isLine != true { screen.type("\t") }
    screen.type("\u{6}gra")
    screen.type("\r")
    #expect(screen.focused == "Grace")
  }

  @Test("Tokens are on one line if there is no room for them")
  func narrowTokens() {
    let lines = AppScreen(Tokens(), 30, 8).host.painter.screen.lines
    #expect(lines.count { $0.contains("No") || $0.contains("2026") || $0.contains("Categ") } == 1)
  }

  @Test("A click selects, even a second one; a double click and Return open")
  func opening() async {
    let screen = AppScreen(Names())
    screen.click("Ada")
    await screen.wait(seconds: 1)
    screen.click("Ada")
    #expect(screen.text.contains("opened none."))
    await screen.wait(seconds: 1)
    screen.click("花子")
    screen.click("花子")
    #expect(screen.text.contains("opened 花子."))
    screen.click("Grace")
    screen.type("\r")
    #expect(screen.text.contains("opened Grace."))
  }

  @Test("The tab key moves through an empty search field into the list, and back the same way")
  func passing() {
    let screen = AppScreen(Names())
    screen.type("\t")
    #expect(screen.text.contains("Cancel"))
    screen.type("\t")
    #expect(screen.focused == "Ada")
    #expect(!screen.text.contains("Cancel"))
    screen.type("\u{1B}[Z")
    #expect(screen.text.contains("Cancel"))
  }
}

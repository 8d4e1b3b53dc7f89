import SwiftUI
import Testing

@testable import TerminalHost

private struct WideForm: App {
  var body: some Scene {
    WindowGroup {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Text("Begin")
          Spacer()
          Button("End") {}
        }
        .frame(minWidth: 400)
        ForEach(0..<8) { Text(verbatim: "Line \($0)") }
        Button("Last") {}
      }
    }
  }
}

private struct Places: View {
  var body: some View {
    HStack {
      ForEach(["Reykjavík", "京都", "Nairobi", "Bergen", "Atlantis"], id: \.self) { place in
        Button(place) {}
      }
    }
  }
}

/// A row as on a phone: 40 columns are 320 points.
private struct Clock: View {
  var body: some View {
    HStack(spacing: 16) {
      Text("Day 38")
      ForEach(["Pause", "Slower", "Faster"], id: \.self) { Button($0) {} }
    }
    .buttonStyle(.bordered)
    .padding()
  }
}

/// Three columns that share the width.
private struct Columns: View {
  var body: some View {
    HStack(spacing: 16) {
      ForEach(["To do", "Doing", "Done"], id: \.self) { title in
        GroupBox {
          Color.clear.frame(height: 16)
        } label: {
          HStack {
            Text(title).font(.headline)
            Spacer()
            Text("1")
          }
        }
      }
    }
    .padding()
  }
}

private struct Letter: App {
  var body: some Scene {
    WindowGroup {
      VStack(alignment: .leading, spacing: 0) {
        Text("The first day")
        Text("It rained from the morning on, and nobody went out but the dog and the two of us.")
        Text("The second day")
        Text("In the night the wind had turned, and the lake lay there as if it were of glass.")
        Button("Answer") {}
      }
    }
  }
}

private struct Messages: App {
  var body: some Scene {
    WindowGroup {
      VStack(alignment: .leading, spacing: 0) {
        Text("Head")
        List(0..<40, id: \.self) { Text(verbatim: "Message \($0)") }
        Text("Foot")
      }
    }
  }
}

/// A screen of plain views that is taller than a terminal.
private struct Recipe: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<20) { Text(verbatim: "Step \($0)") }
          Button("Cook") {}
        }
        .navigationTitle("Soup")
        .toolbar { Button("Share") {} }
      }
    }
  }
}

/// A picture that takes the remaining room.
private struct Badge: App {
  var body: some Scene {
    WindowGroup {
      VStack(spacing: 0) {
        Text("Above")
        Circle().aspectRatio(1, contentMode: .fit)
        Text("Below")
      }
    }
  }
}

private struct Notice: App {
  @State private var isShown = true

  var body: some Scene {
    WindowGroup {
      Text("Behind").sheet(isPresented: $isShown) {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<4) { _ in
            Text("Each of these sentences takes several rows of so narrow a sheet as this one is.")
          }
          Button("I see") { isShown = false }
        }
      }
    }
  }
}

/// A form in a sheet that is wider than the terminal.
private struct WideSheet: App {
  var body: some Scene { WindowGroup { Pane() } }

  struct Pane: View {
    @State private var to = ""
    @FocusState private var isTyping: Bool

    var body: some View {
      Text("Behind").sheet(isPresented: .constant(true)) {
        NavigationStack {
          Form {
            TextField("To", text: $to, prompt: Text("name@example.org")).focused($isTyping)
            Toggle("Send later", isOn: .constant(true))
          }
          .navigationTitle("Message")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          }
        }
        .frame(minWidth: 400, minHeight: 300)
        .onAppear { isTyping = true }
      }
    }
  }
}

private struct Tabs: View {
  let seen: String

  var body: some View {
    TabView(selection: .constant(seen)) {
      ForEach(["Mail", "Invoices", "Notes", "Form", "Panels"], id: \.self) { title in
        Tab(title, systemImage: title == "Mail" ? "envelope" : "pencil", value: title) {
          Text("Page")
        }
      }
    }
  }
}

/// The same, declared by the pages themselves.
private struct OwnTabs: View {
  let seen: String

  private struct Page: View {
    let title: String

    var body: some View {
      Text("Page")
        .tabItem { Label(title, systemImage: title == "Mail" ? "envelope" : "pencil") }
    }
  }

  var body: some View {
    TabView(selection: .constant(seen)) {
      ForEach(["Mail", "Invoices", "Notes", "Form", "Panels"], id: \.self) { Page(title: $0) }
    }
  }
}

@Suite("A window that needs more space than the terminal has")
@MainActor
struct SmallTerminalTests {
  private func lines(_ screen: AppScreen) -> [Substring] {
    screen.text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test("A drawing with a fixed aspect ratio shrinks, and nothing is scrolled for it")
  func drawing() {
    let screen = AppScreen(app: Badge.self, 40, 12)
    #expect(screen.text.contains("Above"))
    #expect(screen.text.contains("Below"))
  }

  @Test("Bordered buttons take no more space around their titles than others")
  func bordered() {
    let screen = AppScreen(Clock(), 40, 8)
    for title in ["Day 38", "Pause", "Slower", "Faster"] { #expect(screen.text.contains(title)) }
  }

  @Test("It begins at its corner and is not clipped on both sides; the focus scrolls to the rest")
  func scrolling() {
    let screen = AppScreen(app: WideForm.self, 40, 6)
    #expect(lines(screen)[0].hasPrefix("Begin"))
    #expect(lines(screen)[1].hasPrefix("Line 0"))
    #expect(!screen.text.contains("Last") && !screen.text.contains("End"))
    screen.type("\t")
    #expect(screen.focused == "End" && lines(screen)[0].contains("End"))
    screen.type("\t")
    #expect(screen.focused == "Last" && screen.text.contains("Last"))
    screen.type("\u{1B}[H")
    #expect(screen.text.contains("Line 0"))
  }

  @Test("S11.5 A spacer adds no spacing beside its own length")
  func spacer() {
    let row = HStack(alignment: .top) {
      Text("Left")
      Spacer()
      Text("Right")
    }
    .fixedSize()
    #expect(AppScreen(row, 40, 3).text.contains("Left Right"))
  }

  @Test("Columns share whole cells, so that no word loses its last letter to a fraction")
  func wholeCells() {
    let screen = AppScreen(Columns(), 40, 8)
    for title in ["To do", "Doing", "Done"] { #expect(screen.text.contains(title), "\(title)") }
  }

  @Test("A word of a button's title is truncated if it does not fit, not broken over two rows")
  func titles() {
    let narrow = AppScreen(Places(), 40, 5)
    #expect(lines(narrow).count { !$0.allSatisfy(\.isWhitespace) } == 1)
    #expect(narrow.text.contains("Reyk") && narrow.text.contains("…"))
    #expect(narrow.text.contains("京都"))
    let wide = AppScreen(Places(), 70, 5)
    #expect(wide.text.contains("Reykjavík") && !wide.text.contains("…"))
  }

  @Test("Several words of a title still take several rows")
  func longTitle() {
    let screen = AppScreen(Button("Try once more") {}.frame(width: 12 * 8), 40, 5)
    #expect(screen.text.contains("Try once") && screen.text.contains("more"))
    #expect(!screen.text.contains("Try once more") && !screen.text.contains("…"))
  }

  @Test("Texts that would be truncated for the height keep all their rows, and the window scrolls")
  func texts() {
    let screen = AppScreen(app: Letter.self, 40, 5)
    #expect(!screen.text.contains("…"))
    #expect(lines(screen)[0].contains("The first day"))
    #expect(screen.text.contains("of us."))
    screen.type("\t")
    #expect(screen.focused == "Answer" && screen.text.contains("Answer"))
    #expect(!screen.text.contains("…") && screen.text.contains("glass."))
    screen.resize(40, 12)
    #expect(screen.text.contains("The first day") && screen.text.contains("Answer"))
  }

  @Test("A scroll view takes the available height, and the views around it stay")
  func ownScrolling() {
    let screen = AppScreen(app: Messages.self, 40, 8)
    #expect(screen.text.contains("Head") && screen.text.contains("Foot"))
    #expect(screen.text.contains("Message 0"))
  }

  @Test("A screen's bars stay, and the content between them is scrolled")
  func bars() {
    let screen = AppScreen(app: Recipe.self, 40, 10)
    #expect(screen.text.contains("Soup") && screen.text.contains("Step 0"))
    #expect(lines(screen).contains { $0.hasSuffix("▐") })
    screen.type("\u{1B}[6~")
    #expect(screen.text.contains("Soup") && screen.text.contains("Share"))
    #expect(!screen.text.contains("Step 0") && screen.text.contains("Step 8"))
    for _ in 0..<3 where screen.focused != "Cook" { screen.type("\t") }
    #expect(screen.focused == "Cook" && screen.text.contains("Cook"))
    #expect(screen.text.contains("Soup"))
  }

  @Test("They are scrolled, too, if they would leave less than three rows")
  func barsInTheWay() {
    let screen = AppScreen(app: Recipe.self, 40, 4)
    #expect(screen.text.contains("Soup") && screen.text.contains("Step 0"))
    for _ in 0..<3 where screen.focused != "Cook" { screen.type("\t") }
    #expect(screen.text.contains("Cook") && screen.text.contains("Step 19"))
  }

  @Test("The same in a sheet")
  func sheet() {
    let screen = AppScreen(app: Notice.self, 40, 10)
    #expect(screen.text.contains("Each of these") && !screen.text.contains("…"))
    screen.type("\u{1B}[F")
    #expect(screen.text.contains("I see") && !screen.text.contains("…"))
  }

  @Test("A field wider than its sheet is shown from its beginning")
  func wideSheet() {
    let screen = AppScreen(app: WideSheet.self, 40, 15)
    #expect(screen.text.contains("name@example.org") && screen.text.contains("Cancel"))
    screen.type("x\t")
    #expect(screen.text.contains("Send later") || screen.focused.contains("Send later"))
  }

  @Test("If there is no room, tabs keep their icons, and the selected one its title")
  func tabs() {
    for seen in ["Mail", "Invoices", "Panels"] {
      for view in [AnyView(Tabs(seen: seen)), AnyView(OwnTabs(seen: seen))] {
        let screen = AppScreen(view, 36, 8)
        let bar = screen.text.prefix { $0 != "\n" }
        #expect(bar.contains(seen) && bar.count { $0 == "✎" || $0 == "✉" } == 5, "\(bar)")
        #expect(!bar.contains("…"), "\(bar)")
        let stops = screen.host.focusRing().stops
        let names = stops.compactMap { screen.host.tree[$0.id]?.spokenLabel }
        for name in ["Mail", "Invoices", "Notes", "Form", "Panels"] {
          #expect(names.contains(name), "\(names)")
        }
      }
    }
    let wide = AppScreen(Tabs(seen: "Mail"), 80, 8).text
    #expect(wide.contains("✉ Mail") && wide.contains("Panels"))
  }

  @Test("Content that fits is centred, as before")
  func fitting() {
    let screen = AppScreen(app: WideForm.self, 60, 15)
    #expect(lines(screen)[2].isEmpty || lines(screen)[2].allSatisfy(\.isWhitespace))
    #expect(lines(screen)[3].hasPrefix("Begin"))
  }
}

import SwiftUI
import Testing
import ViewTesting

@MainActor
private final class Journal {
  var lines: [String] = []
}

private struct Page: View {
  let name: String
  let journal: Journal
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Page \(name)")
      Button("Count \(count)") { count += 1 }
    }
    .onAppear { journal.lines.append("appear \(name)") }
    .onDisappear { journal.lines.append("disappear \(name)") }
  }
}

private enum Kind: Hashable { case home, inbox, more }

private struct Modern: View {
  let journal: Journal
  @State private var kind = Kind.home
  @State private var hasMore = false

  var body: some View {
    VStack {
      Button("Go") { kind = .inbox }
      Button("Add") { hasMore = true }
      TabView(selection: $kind) {
        Tab("Home", systemImage: "house", value: .home) { Page(name: "home", journal: journal) }
        Tab("Inbox", systemImage: "tray", value: .inbox) { Page(name: "inbox", journal: journal) }
          .badge(3)
        if hasMore {
          TabSection("Others") {
            Tab("More", systemImage: "ellipsis", value: Kind.more) {
              Page(name: "more", journal: journal)
            }
          }
        }
      }
    }
  }
}

private struct Former: View {
  let journal: Journal
  @State private var selection = 2

  var body: some View {
    TabView(selection: $selection) {
      Page(name: "one", journal: journal)
        .tabItem {
          Image(systemName: "1.circle")
          Text("One")
        }
        .tag(1)
      Page(name: "two", journal: journal)
        .tag(2)
        .badge("new")
        .tabItem { Label("Two", systemImage: "2.circle") }
      ForEach(3..<5, id: \.self) { number in
        Page(name: "\(number)", journal: journal).tabItem { Text("No \(number)") }
      }
      Wrapped(journal: journal)
    }
  }
}

private struct Wrapped: View {
  let journal: Journal
  var body: some View {
    Page(name: "wrapped", journal: journal).tabItem { Text("Wrapped") }
  }
}

private struct Paged: View {
  @State private var index = 0
  let mode: PageTabViewStyle.IndexDisplayMode
  var body: some View {
    TabView(selection: $index) {
      ForEach(["春", "夏", "秋"].indices, id: \.self) { Text(["春", "夏", "秋"][$0]).tag($0) }
    }
    .tabViewStyle(.page(indexDisplayMode: mode))
    .indexViewStyle(.page(backgroundDisplayMode: .always))
  }
}

private struct Stacks: View {
  var body: some View {
    TabView {
      NavigationStack {
        NavigationLink("Next") { Text("Pushed").toolbar(.hidden, for: .tabBar) }
          .navigationTitle("First")
      }
      .tabItem { Text("A") }
      NavigationStack { Text("Second content").navigationTitle("Second") }
        .tabItem { Text("B") }
    }
  }
}

private struct Own: TabContent {
  typealias TabValue = String
  let names: [String]
  var body: some TabContent<String> {
    ForEach(names, id: \.self) { name in
      Tab(value: name) {
        Text("Own \(name)")
      } label: {
        Text(name)
      }
    }
  }
}

private struct Mixed: View {
  @State private var name = "x"
  var body: some View {
    TabView(selection: $name) {
      Own(names: ["x", "y"])
      Tab("Search", systemImage: "magnifyingglass", value: "s", role: .search) { Text("Find") }
        .hidden(name == "x")
    }
    .tabViewStyle(.sidebarAdaptable)
    TabView {
      Tab("First", systemImage: "1.circle") { Text("First page") }
      Tab("Second", systemImage: "2.circle") { Text("Second page") }
    }
  }
}

@MainActor
struct TabViewTests {
  private let journal = Journal()

  @Test("If no page has the selected tag, the first one is shown")
  func unknownTag() throws {
    struct Tabs: View {
      @State private var page = 9
      var body: some View {
        TabView(selection: $page) {
          Text("Page one").tabItem { Text("One") }.tag(1)
          Text("Page two").tabItem { Text("Two") }.tag(2)
        }
      }
    }
    let app = ViewTest(Tabs())
    #expect(app.exists("Page one"))
    #expect(!app.exists("Page two"))
    try app.select(tab: "Two")
    #expect(app.exists("Page two"))
  }

  @Test("S1.15 Pages are created when first shown, keep their state, and appear and disappear")
  func pages() throws {
    let app = ViewTest(Modern(journal: journal))
    #expect(app.exists("Page home"))
    #expect(journal.lines == ["appear home"])
    try app.tap("Count 0")
    try app.select(tab: "Inbox")
    #expect(app.exists("Page inbox"))
    #expect(journal.lines.sorted() == ["appear home", "appear inbox", "disappear home"])
    try app.select(tab: "Home")
    #expect(app.exists("Count 1"))
  }

  @Test("A selection is written by tabs and read from the app")
  func selection() throws {
    let app = ViewTest(Modern(journal: journal))
    try app.tap("Go")
    #expect(app.exists("Page inbox"))
    try app.tap("Add")
    try app.select(tab: "More")
    #expect(app.exists("Page more"))
    #expect(app.tabs.count == 3)
  }

  @Test("Badges are shown on their tabs")
  func badges() throws {
    let app = ViewTest(Modern(journal: journal))
    #expect(app.tabs == ["Home", "Inbox, 3"])
  }

  @Test("tabItem, tag and badge are found in any order, in loops, and inside other views")
  func former() throws {
    let app = ViewTest(Former(journal: journal))
    #expect(app.exists("Page two"))
    let names = app.tabs.map { $0.replacing("1 circle, ", with: "") }
    #expect(names == ["One", "Two, new", "No 3", "No 4", "Wrapped"])
    try app.select(tab: "One")
    #expect(app.exists("Page one"))
    try app.select(tab: "No 4")
    #expect(app.exists("Page 4"))
    try app.select(tab: "No 3")
    #expect(app.exists("Page 3"))
  }

  @Test("Custom tab content, loops, hidden tabs, and tabs without a selection")
  func mixed() throws {
    let app = ViewTest(VStack { Mixed() })
    #expect(app.tabs == ["x", "y", "First", "Second"])
    try app.select(tab: "y")
    #expect(app.exists("Own y"))
    #expect(app.tabs.contains("Search"))
    try app.select(tab: "Second")
    #expect(app.exists("Second page"))
  }

  @Test("A page style shows a dot for each page")
  func paged() throws {
    let app = ViewTest(Paged(mode: .always))
    #expect(app.exists("春"))
    try app.tap("Page 3 of 3")
    #expect(app.exists("秋") && !app.exists("春"))
    #expect(ViewTest(Paged(mode: .never)).tabs.isEmpty)
  }

  @Test("Each tab has its own stack; a screen may hide the tab bar")
  func stacks() throws {
    let app = ViewTest(Stacks())
    #expect(app.title == "First")
    try app.tap("Next")
    #expect(app.exists("Pushed"))
    #expect(app.tabs.isEmpty)
    try app.goBack()
    try app.select(tab: "B")
    #expect(app.title == "Second")
    try app.select(tab: "A")
    #expect(app.title == "First")
    #expect(app.diagnostics.isEmpty)
  }

  @Test("Pages without dots can be turned by the user, too, up to the ends")
  func turning() throws {
    let app = ViewTest(Leaves())
    #expect(app.exists("Leaf 0"))
    try app.turnPage()
    #expect(app.exists("Leaf 1") && app.exists("chosen 1"))
    try app.turnPage()
    try app.turnPage()
    #expect(app.exists("Leaf 2"))
    try app.turnPage(forward: false)
    #expect(app.exists("Leaf 1"))
  }
}

private struct Leaves: View {
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<3) { Text("Leaf \($0)").tag($0) }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
    Text("chosen \(page)")
  }
}

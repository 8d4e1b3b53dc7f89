import SwiftUI
import Testing
import ViewTesting

private struct Item: Identifiable {
  let id = UUID()
  let name: String
}

/// Rows that are rebuilt with other data at each body, below a pushed screen.
private struct Stack<Content: View>: View {
  @ViewBuilder let content: ([Item]) -> Content

  var body: some View {
    let items = ["A", "B", "C"].map { Item(name: $0) }
    NavigationStack { content(items) }
  }
}

@MainActor
@Suite("Lazy containers below another screen")
struct CoveredListTests {
  private func expectNothingLeft(_ content: @escaping ([Item]) -> some View) async throws {
    let app = ViewTest(Stack(content: content))
    try await app.checkInvariants([.leavesNothing])
    try app.tap("A")
    try await app.settle()
    #expect(app.exists("Destination"))
    for _ in 0..<4 { try await app.checkInvariants([.leavesNothing]) }
  }

  private func link(_ item: Item) -> some View {
    NavigationLink(item.name) { Text("Destination") }
  }

  @Test("Removed rows of a list are freed even though the list is covered")
  func list() async throws {
    try await expectNothingLeft { items in List(items) { self.link($0) } }
  }

  @Test("So are rows with modifiers around and behind them")
  func wrapped() async throws {
    try await expectNothingLeft { items in
      List {
        Section("Letters") {
          ForEach(items) { self.link($0).padding(4) }
            .onDelete { _ in }
            .padding(2)
            .background(Color.red)
        }
      }
    }
  }

  @Test("So are the views of a lazy stack and of a lazy grid")
  func lazyStacks() async throws {
    try await expectNothingLeft { items in
      ScrollView { LazyVStack { ForEach(items) { self.link($0) } } }
    }
    try await expectNothingLeft { items in
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(items) { self.link($0) }.border(Color.red)
        }
      }
    }
  }

  @Test("The list shows its rows again when the screen above it is popped")
  func back() async throws {
    let app = ViewTest(Stack { items in List(items) { self.link($0) } })
    try app.tap("A")
    try await app.settle()
    try await app.checkInvariants([.leavesNothing])
    try app.goBack()
    try await app.settle()
    #expect(app.exists("A"))
    #expect(app.exists("C"))
    try await app.checkInvariants()
  }

  /// Rows in a column that a narrow window hides, as one of them is selected.
  private struct Leaving: View {
    @State private var names: [String] = []
    @State private var selection: String?

    var body: some View {
      NavigationSplitView {
        List(selection: $selection) {
          ForEach(names, id: \.self) { name in HStack { Text(name) } }
        }
        .onChange(of: names) { if selection == "B" { selection = nil } }
        .toolbar { Button("Remove") { withAnimation { names = ["A", "C"] } } }
        .onAppear {
          guard names.isEmpty else { return }
          names = ["A", "B", "C"]
          selection = "B"
        }
      } detail: {
        Button("Restore") { names = ["A", "B", "C"] }
      }
    }
  }

  @Test(
    "S1.16 A row that is leaving when its list is hidden goes with it", arguments: [false, true])
  func leavingRow(isRestored: Bool) async throws {
    let app = ViewTest(Leaving(), size: CGSize(width: 390, height: 800))
    try await app.checkInvariants([.leavesNothing])
    app.resize(to: CGSize(width: 1_280, height: 800))
    try await app.settle()
    try app.tap("Remove")
    try await app.settle()
    app.resize(to: CGSize(width: 320, height: 568))
    try await app.settle()
    #expect(!app.exists("A"))
    if isRestored { try app.tap("Restore") }
    try await app.checkInvariants([.leavesNothing])
    try await app.advance(by: .seconds(2))
    app.resize(to: CGSize(width: 1_280, height: 800))
    try await app.advance(by: .seconds(2))
    #expect(app.exists("A") && app.exists("C"))
    #expect(app.exists("B") == isRestored)
    try await app.checkInvariants([.leavesNothing])
  }
}

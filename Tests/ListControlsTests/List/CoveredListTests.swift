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
}

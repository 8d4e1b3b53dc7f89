import SwiftUI
import Testing
import ViewTesting

private enum Container: CaseIterable {
  case stack, lazyStack, list
}

private struct Item: Identifiable {
  let id: Int
  let name: String
}

private struct Rows: View {
  let container: Container
  @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]

  var body: some View {
    VStack {
      switch container {
      case .stack: VStack { rows }
      case .lazyStack: ScrollView { LazyVStack { rows } }
      case .list: List { rows }
      }
      Button("Remove") { withAnimation(.linear(duration: 1)) { _ = items.removeLast() } }
      Button("Return") {
        withAnimation(.linear(duration: 1)) { items.append(Item(id: 2, name: "c")) }
      }
    }
  }

  private var rows: some View {
    ForEach(items) { item in Row(name: item.name) }
  }
}

private struct Row: View {
  let name: String
  @State private var taps = 0
  var body: some View { Button("\(name) \(taps)") { taps += 1 } }
}

@MainActor @Suite struct ReturningRowTests {
  @Test(
    "S1.7 A row that comes back while it leaves has its state, and shows its new element",
    arguments: Container.allCases)
  fileprivate func returning(container: Container) async throws {
    let app = ViewTest(Rows(container: container), size: CGSize(width: 300, height: 400))
    try app.button("b 0").tap()
    try app.button("Remove").tap()
    try await app.advance(by: .milliseconds(300))
    try app.button("Return").tap()
    #expect(app.exists(.button("c 1")) && !app.exists(.containing("b 1")))
    try await app.advance(by: .seconds(2))
    #expect(app.exists(.button("a 0")) && app.exists(.button("c 1")))
  }
}

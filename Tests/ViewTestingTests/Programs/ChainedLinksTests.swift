import SwiftUI
import Testing
import ViewTesting

@MainActor
struct ChainedLinksTests {
  @Test("Hidden links push screen after screen, driven by an array")
  func chain() async throws {
    let app = ViewTest(Chain())
    try app.tap("push")
    try await app.advance(by: .seconds(1))
    #expect(app.exists("screen 1"))
    try app.tap("push")
    try await app.advance(by: .seconds(1))
    #expect(app.exists("screen 2"))
    try app.goBack()
    try await app.advance(by: .seconds(1))
    #expect(app.exists("screen 1"))
    try app.tap("push")
    try await app.advance(by: .seconds(1))
    #expect(app.exists("screen 2"))
    try app.tap("root!")
    try await app.advance(by: .seconds(1))
    #expect(app.exists("root"))
  }
}

private struct Chain: View {
  @State private var path: [Int] = []
  var body: some View {
    NavigationView { Node(path: $path, index: -1) }.navigationViewStyle(.stack)
  }
  struct Node: View {
    @Binding var path: [Int]
    let index: Int
    var isActive: Binding<Bool> {
      Binding(
        get: { path.count > index + 1 },
        set: { showing in
          guard !showing, path.count > index + 1 else { return }
          path = Array(path.prefix(index + 1))
        })
    }
    var body: some View {
      VStack {
        Text(index < 0 ? "root" : "screen \(path.indices.contains(index) ? path[index] : -1)")
        Button("push") { path.append(path.count + 1) }
        Button("root!") { path.removeAll() }
      }
      .background(
        NavigationLink(isActive: isActive) {
          if index < 5 {
            AnyView(Node(path: $path, index: index + 1))
          } else {
            AnyView(EmptyView())
          }
        } label: {
          EmptyView()
        }.hidden()
      )
      .navigationTitle("\(index)")
    }
  }
}

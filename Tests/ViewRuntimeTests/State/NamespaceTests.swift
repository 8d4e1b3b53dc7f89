import SwiftUI
import Testing
import ViewTesting

private struct Named: View {
  let log: Log
  @Namespace private var first
  @Namespace private var second
  @State private var count = 0

  var body: some View {
    let _ = log("\(first.hashValue) \(second.hashValue)")
    PlainButton("count \(count)") { count += 1 }
  }
}

@MainActor
struct NamespaceTests {
  @Test("S9.4 A namespace stays the same for a view, and differs between views")
  func stable() throws {
    let log = Log()
    let app = ViewTest(
      VStack {
        Named(log: log)
        Named(log: log)
      })
    let ids = log.take()
    #expect(Set(ids.flatMap { $0.split(separator: " ") }).count == 4)
    try app.tap(.button("count 0").first)
    #expect(log.take() == [ids[0]])
  }

  @Test("S9.4 S13 D12 Outside a view it matches nothing, with a warning")
  func uninstalled() {
    let app = ViewTest(Text(""))
    app.run { _ = Namespace().wrappedValue }
    #expect(app.diagnostics.map(\.code) == ["D12"])
  }

  @Test("S8.11 S13 D11 The binding of a focus state outside a view is reported")
  func focusState() {
    struct Field: View {
      @FocusState var isFocused: Bool
      var body: some View { Text("").focused($isFocused) }
    }
    let app = ViewTest(Text(""))
    app.run { _ = Field().$isFocused }
    #expect(app.diagnostics.map(\.code) == ["D11"])
  }
}

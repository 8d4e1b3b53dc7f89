import SwiftUI
import Testing
import ViewTesting

private struct Reloadable: View {
  @State private var count = 0
  var body: some View {
    NavigationStack {
      List {
        Text("Loaded \(count)")
        Reader()
      }
      .refreshable {
        try? await Task.sleep(for: .seconds(2))
        count += 1
      }
      .navigationTitle("Posts")
    }
  }
}

private struct Reader: View {
  @Environment(\.refresh) private var refresh
  var body: some View { Text(refresh == nil ? "no refresh" : "has refresh") }
}

@MainActor
struct RefreshableTests {
  @Test("S12.12 The indicator is shown until the handler returns")
  func refresh() async throws {
    let app = ViewTest(Reloadable())
    #expect(app.exists("has refresh"))
    #expect(app.findAll(.progress()).isEmpty)
    try app.refresh()
    try await app.settle()
    #expect(app.findAll(.progress()).count == 1)
    #expect(app.exists("Loaded 0"))
    try await app.advance(by: .seconds(3))
    #expect(app.exists("Loaded 1"))
    #expect(app.findAll(.progress()).isEmpty)
  }

  @Test("The screen's bar offers it too")
  func button() async throws {
    let app = ViewTest(Reloadable())
    try app.tap("Refresh")
    try await app.advance(by: .seconds(3))
    #expect(app.exists("Loaded 1"))
  }

  @Test("S7.9 refresh is nil outside a refreshable view")
  func outside() throws {
    #expect(ViewTest(Reader()).exists("no refresh"))
  }
}

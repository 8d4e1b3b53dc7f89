import SwiftUI
import Testing
import ViewTesting

private struct Notes: View {
  @State private var chosen: Set<String> = ["a", "b"]
  @State private var log = "-"

  var body: some View {
    VStack {
      List(["a", "b", "c"], id: \.self, selection: $chosen) { Text("Note \($0)") }
        .contextMenu(forSelectionType: String.self) { ids in
          Button("Delete \(ids.count)") { log = "deleted \(ids.sorted().joined())" }
        } primaryAction: { ids in
          log = "opened \(ids.sorted().joined())"
        }
      Text(verbatim: "log \(log)")
    }
  }
}

@MainActor
struct SelectionMenuTests {
  @Test(
    "The menu of a selected row is for the whole selection, that of another row for itself")
  func menu() throws {
    let app = ViewTest(Notes())
    try app.row("Note b").openMenu()
    try app.tap("Delete 2")
    #expect(app.exists("log deleted ab"))
    #expect(app.presented == nil)
    try app.row("Note c").openMenu(at: CGPoint(x: 40, y: 40))
    try app.tap("Delete 1")
    #expect(app.exists("log deleted c"))
  }

  @Test("Activating a selected row again performs the primary action")
  func primary() throws {
    let app = ViewTest(Notes())
    try app.tap("Note c")
    #expect(app.exists("log -"))
    try app.tap("Note c")
    #expect(app.exists("log opened c"))
    // S14.17: the first click selected that row alone.
    try app.row("Note a").tap(holding: .command)
    #expect(app.exists("log opened c"))
    try app.tap("Note a")
    #expect(app.exists("log opened ac"))
  }
}

import SwiftUI
import Testing
import ViewTesting

private struct Row: View {
  let number: Int

  var body: some View { Text(verbatim: "Row \(number)") }
}

private struct Ledger: View {
  @State private var rows = Array(0..<100_000)
  @State private var chosen: Set<Int> = []
  @State private var mode = EditMode.inactive

  var body: some View {
    VStack(spacing: 0) {
      List(selection: $chosen) {
        ForEach(rows, id: \.self) { Row(number: $0) }
          .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
          .onDelete { rows.remove(atOffsets: $0) }
      }
      .environment(\.editMode, $mode)
      .accessibilityIdentifier("ledger")
      Button("Edit") { mode = mode.isEditing ? .inactive : .active }
      Text(verbatim: "chosen \(chosen.sorted().map(String.init).joined(separator: " "))")
      Text(verbatim: "count \(rows.count)")
    }
  }
}

@MainActor
struct LargeListTests {
  @Test("Among 100,000 rows, selecting, moving and deleting one costs only that row")
  func middle() throws {
    let app = ViewTest(Ledger())
    let ledger = try app.find(.identifier("ledger"))
    try ledger.scroll(to: CGPoint(x: 0, y: 16 * 50_000))
    #expect(app.bodiesRun.filter { $0.hasPrefix("Row") }.count < 60)
    let shown = try #require(app.findAll(.row()).dropFirst(3).first)
    let name = shown.label
    let number = try #require(Int(name.dropFirst("Row ".count)))
    try shown.tap()
    #expect(app.exists("chosen \(number)"))
    #expect(app.bodiesRun.filter { $0.hasPrefix("Row") }.isEmpty)
    try app.tap("Edit")
    try app.row(name).swipe("moveDown")
    #expect(app.bodiesRun.filter { $0.hasPrefix("Row") }.count < 60)
    let labels = app.findAll(.row()).map(\.label)
    let place = try #require(labels.firstIndex { $0.contains(name) })
    #expect(labels[place - 1].contains("Row \(number + 1)"))
    try app.row(name).swipe("delete")
    #expect(app.exists("count 99999"))
    #expect(!app.exists(.row(name)))
  }
}

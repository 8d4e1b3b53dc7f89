import SwiftUI
import Testing
import ViewTesting

private struct Row: View {
  let number: Int

  var body: some View { Text(verbatim: "Row \(number)") }
}

/// Sections, at first two of a thousand rows, and rows behind them.
private struct Ledger: View {
  @State private var rows: [[Int]]
  @State private var chosen: Set<Int> = []
  @State private var mode = EditMode.inactive
  private let more: [Int]

  init(_ rows: [[Int]] = [Array(0..<1000), Array(1000..<2000)], more: [Int] = []) {
    _rows = State(initialValue: rows)
    self.more = more
  }

  var body: some View {
    VStack(spacing: 0) {
      List(selection: $chosen) {
        ForEach(rows.indices, id: \.self) { section in
          Section("Section \(section)") {
            ForEach(rows[section], id: \.self) { Row(number: $0) }
              .onMove { rows[section].move(fromOffsets: $0, toOffset: $1) }
              .onDelete { rows[section].remove(atOffsets: $0) }
          }
        }
        ForEach(more, id: \.self) { Row(number: $0) }
      }
      .environment(\.editMode, $mode)
      .accessibilityIdentifier("ledger")
      Button("Edit") { mode = mode.isEditing ? .inactive : .active }
      let ends = [chosen.min(), chosen.max()].compactMap(\.self).map(String.init)
      Text(verbatim: "chosen \(chosen.count): \(ends.joined(separator: " "))")
      Text(verbatim: "counts \(rows[0].count) \(rows[1].count)")
    }
  }
}

@MainActor
struct LargeSectionTests {
  private func rowsRun(_ app: ViewTest) -> Int {
    app.bodiesRun.filter { $0.hasPrefix("Row") }.count
  }

  @Test(
    "S14.24 Selecting, moving and deleting a row of a large section runs only visible rows")
  func middle() throws {
    let app = ViewTest(Ledger())
    #expect(rowsRun(app) < 60)
    let ledger = try app.find(.identifier("ledger"))
    try ledger.scroll(to: CGPoint(x: 0, y: 16 * 1_500))
    #expect(rowsRun(app) < 60)
    let shown = try #require(app.findAll(.row()).dropFirst(3).first)
    let name = shown.label
    let number = try #require(Int(name.dropFirst("Row ".count)))
    #expect(number > 1000)
    try shown.tap()
    #expect(app.exists("chosen 1: \(number) \(number)"))
    try app.tap("Edit")
    try app.row(name).swipe("moveDown")
    #expect(rowsRun(app) < 60)
    let labels = app.findAll(.row()).map(\.label)
    let place = try #require(labels.firstIndex { $0.contains(name) })
    #expect(labels[place - 1].contains("Row \(number + 1)"))
    try app.row(name).swipe("delete")
    #expect(app.exists("counts 1000 999"))
    #expect(!app.exists(.row(name)))
  }

  @Test("S14.24 All rows of sections of other lengths, and of later ones, can be selected")
  func otherLengths() throws {
    let uneven = [Array(0..<30), Array(30..<1100), Array(1100..<1107)]
    let app = ViewTest(Ledger(uneven, more: Array(1107..<2000)))
    try app.row("Row 2").tap()
    try app.press(.end)
    #expect(app.exists("chosen 1: 1999 1999"))
    #expect(app.exists(.row("Row 1999")))
    try app.press(.up)
    #expect(app.exists("chosen 1: 1998 1998"))
    try app.press(.home)
    #expect(app.exists("chosen 1: 0 0"))
    try app.press(.end, holding: .shift)
    #expect(app.exists("chosen 2000: 0 1999"))
    let other = ViewTest(Ledger(uneven, more: Array(1107..<2000)))
    try other.row("Row 2").tap()
    try other.press(KeyboardShortcut("a"))
    #expect(other.exists("chosen 2000: 0 1999"))
  }

  @Test("S14.24 The keys move through the rows of all sections, and extend the selection to them")
  func keys() throws {
    let app = ViewTest(Ledger())
    try app.row("Row 2").tap()
    #expect(app.exists("chosen 1: 2 2"))
    try app.press(.end)
    #expect(app.exists("chosen 1: 1999 1999"))
    #expect(app.exists(.row("Row 1999")))
    try app.press(.up)
    #expect(app.exists("chosen 1: 1998 1998"))
    try app.press(.pageUp)
    try app.press(.home)
    #expect(app.exists("chosen 1: 0 0"))
    try app.press(.end, holding: .shift)
    #expect(app.exists("chosen 2000: 0 1999"))
    try app.press(.home)
    try app.press(.down)
    #expect(app.exists("chosen 1: 1 1"))
  }
}

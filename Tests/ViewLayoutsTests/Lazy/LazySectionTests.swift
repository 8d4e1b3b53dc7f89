import SwiftUI
import Testing
import ViewTesting

private struct RowCount: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@MainActor @Observable
private final class Shelf {
  var counts = [3, 200]
  var loaded = 0
  var isPlainFirst = false
  @ObservationIgnored var present: Set<String> = []
}

private struct ShelfRow: View {
  let name: String
  let shelf: Shelf
  @State private var taps = 0

  var body: some View {
    Button("\(name) \(taps)") { taps += 1 }
      .frame(height: 20)
      .preference(key: RowCount.self, value: 1)
      .onAppear { shelf.present.insert(name) }
      .onDisappear { shelf.present.remove(name) }
  }
}

/// Sections of a ``Shelf``, and the number of rows that contribute preferences.
private struct ShelfView: View {
  let shelf: Shelf
  var isList = false
  @State private var given = 0

  var body: some View {
    VStack(spacing: 0) {
      Text("given \(given)").frame(height: 20)
      if isList {
        List { sections }.onPreferenceChange(RowCount.self) { given = $0 }
      } else {
        ScrollView { LazyVStack(spacing: 0) { sections } }
          .onPreferenceChange(RowCount.self) { given = $0 }
      }
    }
  }

  private var sections: some View {
    ForEach(shelf.counts.indices, id: \.self) { section in
      if section == 0, shelf.isPlainFirst {
        ShelfRow(name: "plain1", shelf: shelf)
        ShelfRow(name: "plain2", shelf: shelf)
      } else {
        Section {
          ForEach(0..<shelf.counts[section], id: \.self) { row in
            ShelfRow(name: "\(section)-\(row)", shelf: shelf)
              .onAppear {
                if row == shelf.counts[section] - 1, section == shelf.counts.count - 1 {
                  shelf.loaded += 1
                  shelf.counts.append(50)
                }
              }
          }
        }
      }
    }
  }
}

@MainActor
struct LazySectionTests {
  private func app(_ shelf: Shelf, isList: Bool = false) -> ViewTest {
    ViewTest(ShelfView(shelf: shelf, isList: isList), size: CGSize(width: 300, height: 220))
  }

  private func scroll(_ app: ViewTest, by height: CGFloat, isList: Bool) throws {
    try app.find(.role(isList ? .list : .scrollView)).scroll(by: CGSize(width: 0, height: height))
  }

  @Test("S14.24 The last row of a section appears when it is reached", arguments: [false, true])
  func lastRow(isList: Bool) throws {
    let shelf = Shelf()
    let app = app(shelf, isList: isList)
    #expect(shelf.loaded == 0)
    for _ in 0..<5 { try scroll(app, by: 100, isList: isList) }
    #expect(shelf.loaded == 0)
    try scroll(app, by: 100_000, isList: isList)
    #expect(shelf.loaded == 1)
    #expect(shelf.present.contains("1-199"))
    try scroll(app, by: 100_000, isList: isList)
    #expect(shelf.loaded == 2)
    #expect(shelf.present.contains("2-49"))
  }

  @Test(
    "S14.4 Rows of a section contribute preferences exactly while they are visible",
    arguments: [false, true])
  func preferences(isList: Bool) throws {
    let shelf = Shelf()
    let app = app(shelf, isList: isList)
    for step: CGFloat in [0, 30, 400, 900, -50, 10_000, -10_000] {
      try scroll(app, by: step, isList: isList)
      #expect(!shelf.present.isEmpty)
      #expect(app.exists("given \(shelf.present.count)"), "\(step)")
    }
  }

  @Test(
    "S1.13 Rows of sections that scroll out of sight keep their state", arguments: [false, true])
  func state(isList: Bool) throws {
    let shelf = Shelf()
    let app = app(shelf, isList: isList)
    try app.tap("0-1 0")
    try app.tap("1-2 0")
    try scroll(app, by: 2_000, isList: isList)
    #expect(!shelf.present.contains("1-2"))
    try scroll(app, by: -2_000, isList: isList)
    #expect(app.exists("0-1 1"))
    #expect(app.exists("1-2 1"))
  }

  @Test("S14.24 Sections without rows take no space, wherever they are")
  func emptySections() throws {
    let shelf = Shelf()
    for counts in [[256, 0], [0, 0, 40, 0], [3, 0, 0, 0, 0, 0, 0], [0, 0, 0]] {
      shelf.counts = counts
      let app = app(shelf)
      try scroll(app, by: 100_000, isList: false)
      let section = counts.lastIndex { $0 > 0 }
      guard let section else {
        #expect(shelf.present.isEmpty)
        continue
      }
      let last = try app.find("\(section)-\(counts[section] - 1) 0").frame
      #expect(counts[section] < 10 || last.maxY == 218, "\(counts)")
      app.unmount()
    }
  }

  @Test("S14.24 Elements with several views may precede one that contains a `ForEach`")
  func mixed() throws {
    let shelf = Shelf()
    shelf.isPlainFirst = true
    let app = app(shelf)
    func tops(_ names: String...) throws -> [CGFloat] {
      try names.map { try app.find("\($0) 0").frame.minY }
    }
    #expect(try tops("plain1", "plain2", "1-0", "1-1") == [22, 42, 62, 82])
    try scroll(app, by: 90, isList: false)
    #expect(try tops("1-2", "1-3") == [12, 32])
    #expect(shelf.present.count < 15)
    app.run { shelf.isPlainFirst = false }
    try scroll(app, by: -1_000, isList: false)
    #expect(try tops("0-0", "0-2", "1-0", "1-1") == [22, 62, 82, 102])
  }
}

import SwiftUI
import Testing
import ViewTesting

/// More rows than any list of their lengths could hold.
@MainActor
struct HugeRangeTests {
  private struct Rows: View {
    let count: Int
    let isGrid: Bool
    let register: (ScrollViewProxy) -> Void

    var body: some View {
      ScrollViewReader { reader in
        let _ = register(reader)
        ScrollView {
          if isGrid {
            LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) { rows }
          } else {
            LazyVStack(spacing: 0) { rows }
          }
        }
      }
    }

    private var rows: some View {
      Group {
        Text("head")
        ForEach(0..<count, id: \.self) { Text(verbatim: "Row \($0)").frame(height: 20) }
        Text("foot")
      }
    }
  }

  @Test(
    "S14.24 However many rows there are, only the visible ones cost anything",
    arguments: [1 << 40, Int.max], [false, true])
  func rows(count: Int, isGrid: Bool) throws {
    var reader: ScrollViewProxy?
    let app = ViewTest(
      Rows(count: count, isGrid: isGrid) { reader = $0 }, size: CGSize(width: 300, height: 200))
    #expect(app.exists("head") && app.exists("Row 0"))
    try app.find(.role(.scrollView)).scroll(by: CGSize(width: 0, height: 1_000_000))
    #expect(!app.exists("Row 0"))
    #expect(app.findAll(.containing("Row")).count < 60)
    for row in [1 << 30, 50, 1_000_000] {
      app.run { reader?.scrollTo(row, anchor: .center) }
      let frame = try app.find(.text("Row \(row)")).frame
      #expect(abs(frame.midY - 100) < 12, "\(row)")
    }
    app.resize(to: CGSize(width: 200, height: 100))
    #expect(!app.findAll(.containing("Row")).isEmpty)
  }

  private struct Moving: View {
    @State private var start = 0

    var body: some View {
      Button("Later") { start += 3 }
      Button("Earlier") { withAnimation { start -= 2 } }
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(start..<1_000_000, id: \.counted) { Row(number: $0) }
        }
      }
    }
  }

  private struct Row: View {
    let number: Int
    @State private var taps = 0
    var body: some View {
      Button("Row \(number) \(taps)") { taps += 1 }.frame(height: 20)
    }
  }

  @Test("S14.24 A long range may begin elsewhere; its rows keep their state, and few ids are read")
  func moving() async throws {
    let app = ViewTest(Moving(), size: CGSize(width: 300, height: 200))
    Int.idsRead = 0
    try app.button("Row 2 0").tap()
    try app.button("Row 4 0").tap()
    try app.button("Later").tap()
    #expect(!app.exists(.button("Row 2 1")) && app.exists(.button("Row 4 1")))
    #expect(app.findAll(.containing("Row")).first?.label == "Row 3 0")
    try app.button("Earlier").tap()
    try await app.advance(by: .seconds(1))
    #expect(app.findAll(.containing("Row")).first?.label == "Row 1 0")
    #expect(app.exists(.button("Row 2 0")) && app.exists(.button("Row 4 1")))
    #expect(0 < Int.idsRead && Int.idsRead < 10_000)
  }

  private struct Exchanged: View {
    let isAnimated: Bool
    @State private var start = 9

    var body: some View {
      Button("Later") { withAnimation(isAnimated ? .default : nil) { start += 1 } }
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(start..<20, id: \.exchanged) { Row(number: $0) }
        }
      }
    }
  }

  @Test(
    "S1.7 Rows of a range keep their state if some numbers are not their own ids",
    arguments: [false, true])
  func exchanged(isAnimated: Bool) async throws {
    let app = ViewTest(Exchanged(isAnimated: isAnimated), size: CGSize(width: 300, height: 400))
    try app.button("Row 11 0").tap()
    try app.button("Later").tap()
    try await app.advance(by: .seconds(1))
    let labels = app.findAll(.containing("Row")).map(\.label)
    #expect(labels == ["Row 10 0", "Row 11 1"] + (12..<20).map { "Row \($0) 0" })
    #expect(app.diagnostics.isEmpty)
  }
}

extension Int {
  nonisolated(unsafe) fileprivate static var idsRead = 0

  fileprivate var counted: Int {
    Self.idsRead += 1
    return self
  }

  /// The number itself, except for two numbers.
  fileprivate var exchanged: Int {
    switch self {
    case 11: 12
    case 12: 11
    default: self
    }
  }
}

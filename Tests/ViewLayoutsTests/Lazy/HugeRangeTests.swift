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
          ForEach(start..<Int.max, id: \.self) { Row(number: $0) }
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

  @Test("S14.24 A range without end may begin elsewhere; its rows keep their state")
  func moving() async throws {
    let app = ViewTest(Moving(), size: CGSize(width: 300, height: 200))
    try app.button("Row 2 0").tap()
    try app.button("Row 4 0").tap()
    try app.button("Later").tap()
    #expect(!app.exists(.button("Row 2 1")) && app.exists(.button("Row 4 1")))
    #expect(app.findAll(.containing("Row")).first?.label == "Row 3 0")
    try app.button("Earlier").tap()
    try await app.advance(by: .seconds(1))
    #expect(app.findAll(.containing("Row")).first?.label == "Row 1 0")
    #expect(app.exists(.button("Row 2 0")) && app.exists(.button("Row 4 1")))
  }
}

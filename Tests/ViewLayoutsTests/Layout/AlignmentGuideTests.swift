import SwiftUI
import Testing
import ViewTesting

/// Reads positions during layout only: no body reads the state.
private struct Row: View {
  @State private var offset: CGFloat = 0

  var body: some View {
    VStack {
      Button("Move") { offset += 40 }
      ZStack(alignment: .topLeading) {
        Text("Fixed")
        Text("Moved").alignmentGuide(.leading) { _ in -offset }
      }
    }
  }
}

private struct Widths: PreferenceKey {
  static let defaultValue: [Int: CGFloat] = [:]
  static func reduce(value: inout Value, nextValue: () -> Value) {
    value.merge(nextValue()) { $1 }
  }
}

/// Places its texts next to each other, using its own measurements.
private struct MeasuredRow: View {
  @State private var offsets: [CGFloat] = []

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(0..<3) { index in
        Text(String(repeating: "a", count: index + 1))
          .background(
            GeometryReader { proxy in
              Color.clear.preference(key: Widths.self, value: [index: proxy.size.width])
            }
          )
          .alignmentGuide(.leading) { _ in offsets.isEmpty ? 0 : -offsets[index] }
      }
    }
    .onPreferenceChange(Widths.self) { widths in
      offsets = (0..<3).map { index in (0..<index).reduce(0) { $0 + (widths[$1] ?? 0) } }
    }
  }
}

@MainActor
@Suite("Alignment guides that read state")
struct AlignmentGuideTests {
  @Test("S2.7 A state that only the layout reads updates the layout")
  func state() throws {
    let app = ViewTest(Row())
    let fixed = try app.find("Fixed").frame.minX
    #expect(try app.find("Moved").frame.minX == fixed)
    try app.tap("Move")
    #expect(try app.find("Moved").frame.minX == app.find("Fixed").frame.minX + 40)
    try app.tap("Move")
    #expect(try app.find("Moved").frame.minX == app.find("Fixed").frame.minX + 80)
  }

  @Test("S2.7 A preference that depends on sizes moves the guides")
  func measured() async throws {
    let app = ViewTest(MeasuredRow())
    try await app.settle()
    let start = try app.find("a").frame.minX
    #expect(try app.find("aa").frame.minX == start + 8)
    #expect(try app.find("aaa").frame.minX == start + 24)
    try await app.checkInvariants()
  }
}

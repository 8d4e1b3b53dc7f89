import SwiftUI
import Testing
import ViewTesting

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct EqualWidths: View {
  let log: Log
  @State private var words = ["a", "abc"]
  @State private var width: CGFloat?

  var body: some View {
    VStack {
      ForEach(words, id: \.self) { word in
        Text(word).fixedSize()
          .background(
            GeometryReader { proxy in
              Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
            }
          )
          .frame(width: width)
      }
      PlainButton("longer") { words.append("abcdef") }
    }
    .onPreferenceChange(WidthKey.self) { width in
      log("\(Int(width))")
      self.width = width
    }
  }
}

@MainActor
struct GeometryPreferenceTests {
  private let log = Log()

  @Test("S6.12 The first value already includes those from geometry readers")
  func measured() throws {
    let app = ViewTest(EqualWidths(log: log))
    #expect(log.take() == ["24"])
    try app.tap("longer")
    #expect(log.take() == ["48"])
    #expect(app.diagnostics.isEmpty)
  }

  @Test("S6.12 A geometry reader that is never placed blocks no other preference")
  func neverPlaced() throws {
    struct Screen: View {
      let log: Log
      var body: some View {
        VStack {
          ViewThatFits {
            Text("a"); GeometryReader { _ in Text("b") }
          }
          Text("c").preference(key: WidthKey.self, value: 7)
        }
        .onPreferenceChange(WidthKey.self) { log("\(Int($0))") }
      }
    }
    _ = ViewTest(Screen(log: log))
    #expect(log.take() == ["7"])
  }
}

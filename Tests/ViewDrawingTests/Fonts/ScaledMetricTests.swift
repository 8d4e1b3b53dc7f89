import SwiftUI
import Testing
import ViewTesting

private struct Metrics: View {
  @ScaledMetric private var plain = 10.0
  @ScaledMetric(relativeTo: .caption2) private var small: CGFloat = 11

  var body: some View { Text(verbatim: "\(Int(plain * 10)) \(Int(small.rounded()))") }
}

private struct Sizes: View {
  @State private var size = DynamicTypeSize.large

  var body: some View {
    VStack {
      Metrics().dynamicTypeSize(size)
      Button("Larger") { size = .xxLarge }
    }
  }
}

@MainActor
struct ScaledMetricTests {
  @Test("S9.5 A scaled metric grows with the text size, like the style that it is relative to")
  func scales() throws {
    let app = ViewTest(Sizes())
    #expect(app.exists("100 11"))
    try app.tap("Larger")
    #expect(app.exists("123 15"))
  }
}

import SwiftUI

/// How much of something is used up, with a mark where it ought to be.
struct FractionBar: View {
  /// Above one: too much.
  let fraction: Double
  var color = Color.accentColor
  /// Where it ought to be by now.
  var expected: Double?

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(.quaternary)
        Capsule()
          .fill(fraction > 1 ? Color.red : color)
          .frame(width: proxy.size.width * min(max(fraction, 0), 1))
        if let expected, expected > 0, expected < 1 {
          Rectangle()
            .fill(.secondary)
            .frame(width: 2)
            .padding(.leading, max(0, proxy.size.width * expected - 1))
        }
      }
    }
    .frame(height: 8)
    .accessibilityElement()
    .accessibilityValue(Text(fraction, format: .percent.precision(.fractionLength(0))))
  }
}

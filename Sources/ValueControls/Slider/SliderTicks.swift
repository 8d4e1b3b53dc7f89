import Foundation
import HostInterface
import LayoutCore
import ViewBasics
import ViewDrawing
import ViewLayouts
import ViewRuntime
import ViewTexts

/// A tick as shown by a slider.
struct ShownTick: Identifiable {
  let id: Int
  /// The position: 0 at the lower bound, 1 at the upper bound.
  let place: Double
  let label: AnyView?
}

/// The ticks that a slider shows and its enabled values.
struct SliderMarks {
  var ticks: [ShownTick] = []
  /// The values that can be chosen; nil allows all.
  var enabled: ClosedRange<Double>?

  static func shown<V: BinaryFloatingPoint>(
    _ ticks: [SliderTick<V>], in bounds: ClosedRange<V>
  ) -> [ShownTick] {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    return ticks.filter { bounds.contains($0.value) }.enumerated().map { index, tick in
      ShownTick(
        id: index, place: length > 0 ? Double(tick.value - bounds.lowerBound) / length : 0,
        label: tick.label)
    }
  }
}

/// The ticks below a track, each at its value.
struct SliderTickRow: View {
  let ticks: [ShownTick]

  var body: some View {
    TickBox(places: ticks.map(\.place)) {
      ForEach(ticks) { tick in
        VStack(spacing: 0) {
          Text(verbatim: "╵").accessibilityHidden(true)
          if let label = tick.label { label.font(.caption) }
        }
        .fixedSize()
      }
    }
  }
}

private struct TickBox: Layout {
  let places: [Double]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let own = sizes.map(\.width).reduce(0, +)
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? own
    return CGSize(width: width, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, place) in zip(subviews, places) {
      let width = subview.sizeThatFits(.unspecified).width
      let middle = bounds.width * place
      let x = min(max(middle - width / 2, 0), max(bounds.width - width, 0))
      subview.place(
        at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: .unspecified)
    }
  }
}

import SwiftUI

/// Some stars out of a few, set by a click on one of them or by the arrow keys.
///
///     StarRating("Coffee", value: $stars)
struct StarRating: View {
  private let title: LocalizedStringKey
  @Binding private var value: Int
  private let range: ClosedRange<Int>
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var layoutDirection

  init(_ title: LocalizedStringKey, value: Binding<Int>, upTo highest: Int = 5) {
    self.title = title
    _value = value
    range = 0...highest
  }

  var body: some View {
    LabeledContent {
      HStack(spacing: 8) {
        ForEach(1...range.upperBound, id: \.self) { number in
          Image(systemName: number <= value ? "star.fill" : "star")
            .onTapGesture { change(to: number == value ? 0 : number) }
        }
      }
      .foregroundStyle(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
      .focusable(isEnabled)
      .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
        let goesUp = (press.key == .rightArrow) == (layoutDirection == .leftToRight)
        change(to: value + (goesUp ? 1 : -1))
        return .handled
      }
      .accessibilityElement()
      .accessibilityLabel(title)
      .accessibilityValue("\(value) of \(range.upperBound)")
      .accessibilityAdjustableAction { direction in
        change(to: value + (direction == .increment ? 1 : -1))
      }
    } label: {
      Text(title).accessibilityHidden(true)
    }
  }

  private func change(to number: Int) {
    guard isEnabled else { return }
    value = min(max(number, range.lowerBound), range.upperBound)
  }
}

#Preview("Stars") {
  @Previewable @State var stars = 4
  StarRating("Coffee", value: $stars)
}

import Controls
import Foundation
import HostInterface
import LayoutCore
import ViewLayouts
import ViewRuntime
import ViewTexts

/// A control to choose a number from a range by dragging.
///
/// ```swift
/// Slider(value: $volume, in: 0...10, step: 1) {
///   Text("Volume")
/// } minimumValueLabel: {
///   Text("0")
/// } maximumValueLabel: {
///   Text("10")
/// }
/// ```
///
/// The label names the slider; it is shown only in a form in a window, beside the slider. With a
/// step, only its multiples from the lower bound can be chosen.
///
/// - Note: In part without effect: `neutralValue`, `currentValueLabel` and `sliderThumbVisibility`
///   change nothing that is shown.
public struct Slider<Label: View, ValueLabel: View> {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  /// The step; 0 means continuous.
  let step: Double
  let onEditingChanged: (Bool) -> Void
  let label: Label
  let minimum: ValueLabel
  let maximum: ValueLabel
  var marks = SliderMarks()

  nonisolated init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: Double,
    _ onEditingChanged: @escaping (Bool) -> Void, label: Label, minimum: ValueLabel,
    maximum: ValueLabel
  ) {
    self.value = SliderValue.binding(value)
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step
    self.onEditingChanged = onEditingChanged
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
  }
}

enum SliderValue {
  static func binding<V: BinaryFloatingPoint>(_ value: Binding<V>) -> Binding<Double> {
    (value as? Binding<Double>)
      ?? Binding.unread(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
  }
}

extension Slider: View {
  public var body: some View {
    FormLabel(label, share: 0.6, labelled: track, control: track)
  }

  @MainActor private var track: some View {
    HStack {
      minimum
      if marks.ticks.isEmpty {
        control
      } else {
        VStack(spacing: 0) {
          control
          SliderTickRow(ticks: marks.ticks)
        }
      }
      maximum
    }
  }

  @MainActor @ViewBuilder private var control: some View {
    let value = value.readAgain
    SliderControl(
      value: value.wrappedValue, bounds: bounds, step: step, set: value, label: label,
      enabled: marks.enabled, onEditingChanged: onEditingChanged)
  }
}

/// A slider's node.
struct SliderControl<Label: View> {
  let value: Double
  let bounds: ClosedRange<Double>
  let step: Double
  let set: Binding<Double>
  let label: Label
  /// The values that can be chosen; nil allows all.
  let enabled: ClosedRange<Double>?
  let onEditingChanged: (Bool) -> Void
}

extension SliderControl: View {
  typealias Body = Never
}

extension SliderControl: ControlView {
  var hidden: some View { label }

  private var clamped: Double { min(max(value, bounds.lowerBound), bounds.upperBound) }

  func nodeContent(_ hidden: [HiddenPart], in environment: EnvironmentValues) -> NodeContent {
    NodeContent(
      role: .slider, leaf: .control, traits: .focusable, actions: [.setValue, .step],
      control: ControlSpec(
        kind: .slider, size: environment.controlSize.hostSize, tint: environment.hostTint),
      value: .number(clamped, in: bounds, step: step), label: hidden.label)
  }

  static var environmentMask: EnvironmentMask { .controlLooks }

  /// A track of ten cells.
  func content(_ hidden: [HiddenPart], hostDraws: Bool) -> some View {
    let length = bounds.upperBound - bounds.lowerBound
    let share = length > 0 ? (clamped - bounds.lowerBound) / length : 0
    let place = Int(clamping: (share.clamped(to: 0...1, else: 0) * 10).rounded())
    Text(
      verbatim: String(repeating: "━", count: place) + "●"
        + String(repeating: "─", count: 10 - place))
  }

  func handle(_ event: HostEvent, _ context: ControlContext) {
    switch event {
    case .setValue(_, .number(let number, _, _)): change(to: number)
    case .increment: change(to: clamped + stride)
    case .decrement: change(to: clamped - stride)
    default: break
    }
  }

  /// The change per key press.
  private var stride: Double { step > 0 ? step : (bounds.upperBound - bounds.lowerBound) / 10 }

  private func change(to number: Double) {
    var number = number
    if step > 0 {
      number = bounds.lowerBound + ((number - bounds.lowerBound) / step).rounded() * step
      // The last whole step, if the range is not a multiple of the step.
      if number > bounds.upperBound { number -= step }
    }
    let chosen = enabled?.clamped(to: bounds) ?? bounds
    if step > 0 {
      // The nearest step that can be chosen.
      if number < chosen.lowerBound {
        number += ((chosen.lowerBound - number) / step).rounded(.up) * step
      }
      if number > chosen.upperBound {
        number -= ((number - chosen.upperBound) / step).rounded(.up) * step
      }
    }
    number = min(max(number, chosen.lowerBound), chosen.upperBound)
    onEditingChanged(true)
    set.wrappedValue = number
    onEditingChanged(false)
  }
}

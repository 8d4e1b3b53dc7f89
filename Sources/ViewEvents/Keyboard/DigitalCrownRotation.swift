import Foundation
import HostInterface
import ViewRuntime

extension View {
  /// Changes a value with a watch's crown: here the up and down keys, while the focus is on this
  /// view or inside it.
  ///
  /// ```swift
  /// Text("\(degrees, specifier: "%.1f") °C")
  ///   .focusable()
  ///   .digitalCrownRotation($degrees, from: 15, through: 30, by: 0.5)
  /// ```
  ///
  /// The up key adds a step and the down key subtracts one. In text inputs they move the cursor.
  ///
  /// - Parameters:
  ///   - stride: one step; nil for a hundredth of the range.
  ///   - sensitivity: unused; an arrow key is one step.
  ///   - isContinuous: whether a step beyond one end leads to the other, instead of staying there.
  ///   - isHapticFeedbackEnabled: unused; keys give no feedback.
  ///   - onChange: called after each step.
  ///   - onIdle: called when the turn is over: here right after `onChange`.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      Self.crownHandler(onChange, onIdle) { direction in
        let value = binding.wrappedValue
        let next: V =
          if let stride {
            value.advanced(by: direction > 0 ? stride : 0 - stride)
          } else {
            value + (maxValue - minValue) / 100 * (direction > 0 ? 1 : -1)
          }
        let (first, last) = (min(minValue, maxValue), max(minValue, maxValue))
        if next > last {
          binding.wrappedValue = isContinuous ? first : last
        } else if next < first {
          binding.wrappedValue = isContinuous ? last : first
        } else {
          binding.wrappedValue = next
        }
        return CGFloat(binding.wrappedValue)
      })
  }

  /// Changes a value without bounds with a watch's crown: here by 1 with the up and down keys, while
  /// the focus is on this view or inside it.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      Self.crownHandler(onChange, onIdle) { direction in
        binding.wrappedValue += direction > 0 ? 1 : -1
        return CGFloat(binding.wrappedValue)
      })
  }

  /// Changes a value in steps with a watch's crown: here the up and down keys, while the focus is on
  /// this view or inside it.
  ///
  /// The same as ``digitalCrownRotation(_:from:through:by:sensitivity:isContinuous:isHapticFeedbackEnabled:onChange:onIdle:)``
  /// with a stride.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
  ) -> some View {
    digitalCrownRotation(
      detent, from: minValue, through: maxValue, by: stride, sensitivity: sensitivity,
      isContinuous: isContinuous, isHapticFeedbackEnabled: isHapticFeedbackEnabled,
      onChange: onChange, onIdle: onIdle)
  }

  /// - Parameter turn: gets 1 or -1, and returns the new value.
  private nonisolated static func crownHandler(
    _ onChange: @escaping (DigitalCrownEvent) -> Void, _ onIdle: @escaping () -> Void,
    _ turn: @escaping (Int) -> CGFloat
  ) -> KeyHandlerModifier {
    KeyHandlerModifier { stroke, isTyping in
      guard !isTyping, stroke.modifiers.isEmpty,
        let direction = MoveCommandDirection(stroke.key), direction == .up || direction == .down
      else { return false }
      onChange(DigitalCrownEvent(offset: turn(direction == .up ? 1 : -1), velocity: 0))
      onIdle()
      return true
    }
  }
}

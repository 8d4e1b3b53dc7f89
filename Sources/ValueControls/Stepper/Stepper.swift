import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// A control to increase and decrease a value in steps.
///
/// ```swift
/// Stepper("Guests: \(guests)", value: $guests, in: 1...12)
/// Stepper("Size") { size.grow() } onDecrement: { size.shrink() }
/// ```
///
/// At the end of the range, the step in that direction is disabled; a nil closure disables it, too.
public struct Stepper<Label: View> {
  let label: Label
  let source: StepperSource
  let onEditingChanged: (Bool) -> Void
  /// The field to type the value.
  var field: AnyView?
}

/// The actions of the two buttons.
struct StepperSource {
  /// The step, or nil if it is disabled; evaluated in the stepper's body.
  var increment: () -> (() -> Void)?
  var decrement: () -> (() -> Void)?
  /// The element's value, bounds and step, if it has one.
  var value: () -> (Double, ClosedRange<Double>, Double)? = { nil }
}

extension StepperSource {
  init(_ increment: (() -> Void)?, _ decrement: (() -> Void)?) {
    self.increment = { increment }
    self.decrement = { decrement }
  }

  init<V: Strideable>(_ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride) {
    let move = { (stride: V.Stride) -> (() -> Void)? in
      let current = value.wrappedValue
      let isUp = stride > 0
      if let bounds, isUp ? current >= bounds.upperBound : current <= bounds.lowerBound {
        return nil
      }
      return {
        let next = Self.moved(value.wrappedValue, by: stride)
        value.wrappedValue =
          bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
      }
    }
    increment = { move(step) }
    // The least integer has no negation.
    decrement = { move((step as? Int) == .min ? step : 0 - step) }
    self.value = {
      guard let number = Self.number(value.wrappedValue) else { return nil }
      let range = bounds.flatMap { bounds -> ClosedRange<Double>? in
        guard let lower = Self.number(bounds.lowerBound), let upper = Self.number(bounds.upperBound)
        else { return nil }
        return lower...upper
      }
      return (number, range ?? -Double.infinity...Double.infinity, Self.number(step) ?? 1)
    }
  }

  /// Stops at the limits of the value's type.
  private static func moved<V: Strideable>(_ value: V, by stride: V.Stride) -> V {
    guard let integer = value as? any FixedWidthInteger, let stride = stride as? Int else {
      return value.advanced(by: stride)
    }
    return integer.moved(by: stride) as? V ?? value
  }

  private static func number<T>(_ value: T) -> Double? {
    switch value {
    case let value as any BinaryInteger: Double(exactly: value) ?? nil
    case let value as any BinaryFloatingPoint: Double(value)
    default: nil
    }
  }
}

extension Stepper: View where Label: View {
  public var body: some View {
    let increment = source.increment()
    let decrement = source.decrement()
    let again = ReadAgain()
    StepperControl(
      value: source.value(), increment: increment.map { edited($0, again) },
      decrement: decrement.map { edited($0, again) }, label: label, field: field)
  }

  private func edited(_ step: @escaping () -> Void, _ again: ReadAgain) -> () -> Void {
    {
      onEditingChanged(true)
      step()
      again()
      onEditingChanged(false)
    }
  }
}

extension FixedWidthInteger {
  fileprivate func moved(by stride: Int) -> Self {
    let length = Self(clamping: stride.magnitude)
    let (sum, isTooFar) =
      stride < 0
      ? subtractingReportingOverflow(length) : addingReportingOverflow(length)
    return isTooFar ? (stride < 0 ? .min : .max) : sum
  }
}

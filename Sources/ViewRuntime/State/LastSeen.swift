/// The value that a body last read from a place that may disappear.
///
/// A view removed with an animation is shown as it was until it has left (S1.16). Its bodies may
/// still run, although the element or the optional value that they read is gone.
struct LastSeen<Value> {
  private var value: Value?

  /// Returns the current value or, once it is gone, the last one seen if a leaving view reads it.
  ///
  /// - Parameter goesByIndex: after a removal, another element takes the index of the removed one,
  ///   so a view leaving a `ForEach` keeps the last value it saw.
  mutating func settle(_ current: Value?, goesByIndex: Bool = false) -> Value? {
    guard EvaluationContext.isEvaluating else { return current }
    if let current, !(goesByIndex && EvaluationContext.isReaderLeavingForEach) || value == nil {
      value = current
      return current
    }
    return EvaluationContext.isReaderLeaving ? value : nil
  }
}

extension EvaluationContext {
  /// Whether the running body belongs to a view that was removed and is still shown.
  fileprivate static var isReaderLeaving: Bool { readerIsLeaving(asElement: false) }

  /// Whether the running body belongs to a leaving view that was an element of a `ForEach`.
  fileprivate static var isReaderLeavingForEach: Bool { readerIsLeaving(asElement: true) }

  private static func readerIsLeaving(asElement: Bool) -> Bool {
    guard let context = current else { return false }
    return MainActor.assumeIsolated {
      [context = UncheckedBox(context)] in
      guard let exit = context.value.observer?.element.exitTransition else { return false }
      return !asElement || exit.child is any IdentifiedElement
    }
  }
}

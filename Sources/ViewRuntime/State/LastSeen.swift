/// What a place that can go held when a body read it last.
///
/// What was removed with an animation is shown as it was until it has left (S1.16). Its bodies may
/// run meanwhile, and the element or the optional value that they read is gone.
struct LastSeen<Value> {
  private var value: Value?

  /// What is there now; where it is gone, what was seen last, if a view asks that is leaving.
  ///
  /// - Parameter goesByIndex: in the place of an element that is gone the one behind it stands:
  ///   what leaves a `ForEach` goes on with what was seen last.
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
  /// Whether the body that runs is one of a view that was removed and is still shown.
  fileprivate static var isReaderLeaving: Bool { readerIsLeaving(asElement: false) }

  /// Whether it is one of a view that was an element of a `ForEach`.
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

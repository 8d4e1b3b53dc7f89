/// What a place that can go held when a body read it last.
///
/// What was removed with an animation is shown as it was until it has left (S1.16). Its bodies may
/// run meanwhile, and the element or the optional value that they read is gone.
struct LastSeen<Value> {
  private var value: Value?

  /// What is there now; where it is gone, what was seen last, if a view asks that is leaving.
  mutating func settle(_ current: Value?) -> Value? {
    guard EvaluationContext.isEvaluating else { return current }
    if let current {
      value = current
      return current
    }
    return EvaluationContext.isReaderLeaving ? value : nil
  }
}

extension EvaluationContext {
  /// Whether the body that runs is one of a view that was removed and is still shown.
  fileprivate static var isReaderLeaving: Bool {
    guard let context = current else { return false }
    return MainActor.assumeIsolated {
      [context = UncheckedBox(context)] in
      context.value.observer?.element.isInExitTransition ?? false
    }
  }
}

import ViewRuntime

extension View {
  /// Keeps submissions inside this view from reaching outer handlers.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitScopeModifier(isBlocking: isBlocking))
  }
}

private struct SubmitScopeModifier {
  let isBlocking: Bool
}

extension SubmitScopeModifier: EnvironmentModifier {
  typealias Body = Never

  func modify(_ values: inout EnvironmentValues) {
    if isBlocking { values.submitActions.handlers = [] }
  }

  func differs(from old: SubmitScopeModifier) -> Bool { isBlocking != old.isBlocking }
}

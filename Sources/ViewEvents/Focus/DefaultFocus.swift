import ViewRuntime

/// How much a default focus weighs.
public struct DefaultFocusEvaluationPriority: Sendable {
  private let isUserInitiated: Bool

  /// At the start and when the program moves the focus (S8.9).
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// Also when the user moves the focus into the view.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

/// Asks for the focus when the view appears and nothing has it yet.
struct DefaultFocusModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension DefaultFocusModifier: LifecycleModifier {
  typealias Body = Never

  func makeStorage(_ owner: LifecycleOwner) {}

  func appeared(_ storage: inout Void, _ owner: LifecycleOwner) {
    let (binding, value) = (binding, value)
    owner.runtime.focus.requestDefault { binding.location?.request(value) }
  }
}

extension View {
  /// Says which view inside gets the focus when the window or sheet appears (S8.9).
  ///
  /// ```swift
  /// Form {
  ///   TextField("Name", text: $name).focused($field, equals: .name)
  ///   TextField("Mail", text: $mail).focused($field, equals: .mail)
  /// }
  /// .defaultFocus($field, .mail)
  /// ```
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(binding: binding, value: value))
  }
}

import HostInterface
import ViewEvents
import ViewRuntime

private struct FocusableModifier {
  let isFocusable: Bool
}

extension FocusableModifier: LayoutModifier {
  typealias Body = Never

  static var isDecoration: Bool { true }

  func decorate(_ content: inout NodeContent, in environment: EnvironmentValues) {
    if isFocusable, environment.isEnabled {
      content.traits.insert(.focusable)
    } else {
      content.traits.remove(.focusable)
    }
    if !isFocusable { content.traits.insert(.refusesFocus) }
  }

  static var environmentMask: EnvironmentMask { EnvironmentValues.isEnabledMask }

  func laysOutDifferently(from old: FocusableModifier) -> Bool { false }
}

extension View {
  /// Sets whether this view can take keyboard focus.
  ///
  /// ```swift
  /// GameBoard().focusable().onKeyPress(.upArrow) { move(.up) }
  /// ```
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable)).modifier(FocusAwareModifier())
  }

  /// Lets this view take keyboard focus for certain interactions; an empty set prevents it.
  public nonisolated func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    focusable(isFocusable && !interactions.isEmpty)
  }

  /// The legacy way to observe focus.
  public nonisolated func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View {
    modifier(FocusChangeModifier(isFocusable: isFocusable, action: onFocusChange))
  }
}

private struct FocusChangeModifier {
  let isFocusable: Bool
  let action: (Bool) -> Void
  @FocusState private var isFocused: Bool

  nonisolated init(isFocusable: Bool, action: @escaping (Bool) -> Void) {
    self.isFocusable = isFocusable
    self.action = action
    _isFocused = FocusState()
  }
}

extension FocusChangeModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.focusable(isFocusable).focused($isFocused)
      .onChange(of: isFocused) { action(isFocused) }
  }
}

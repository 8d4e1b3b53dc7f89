import HostInterface
import ViewRuntime

private struct FocusEffectModifier {
  typealias Body = Never
}

extension FocusEffectModifier: LayoutModifier {
  static var isDecoration: Bool { true }

  func decorate(_ content: inout NodeContent, in environment: EnvironmentValues) {
    if !environment.isFocusEffectEnabled { content.traits.insert(.hidesFocus) }
  }

  static var environmentMask: EnvironmentMask {
    EnvironmentMask(ObjectIdentifier(FocusEffectKey.self))
  }

  func laysOutDifferently(from old: FocusEffectModifier) -> Bool { false }
}

extension View {
  /// Keeps the system from drawing the focus effect, for views that draw their own.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(FocusEffectModifier())
      .transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}

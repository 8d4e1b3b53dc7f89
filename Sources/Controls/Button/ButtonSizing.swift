import ViewRuntime

/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
  enum Kind { case automatic, fitted, flexible }

  let kind: Kind

  /// The default of the current context.
  public static let automatic = ButtonSizing(kind: .automatic)
  /// As wide as the label.
  public static let fitted = ButtonSizing(kind: .fitted)
  /// As wide as the available space.
  public static let flexible = ButtonSizing(kind: .flexible)
}

extension View {
  /// Sets how wide the buttons inside are.
  ///
  /// ```swift
  /// Button("Continue") { next() }
  ///   .buttonStyle(.borderedProminent)
  ///   .buttonSizing(.flexible)
  /// ```
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}

private struct ButtonSizingKey: EnvironmentKey {
  static let defaultValue = ButtonSizing.automatic
}

extension EnvironmentValues {
  /// How wide buttons are.
  public internal(set) var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension EnvironmentMask {
  static let buttonSizing = EnvironmentMask(ObjectIdentifier(ButtonSizingKey.self))
}

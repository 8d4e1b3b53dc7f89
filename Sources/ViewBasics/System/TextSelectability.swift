import ViewRuntime

/// Whether a text can be selected.
public protocol TextSelectability: Sendable {
  /// Whether the user can select the letters, and copy them.
  static var allowsSelection: Bool { get }
}

/// Texts can be selected; written `.enabled`.
public struct EnabledTextSelectability: TextSelectability {
  /// Always true.
  public static let allowsSelection = true
}

/// Texts cannot be selected; written `.disabled`.
public struct DisabledTextSelectability: TextSelectability {
  /// Always false.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts cannot be selected where the program asks for it; a terminal selects them all the same.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

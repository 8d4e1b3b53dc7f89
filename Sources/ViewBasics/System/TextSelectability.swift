import ViewRuntime

/// Whether texts can be selected.
public protocol TextSelectability: Sendable {
  /// Whether the user can select and copy the text.
  static var allowsSelection: Bool { get }
}

/// A selectability with which texts can be selected; written `.enabled`.
public struct EnabledTextSelectability: TextSelectability {
  /// Always true.
  public static let allowsSelection = true
}

/// A selectability with which texts cannot be selected; written `.disabled`.
public struct DisabledTextSelectability: TextSelectability {
  /// Always false.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts cannot be selected; a terminal selects them all the same.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

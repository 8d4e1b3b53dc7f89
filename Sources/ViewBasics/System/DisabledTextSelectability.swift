import ViewRuntime

/// A selectability with which texts cannot be selected; written `.disabled`.
public struct DisabledTextSelectability: TextSelectability {
  /// Always false.
  public static let allowsSelection = false
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts cannot be selected; a terminal selects them all the same.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

import ViewRuntime

/// A selectability with which texts can be selected; written `.enabled`.
public struct EnabledTextSelectability: TextSelectability {
  /// Always true.
  public static let allowsSelection = true
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

import LayoutCore
import ViewRuntime

/// Options for customizing a toolbar item.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The raw bits of the set.
  public var rawValue: Int

  /// Makes a set from raw bits; none has an effect here.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The item is available even if the user removed it.
  public static var alwaysAvailable: ToolbarCustomizationOptions { .init(rawValue: 1 << 0) }
}

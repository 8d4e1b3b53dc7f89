import ViewRuntime

/// The former name of `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The smallest: `DynamicTypeSize.xSmall`.
  case extraSmall
  /// `DynamicTypeSize.small`.
  case small
  /// `DynamicTypeSize.medium`.
  case medium
  /// The default: `DynamicTypeSize.large`.
  case large
  /// `DynamicTypeSize.xLarge`.
  case extraLarge
  /// `DynamicTypeSize.xxLarge`.
  case extraExtraLarge
  /// The largest standard size: `DynamicTypeSize.xxxLarge`.
  case extraExtraExtraLarge
  /// `DynamicTypeSize.accessibility1`.
  case accessibilityMedium
  /// `DynamicTypeSize.accessibility2`.
  case accessibilityLarge
  /// `DynamicTypeSize.accessibility3`.
  case accessibilityExtraLarge
  /// `DynamicTypeSize.accessibility4`.
  case accessibilityExtraExtraLarge
  /// `DynamicTypeSize.accessibility5`.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the accessibility sizes beyond the standard ones.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  private var position: Int { Self.allCases.firstIndex(of: self) ?? 3 }

  var dynamicTypeSize: DynamicTypeSize { DynamicTypeSize.allCases[position] }

  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
    a.position < b.position
  }
  public static func <= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
    a.position <= b.position
  }
  /// Whether the first size is larger than the second.
  public static func > (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { b < a }
  /// Whether the first size is larger than or equal to the second.
  public static func >= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { b <= a }
}

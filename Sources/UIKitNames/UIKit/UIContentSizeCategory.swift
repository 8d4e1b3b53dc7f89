import Foundation
import ViewDrawing

/// The user's preferred text size, with UIKit's names.
///
/// ```swift
/// if UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory { ... }
/// ```
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the size.
  public let rawValue: String
  /// A size by UIKit's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "UICTContentSizeCategory" + name }

  /// Unknown.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// Smaller than the default by two.
  public static let small = UIContentSizeCategory("S")
  /// Smaller than the default by one.
  public static let medium = UIContentSizeCategory("M")
  /// The default.
  public static let large = UIContentSizeCategory("L")
  /// Larger than the default by one.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// Larger than the default by two.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// The largest standard size.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The smallest accessibility size.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// The second accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// The third accessibility size.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// From the smallest to the largest.
  fileprivate static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The size with SwiftUI's name; nil for `unspecified`.
  fileprivate var size: DynamicTypeSize? {
    Self.all.firstIndex(of: self).map { DynamicTypeSize.allCases[$0] }
  }

  /// The size with UIKit's name; nil is `unspecified`.
  public init(_ size: DynamicTypeSize?) {
    self =
      size.flatMap { size in DynamicTypeSize.allCases.firstIndex(of: size).map { Self.all[$0] } }
      ?? .unspecified
  }

  /// Whether it is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { size?.isAccessibilitySize ?? false }

  /// Whether a text size is smaller than another.
  public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
    (all.firstIndex(of: a) ?? -1) < (all.firstIndex(of: b) ?? -1)
  }
  /// Whether a text size is larger than another.
  public static func > (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { b < a }
  /// Whether a text size is at most another.
  public static func <= (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { !(b < a) }
  /// Whether a text size is at least another.
  public static func >= (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { !(a < b) }

  /// The name of the notification that the user has chosen another size.
  ///
  /// - Note: Without effect: it is never posted here.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
}

extension DynamicTypeSize {
  /// The size of UIKit's name; nil for `unspecified`.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = uiSizeCategory.size else { return nil }
    self = size
  }
}

extension UIApplication {
  /// The user's text size: always the default here.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}

extension UITraitCollection {
  /// The user's text size: always the default here.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}

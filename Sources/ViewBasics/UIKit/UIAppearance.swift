import Foundation

/// Settings for all views of one kind, in UIKit's words: `UINavigationBar.appearance().tintColor`.
///
/// The kinds of views that they are for do not exist here; what is set is kept, so that it can be
/// read again, and changes nothing that is shown.
@MainActor @preconcurrency
open class UIAppearanceView {
  public required init() {}

  private static var appearances: [ObjectIdentifier: UIAppearanceView] = [:]

  /// The settings of this kind of view.
  public static func appearance() -> Self {
    if let known = appearances[ObjectIdentifier(self)] as? Self { return known }
    let appearance = Self()
    appearances[ObjectIdentifier(self)] = appearance
    return appearance
  }

  public var backgroundColor: UIColor?
  public var tintColor: UIColor?
  public var isHidden = false
  public var alpha: CGFloat = 1
  public var isUserInteractionEnabled = true
}

@MainActor @preconcurrency
open class UIScrollView: UIAppearanceView {
  public var bounces = true
  public var isScrollEnabled = true
  public var isPagingEnabled = false
  public var showsVerticalScrollIndicator = true
  public var showsHorizontalScrollIndicator = true
  public var contentInset = UIEdgeInsets.zero
  public var keyboardDismissMode = KeyboardDismissMode.none

  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
}

@MainActor @preconcurrency
public final class UITableView: UIScrollView {
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  public var separatorStyle = SeparatorStyle.singleLine
  public var separatorColor: UIColor?
  public var separatorInset = UIEdgeInsets.zero
  public var sectionHeaderTopPadding: CGFloat = 0
  public var allowsSelection = true
}

@MainActor @preconcurrency
public final class UICollectionView: UIScrollView {
}

@MainActor @preconcurrency
public final class UITextView: UIScrollView {
  public var textContainerInset = UIEdgeInsets.zero
  public var textColor: UIColor?
}

@MainActor @preconcurrency
public final class UITableViewCell: UIAppearanceView {
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  public var selectionStyle = SelectionStyle.default
}

@MainActor @preconcurrency
public final class UITextField: UIAppearanceView {
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  public var clearButtonMode = ViewMode.never
  public var textColor: UIColor?
}

@MainActor @preconcurrency
public final class UISegmentedControl: UIAppearanceView {
  public var selectedSegmentTintColor: UIColor?

  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState
  ) {
    titleTextAttributes[state] = attributes
  }

  /// As they were set.
  public private(set) var titleTextAttributes: [UIControlState: [NSAttributedString.Key: Any]] =
    [:]
}

@MainActor @preconcurrency
public final class UIPageControl: UIAppearanceView {
  public var currentPageIndicatorTintColor: UIColor?
  public var pageIndicatorTintColor: UIColor?
}

@MainActor @preconcurrency
public final class UISwitch: UIAppearanceView {
  public var onTintColor: UIColor?
  public var thumbTintColor: UIColor?
}

@MainActor @preconcurrency
public final class UISlider: UIAppearanceView {
  public var minimumTrackTintColor: UIColor?
  public var maximumTrackTintColor: UIColor?
  public var thumbTintColor: UIColor?
}

/// What a control of UIKit is doing.
public struct UIControlState: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let normal: UIControlState = []
  public static let highlighted = UIControlState(rawValue: 1 << 0)
  public static let disabled = UIControlState(rawValue: 1 << 1)
  public static let selected = UIControlState(rawValue: 1 << 2)
  public static let focused = UIControlState(rawValue: 1 << 3)
}

import Foundation

/// Settings for all views of one kind, in UIKit's words: `UINavigationBar.appearance().tintColor`.
///
/// The kinds of views that they are for do not exist here; what is set is kept, so that it can be
/// read again, and changes nothing that is shown.
@MainActor @preconcurrency
open class UIAppearanceView {
  /// Settings of their own, which ``appearance()`` does not answer with.
  public required init() {}

  private static var appearances: [ObjectIdentifier: UIAppearanceView] = [:]

  /// The settings of this kind of view.
  public static func appearance() -> Self {
    if let known = appearances[ObjectIdentifier(self)] as? Self { return known }
    let appearance = Self()
    appearances[ObjectIdentifier(self)] = appearance
    return appearance
  }

  /// The colour behind the view; nil until one is set.
  public var backgroundColor: UIColor?
  /// The colour of what can be pressed in the view; nil until one is set.
  public var tintColor: UIColor?
  /// Whether the view is left out; false unless set.
  public var isHidden = false
  /// How opaque the view is, from 0 to 1, which is the usual value.
  public var alpha: CGFloat = 1
  /// Whether the view can be used; true unless set.
  public var isUserInteractionEnabled = true
}

/// The same under UIKit's own name, as in `UITableView.appearance().tableFooterView = UIView()`.
///
/// It has settings and is never shown: there are no views of UIKit here.
public typealias UIView = UIAppearanceView

extension UIAppearanceView {
  /// Whether UIKit's changes would be animated; kept, and without effect.
  public static var areAnimationsEnabled: Bool { AnimationSetting.isEnabled }
  /// Keeps whether UIKit's changes would be animated; without effect on SwiftUI's.
  public static func setAnimationsEnabled(_ enabled: Bool) { AnimationSetting.isEnabled = enabled }
}

@MainActor private enum AnimationSetting {
  static var isEnabled = true
}

/// Settings for all scroll views, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
open class UIScrollView: UIAppearanceView {
  /// Whether content springs back at its ends; true unless set.
  public var bounces = true
  /// Whether content can be scrolled; true unless set.
  public var isScrollEnabled = true
  /// Whether scrolling stops at whole pages only; false unless set.
  public var isPagingEnabled = false
  /// Whether a bar shows how far down the content stands; true unless set.
  public var showsVerticalScrollIndicator = true
  /// Whether a bar shows how far to the side the content stands; true unless set.
  public var showsHorizontalScrollIndicator = true
  /// The room around the content, in points; none unless set.
  public var contentInset = UIEdgeInsets.zero
  /// How scrolling puts a keyboard on the screen away; not at all unless set.
  public var keyboardDismissMode = KeyboardDismissMode.none

  /// Not at all, as soon as content is dragged, or together with a finger that drags it down.
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
}

/// Settings for all tables, in UIKit's words. Kept, and without effect on what is shown.
///
/// Views use `listStyle(_:)`, `listRowSeparator(_:edges:)` and their like.
@MainActor @preconcurrency
public final class UITableView: UIScrollView {
  /// No lines between rows, or a single one.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  /// The lines between rows; single ones unless set.
  public var separatorStyle = SeparatorStyle.singleLine
  /// The colour of the lines between rows; nil until one is set.
  public var separatorColor: UIColor?
  /// How far the lines between rows stay from the sides, in points; zero unless set.
  public var separatorInset = UIEdgeInsets.zero
  /// The room above a section's header, in points; 0 unless set.
  public var sectionHeaderTopPadding: CGFloat = 0
  /// Whether rows can be chosen; true unless set.
  public var allowsSelection = true
  /// What lies behind the rows; nil until it is set.
  public var backgroundView: UIView?
  /// What stands above the rows; nil until it is set.
  public var tableHeaderView: UIView?
  /// What stands below the rows; nil until it is set.
  public var tableFooterView: UIView?
}

/// Settings for all collection views, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UICollectionView: UIScrollView {
}

/// Settings for all text views, in UIKit's words. Kept, and without effect on what is shown.
///
/// A `TextEditor` takes its background from `scrollContentBackground(_:)` and `background(_:)`.
@MainActor @preconcurrency
public final class UITextView: UIScrollView {
  /// The room between the text and the sides of the view, in points; zero unless set.
  public var textContainerInset = UIEdgeInsets.zero
  /// The colour of the letters; nil until one is set.
  public var textColor: UIColor?
}

/// Settings for all rows of tables, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UITableViewCell: UIAppearanceView {
  /// How a chosen row looks: as others, blue, grey, or as the system has it.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  /// How a chosen row looks; as the system has it unless set.
  public var selectionStyle = SelectionStyle.default
  /// What lies behind a row; nil until it is set.
  public var backgroundView: UIView?
  /// What lies behind a chosen row; nil until it is set.
  public var selectedBackgroundView: UIView?
}

/// Settings for all text fields, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UITextField: UIAppearanceView {
  /// Never, only while the field is typed in, only while it is not, or always.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  /// When the field has a button that empties it; never unless set.
  public var clearButtonMode = ViewMode.never
  /// The colour of the letters; nil until one is set.
  public var textColor: UIColor?
}

/// Settings for all segmented controls, in UIKit's words. Kept, and without effect on what is
/// shown.
@MainActor @preconcurrency
public final class UISegmentedControl: UIAppearanceView {
  /// The background of the chosen segment; nil until one is set.
  public var selectedSegmentTintColor: UIColor?

  /// Keeps how the titles look in a state, for ``titleTextAttributes``; nil takes it away.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState
  ) {
    titleTextAttributes[state] = attributes
  }

  /// As they were set.
  public private(set) var titleTextAttributes: [UIControlState: [NSAttributedString.Key: Any]] =
    [:]
}

/// Settings for all rows of page dots, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UIPageControl: UIAppearanceView {
  /// The colour of the present page's dot; nil until one is set.
  public var currentPageIndicatorTintColor: UIColor?
  /// The colour of the other pages' dots; nil until one is set.
  public var pageIndicatorTintColor: UIColor?
}

/// Settings for all switches, in UIKit's words. Kept, and without effect on what is shown.
///
/// A `Toggle` takes its colour from `tint(_:)`.
@MainActor @preconcurrency
public final class UISwitch: UIAppearanceView {
  /// The background of a switch that is on; nil until one is set.
  public var onTintColor: UIColor?
  /// The colour of the knob; nil until one is set.
  public var thumbTintColor: UIColor?
}

/// Settings for all sliders, in UIKit's words. Kept, and without effect on what is shown.
///
/// A `Slider` takes its colour from `tint(_:)`.
@MainActor @preconcurrency
public final class UISlider: UIAppearanceView {
  /// The colour of the track up to the knob; nil until one is set.
  public var minimumTrackTintColor: UIColor?
  /// The colour of the track beyond the knob; nil until one is set.
  public var maximumTrackTintColor: UIColor?
  /// The colour of the knob; nil until one is set.
  public var thumbTintColor: UIColor?
}

/// What a control of UIKit is doing.
public struct UIControlState: OptionSet, Hashable, Sendable {
  /// A bit for each of the states.
  public let rawValue: UInt
  /// States by UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// None of the others: nothing happens to the control.
  public static let normal: UIControlState = []
  /// While it is pressed.
  public static let highlighted = UIControlState(rawValue: 1 << 0)
  /// It cannot be used.
  public static let disabled = UIControlState(rawValue: 1 << 1)
  /// It is chosen, or on.
  public static let selected = UIControlState(rawValue: 1 << 2)
  /// It has the keyboard focus.
  public static let focused = UIControlState(rawValue: 1 << 3)
}

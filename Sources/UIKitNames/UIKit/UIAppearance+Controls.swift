import Foundation

/// Settings for all date pickers, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UIDatePicker: UIAppearanceView {
  /// How many minutes lie between two choices; 1 unless set.
  public var minuteInterval = 1
}

/// Settings for all wheels of choices, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UIPickerView: UIAppearanceView {}

/// Settings for all bars of progress, in UIKit's words. Kept, and without effect on what is shown.
///
/// A `ProgressView` takes its colour from `tint(_:)`.
@MainActor @preconcurrency
public final class UIProgressView: UIAppearanceView {
  /// The colour of what is done; nil until one is set.
  public var progressTintColor: UIColor?
  /// The colour of what is left; nil until one is set.
  public var trackTintColor: UIColor?
}

/// Settings for all controls that refresh lists, in UIKit's words. Kept, and without effect on what
/// is shown.
@MainActor @preconcurrency
public final class UIRefreshControl: UIAppearanceView {
  /// The words below the sign; nil until they are set.
  public var attributedTitle: NSAttributedString?
}

/// Settings for all steppers, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UIStepper: UIAppearanceView {}

/// Settings for all search bars, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UISearchBar: UIAppearanceView {
  /// The ground of the bar; nil until one is set.
  public var barTintColor: UIColor?
}

/// Settings for all labels, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UILabel: UIAppearanceView {
  /// The colour of the letters; nil until one is set.
  public var textColor: UIColor?
  /// The font of the letters; nil until one is set.
  public var font: UIFont?
}

/// Settings for the headers and footers of tables, in UIKit's words. Kept, and without effect on
/// what is shown.
@MainActor @preconcurrency
public final class UITableViewHeaderFooterView: UIAppearanceView {
  /// What lies behind it; nil until it is set.
  public var backgroundView: UIView?
}

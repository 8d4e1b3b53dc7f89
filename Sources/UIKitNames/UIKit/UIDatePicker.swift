import Foundation

/// Settings for all date pickers, with UIKit's names. Kept, but without effect on what is shown.
@MainActor @preconcurrency
public final class UIDatePicker: UIAppearanceView {
  /// The interval between two choices in minutes; 1 by default.
  public var minuteInterval = 1
}

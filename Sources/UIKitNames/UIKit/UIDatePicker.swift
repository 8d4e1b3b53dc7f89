import Foundation

/// Settings for all date pickers, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UIDatePicker: UIAppearanceView {
  /// How many minutes lie between two choices; 1 unless set.
  public var minuteInterval = 1
}

import Foundation

/// Settings for the headers and footers of tables, in UIKit's words. Kept, and without effect on
/// what is shown.
@MainActor @preconcurrency
public final class UITableViewHeaderFooterView: UIAppearanceView {
  /// What lies behind it; nil until it is set.
  public var backgroundView: UIView?
}

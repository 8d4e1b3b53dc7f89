import Foundation

/// Settings for the headers and footers of tables, with UIKit's names. Kept, but without effect on
/// what is shown.
@MainActor @preconcurrency
public final class UITableViewHeaderFooterView: UIAppearanceView {
  /// The background view; nil until one is set.
  public var backgroundView: UIView?
}

import Foundation

/// Settings for all rows of tables, with UIKit's names. Kept, but without effect on what is shown.
@MainActor @preconcurrency
public final class UITableViewCell: UIAppearanceView {
  /// How a selected row looks: like others, blue, grey, or the system's default.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  /// How a selected row looks; the system's default by default.
  public var selectionStyle = SelectionStyle.default
  /// The view behind a row; nil until one is set.
  public var backgroundView: UIView?
  /// The view behind a chosen row; nil until one is set.
  public var selectedBackgroundView: UIView?
}

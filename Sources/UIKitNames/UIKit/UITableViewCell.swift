import Foundation

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

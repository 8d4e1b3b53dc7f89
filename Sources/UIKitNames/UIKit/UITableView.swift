import Foundation

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

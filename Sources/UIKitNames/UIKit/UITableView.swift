import Foundation

/// Settings for all tables, with UIKit's names. Kept, but without effect on what is shown.
///
/// Views use `listStyle(_:)`, `listRowSeparator(_:edges:)` and similar modifiers.
@MainActor @preconcurrency
public final class UITableView: UIScrollView {
  /// No lines between rows, or a single one.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  /// The lines between rows; single lines by default.
  public var separatorStyle = SeparatorStyle.singleLine
  /// The colour of the lines between rows; nil until one is set.
  public var separatorColor: UIColor?
  /// The inset of the lines between rows, in points; zero by default.
  public var separatorInset = UIEdgeInsets.zero
  /// The padding above a section's header, in points; 0 by default.
  public var sectionHeaderTopPadding: CGFloat = 0
  /// The height of a section's header, in points; 0 means automatic.
  public var sectionHeaderHeight: CGFloat = 0
  /// The height of a section's footer, in points; 0 means automatic.
  public var sectionFooterHeight: CGFloat = 0
  /// Whether rows can be selected; true by default.
  public var allowsSelection = true
  /// The view behind the rows; nil until one is set.
  public var backgroundView: UIView?
  /// The view above the rows; nil until one is set.
  public var tableHeaderView: UIView?
  /// The view below the rows; nil until one is set.
  public var tableFooterView: UIView?
}

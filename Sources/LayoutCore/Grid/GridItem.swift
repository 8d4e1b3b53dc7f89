import Foundation

/// One column of a `LazyVGrid`, or one row of a `LazyHGrid`; an adaptive one stands for many.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.adaptive(minimum: 80))]) { cells }
/// ```
public struct GridItem: Sendable {
  /// How long the column is across the grid.
  public enum Size: Sendable {
    /// One column of this length in points.
    case fixed(CGFloat)

    /// One column that shares the free length with others, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)

    /// As many columns as fit into the item's share of the free length, each at least `minimum`
    /// long.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long the column is.
  public var size: GridItem.Size

  /// The gap to the next column in points; `nil` for the standard gap.
  public var spacing: CGFloat?

  /// Where a cell lies that does not fill its place; `nil` for the grid's own alignment.
  public var alignment: Alignment?

  /// Makes a column.
  public init(
    _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

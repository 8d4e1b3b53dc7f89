import Foundation

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`; an adaptive item makes several.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.adaptive(minimum: 80))]) { cells }
/// ```
public struct GridItem: Sendable {
  /// The length of a column across the grid.
  public enum Size: Sendable {
    /// One column with this length in points.
    case fixed(CGFloat)

    /// One column that shares the free length with other items, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)

    /// As many columns as fit into the item's share of the free length, each at least `minimum`
    /// long.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The length of the column.
  public var size: GridItem.Size

  /// The gap to the next column in points; `nil` uses the standard gap.
  public var spacing: CGFloat?

  /// The alignment of a cell that does not fill its place; `nil` uses the grid's alignment.
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

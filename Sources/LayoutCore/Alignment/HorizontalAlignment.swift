import Foundation

/// A guide along the horizontal axis, by which a column lines up its children.
///
/// ```swift
/// VStack(alignment: .leading) { Title(); Subtitle() }
/// ```
///
/// Define custom guides with an ``AlignmentID``.
public struct HorizontalAlignment: Equatable, Sendable {
  /// The guide's identity, as the runtime stores it.
  @usableFromInline package let key: AlignmentKey

  /// Makes the guide that `id` defines.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .horizontal) }

  /// Makes one of the library's guides that have an ``AlignmentKey/mark``.
  private init(_ id: any AlignmentID.Type, bit: Int) {
    key = AlignmentKey(id, axis: .horizontal, mark: 1 << bit)
  }

  /// Merges the values that children set for this guide into their container's value.
  ///
  /// - Parameter values: The children's explicit values; `nil` for a child that sets none.
  /// - Returns: The mean of the values, or `nil` if there are none.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combineExplicit(values)
  }

  /// The side on which reading starts.
  public static let leading = HorizontalAlignment(Leading.self, bit: 0)

  /// The middle.
  public static let center = HorizontalAlignment(Center.self, bit: 1)

  /// The side on which reading ends.
  public static let trailing = HorizontalAlignment(Trailing.self, bit: 2)

  /// The leading end of a list row's separator.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self, bit: 3)

  /// The trailing end of a list row's separator.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self, bit: 4)

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  // A separator extends to the outermost guide that the row's children set.
  private enum SeparatorLeading: CombiningAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    static func combine(_ value: CGFloat, into merged: inout CGFloat) {
      merged = min(merged, value)
    }
  }

  private enum SeparatorTrailing: CombiningAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    static func combine(_ value: CGFloat, into merged: inout CGFloat) {
      merged = max(merged, value)
    }
  }
}

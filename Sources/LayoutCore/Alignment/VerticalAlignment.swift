import Foundation

/// A guide along the vertical axis, by which a row lines up its children.
///
/// ```swift
/// HStack(alignment: .firstTextBaseline) { Text("Total").font(.title); Text("incl. tax") }
/// ```
///
/// Define custom guides with an ``AlignmentID``.
public struct VerticalAlignment: Equatable, Sendable {
  /// The guide's identity, as the runtime stores it.
  @usableFromInline package let key: AlignmentKey

  /// Makes the guide that `id` defines.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .vertical) }

  /// Makes one of the library's guides that have an ``AlignmentKey/mark``.
  private init(_ id: any AlignmentID.Type, bit: Int) {
    key = AlignmentKey(id, axis: .vertical, mark: 1 << bit)
  }

  /// Merges the values that children set for this guide into their container's value.
  ///
  /// - Parameter values: The children's explicit values; `nil` for a child that sets none.
  /// - Returns: The smallest for ``firstTextBaseline``, the largest for ``lastTextBaseline``, the
  ///   mean for others; `nil` if there are no values.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combineExplicit(values)
  }

  /// The upper side.
  public static let top = VerticalAlignment(Top.self, bit: 5)

  /// The middle.
  public static let center = VerticalAlignment(Center.self, bit: 6)

  /// The lower side.
  public static let bottom = VerticalAlignment(Bottom.self, bit: 7)

  /// The baseline of the first line of text; the lower side without text.
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)

  /// The baseline of the last line of text; the lower side without text.
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum FirstBaseline: CombiningAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    static func combine(_ value: CGFloat, into merged: inout CGFloat) {
      merged = min(merged, value)
    }
  }

  private enum LastBaseline: CombiningAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    static func combine(_ value: CGFloat, into merged: inout CGFloat) {
      merged = max(merged, value)
    }
  }
}

/// The ways in which the user can customize a table column.
public struct TableColumnCustomizationBehavior: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each customization.
  public let rawValue: Int
  /// Creates a set from bits; unknown bits have no effect.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Moving the column.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1 << 0)
  /// Making the column wider or narrower.
  ///
  /// - Note: Without effect: columns stay resizable.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 1 << 1)
  /// Hiding and showing the column.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 1 << 2)
  /// Moving, resizing, hiding and showing the column.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

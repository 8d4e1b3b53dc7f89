/// What the user can do with a column of a table.
public struct TableColumnCustomizationBehavior: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each way to change a column.
  public let rawValue: Int
  /// Makes a set of bits; those that mean nothing here stay without effect.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// To move it.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1 << 0)
  /// To make it wider or narrower. Nobody can here.
  ///
  /// - Note: Without effect: nobody can make a column wider.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 1 << 1)
  /// To hide and show it.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 1 << 2)
  /// To move, resize, hide and show it.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

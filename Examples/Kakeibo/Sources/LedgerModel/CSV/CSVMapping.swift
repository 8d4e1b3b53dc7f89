/// What the columns of a table mean.
public struct CSVMapping: Hashable, Sendable {
  /// The meaning of columns, by their place from 0 on. The others are left out.
  public var columns: [Int: Field] = [:]
  /// Whether the first row has headings.
  public var hasHeader = true
  public var dayFormat = DayFormat.yearMonthDay

  /// What a column can hold.
  public enum Field: CaseIterable, Hashable, Sendable {
    case day
    /// An amount with its sign.
    case amount
    /// An amount that went, written without a sign.
    case spent
    /// An amount that came, written without a sign.
    case received
    case payee, category, account, note, tags
  }

  /// The order in which days are written.
  public enum DayFormat: CaseIterable, Hashable, Sendable {
    case yearMonthDay, dayMonthYear, monthDayYear
  }

  /// The column that holds something.
  func column(_ field: Field) -> Int? {
    columns.filter { $0.value == field }.keys.min()
  }
}

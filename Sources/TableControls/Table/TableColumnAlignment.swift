import Foundation
import LayoutCore
import Timekeeping
import ViewEnvironment
import ViewRuntime

/// Where the views of a column stand.
public struct TableColumnAlignment: Hashable, Sendable {
  enum Kind { case automatic, leading, center, trailing }
  let kind: Kind

  /// At the leading end.
  public static let automatic = TableColumnAlignment(kind: .automatic)
  /// At the leading end.
  public static let leading = TableColumnAlignment(kind: .leading)
  /// In the middle of the column.
  public static let center = TableColumnAlignment(kind: .center)
  /// At the trailing end.
  public static let trailing = TableColumnAlignment(kind: .trailing)
  /// Numbers, at the trailing end.
  public static let numeric = TableColumnAlignment(kind: .trailing)

  var alignment: Alignment {
    switch kind {
    case .automatic, .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

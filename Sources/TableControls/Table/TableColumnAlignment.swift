import Foundation
import LayoutCore
import Timekeeping
import ViewEnvironment
import ViewRuntime

/// The alignment of a column's views.
public struct TableColumnAlignment: Hashable, Sendable {
  enum Kind { case automatic, leading, center, trailing }
  let kind: Kind

  /// Aligned to the leading edge.
  public static let automatic = TableColumnAlignment(kind: .automatic)
  /// Aligned to the leading edge.
  public static let leading = TableColumnAlignment(kind: .leading)
  /// Centred in the column.
  public static let center = TableColumnAlignment(kind: .center)
  /// Aligned to the trailing edge.
  public static let trailing = TableColumnAlignment(kind: .trailing)
  /// Aligned for numbers: to the trailing edge.
  public static let numeric = TableColumnAlignment(kind: .trailing)

  var alignment: Alignment {
    switch kind {
    case .automatic, .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

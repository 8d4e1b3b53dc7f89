import LayoutCore
import ViewRuntime

/// The keys of the traits that cells set for their grid.
enum GridTraits {
  private enum Row {}
  private enum Columns {}
  private enum ColumnAlignment {}
  private enum Anchor {}
  private enum UnsizedAxes {}

  static let row = ObjectIdentifier(Row.self)
  static let columns = ObjectIdentifier(Columns.self)
  static let columnAlignment = ObjectIdentifier(ColumnAlignment.self)
  static let anchor = ObjectIdentifier(Anchor.self)
  static let unsizedAxes = ObjectIdentifier(UnsizedAxes.self)
}

struct GridCellModifier<Value: Equatable> {
  let key: ObjectIdentifier
  let value: Value
}

extension GridCellModifier: LayoutModifier {
  typealias Body = Never

  func setTraits(_ traits: inout [ObjectIdentifier: Any]) { traits[key] = value }
  static var concernsContainer: Bool { true }
  func laysOutDifferently(from old: Self) -> Bool { value != old.value }
}

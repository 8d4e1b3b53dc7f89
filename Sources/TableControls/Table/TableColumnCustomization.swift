import Foundation
import ViewEnvironment
import ViewRuntime

/// Which columns of a table are shown, and in which order, as the user and the program want it.
///
/// ```swift
/// @SceneStorage("columns") private var columns: TableColumnCustomization<Person>
///
/// Table(people, columnCustomization: $columns) {
///   TableColumn("Name", value: \.name).customizationID("name")
///   TableColumn("Email", value: \.email).customizationID("email").defaultVisibility(.hidden)
/// }
///
/// columns[visibility: "email"] = .visible
/// ```
///
/// The user hides, shows and moves columns in the menu of their heads. Columns without a
/// customization ID stay as they are.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var visibilities: [String: Bool] = [:]
  /// The columns that were moved, from the leading end on; empty: all stand as they are written.
  fileprivate var order: [String] = []

  /// Columns as they are written.
  public init() {}

  /// Whether a column is shown; automatic as long as nobody said anything.
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { visibilities[id] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// Puts the columns into the order in which they are written.
  public mutating func resetOrder() { order = [] }
}

extension TableColumnCustomization {
  /// The columns that are shown, in order.
  func shown(_ columns: [_TableColumn<RowValue>]) -> [_TableColumn<RowValue>] {
    ordered(columns).filter(isShown)
  }

  func isShown(_ column: _TableColumn<RowValue>) -> Bool {
    let own = column.customizationID.map { self[visibility: $0] } ?? .automatic
    return (own == .automatic ? column.defaultVisibility : own) != .hidden
  }

  /// The places of columns with an ID change among each other; those without stay where they are.
  func ordered(_ columns: [_TableColumn<RowValue>]) -> [_TableColumn<RowValue>] {
    let places = columns.indices.filter { columns[$0].customizationID != nil }
    func rank(_ place: Int) -> Int {
      order.firstIndex { $0 == columns[place].customizationID } ?? order.count + place
    }
    var result = columns
    for (place, source) in zip(places, places.sorted { rank($0) < rank($1) }) {
      result[place] = columns[source]
    }
    return result
  }
}

/// What the user does to the columns of a table in the menus of their heads.
@MainActor
struct TableCustomizing<RowValue: Identifiable> {
  private let columns: [_TableColumn<RowValue>]
  private let customization: Binding<TableColumnCustomization<RowValue>>

  init(
    _ columns: [_TableColumn<RowValue>],
    _ customization: Binding<TableColumnCustomization<RowValue>>
  ) {
    self.columns = columns
    self.customization = customization
  }

  /// The columns that can be hidden, and whether they are shown.
  var hideable: [(column: _TableColumn<RowValue>, isShown: Binding<Bool>)] {
    columns.compactMap { column in
      guard let id = column.customizationID, !column.disabledBehavior.contains(.visibility) else {
        return nil
      }
      let customization = customization
      return (
        column,
        Binding.unread(
          get: { customization.wrappedValue.isShown(column) },
          set: { customization.wrappedValue[visibility: id] = $0 ? .visible : .hidden })
      )
    }
  }

  /// Moves a column among those that are shown and can be moved; nil: there is no place to go to.
  func mover(of column: _TableColumn<RowValue>, by step: Int) -> (() -> Void)? {
    let current = customization.wrappedValue
    let movable = current.ordered(columns).filter { $0.canMove && current.isShown($0) }
      .compactMap(\.customizationID)
    guard column.canMove, let place = movable.firstIndex(where: { $0 == column.customizationID }),
      movable.indices.contains(place + step)
    else { return nil }
    let (columns, customization) = (columns, customization)
    return {
      var order = customization.wrappedValue.ordered(columns).compactMap(\.customizationID)
      guard let from = order.firstIndex(of: movable[place]),
        let to = order.firstIndex(of: movable[place + step])
      else { return }
      order.swapAt(from, to)
      customization.wrappedValue.order = order
    }
  }
}

extension _TableColumn {
  fileprivate var canMove: Bool {
    customizationID != nil && !disabledBehavior.contains(.reorder)
  }
}

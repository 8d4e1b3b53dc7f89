import Foundation
import ViewEnvironment
import ViewRuntime

/// The visibility, order and widths of a table's columns, as set by the user and the app.
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
/// The user hides, shows and moves columns through the menu of their headers, and resizes them by
/// dragging the lines between these. Of columns without a customization ID only the width changes,
/// which is not stored.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var visibilities: [String: Bool] = [:]
  /// The columns that were moved, from the leading edge; empty keeps the declared order.
  fileprivate var order: [String] = []
  /// The widths of the columns that the user resized; nil if there are none.
  private var sizes: [String: CGFloat]?

  /// Creates a customization with the declared order.
  public init() {}

  /// Whether a column is visible; automatic until it is set.
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { visibilities[id] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// Restores the declared order of the columns.
  public mutating func resetOrder() { order = [] }
}

extension TableColumnCustomization {
  /// The widths of the columns that the user resized.
  var widths: [String: CGFloat] {
    get { sizes ?? [:] }
    set { sizes = newValue.isEmpty ? nil : newValue }
  }

  /// Returns the visible columns, in order.
  func shown(_ columns: [_TableColumn<RowValue>]) -> [_TableColumn<RowValue>] {
    ordered(columns).filter(isShown)
  }

  func isShown(_ column: _TableColumn<RowValue>) -> Bool {
    let own = column.customizationID.map { self[visibility: $0] } ?? .automatic
    return (own == .automatic ? column.defaultVisibility : own) != .hidden
  }

  /// Reorders the columns with an ID among their own positions; columns without one stay in place.
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

/// The customizations that the user makes through the menus of the headers.
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

  /// The stored widths.
  var widths: [TableColumnKey: CGFloat] {
    let stored = customization.wrappedValue.widths.map { (TableColumnKey.named($0), $1) }
    return Dictionary(uniqueKeysWithValues: stored)
  }

  /// Stores the widths of the visible columns that have an ID.
  func store(_ widths: [TableColumnKey: CGFloat]) {
    var stored = customization.wrappedValue.widths
    for id in customization.wrappedValue.shown(columns).compactMap(\.customizationID) {
      stored[id] = widths[.named(id)]
    }
    if stored != customization.wrappedValue.widths { customization.wrappedValue.widths = stored }
  }

  /// The columns that can be hidden, and whether they are visible.
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

  /// Returns an action that moves a column among the visible, movable ones; nil if there is no
  /// position to move to.
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

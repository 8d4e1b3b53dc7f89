import Foundation
import ViewRuntime

/// The widths that the user gave to a table's columns.
///
/// Those of columns with a customization ID are the customization's, and are written to it once, at
/// the end of a drag.
@MainActor
struct TableColumnWidths<Value: Identifiable> {
  private let chosen: Binding<[TableColumnKey: CGFloat]>
  private let dragged: Binding<[TableColumnKey: CGFloat]?>
  private let customizing: TableCustomizing<Value>?

  init(
    chosen: Binding<[TableColumnKey: CGFloat]>, dragged: Binding<[TableColumnKey: CGFloat]?>,
    customizing: TableCustomizing<Value>?
  ) {
    self.chosen = chosen
    self.dragged = dragged
    self.customizing = customizing
  }

  var current: [TableColumnKey: CGFloat] {
    dragged.wrappedValue
      ?? chosen.wrappedValue.merging(customizing?.widths ?? [:]) { _, stored in stored }
  }

  /// Shows other widths until they are kept.
  func show(_ widths: [TableColumnKey: CGFloat]) { dragged.wrappedValue = widths }

  /// Shows the widths that were kept last.
  func drop() { dragged.wrappedValue = nil }

  func keep() {
    guard let widths = dragged.wrappedValue else { return }
    guard let customizing else {
      chosen.wrappedValue = widths
      return dragged.wrappedValue = nil
    }
    chosen.wrappedValue = widths.filter { if case .place = $0.key { true } else { false } }
    customizing.store(widths)
    dragged.wrappedValue = nil
  }
}

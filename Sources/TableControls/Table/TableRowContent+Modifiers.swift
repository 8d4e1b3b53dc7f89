import Controls
import CoreTransferable
import Foundation
import TransferControls
import ViewGestures
import ViewRuntime

// Modifiers for whole rows.

extension TableRowContent {
  /// Adds a menu to the rows.
  ///
  /// ```swift
  /// TableRow(person).contextMenu { Button("Delete") { delete(person) } }
  /// ```
  public nonisolated func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<TableRowValue> {
    let items = menuItems()
    return ModifiedTableRows(rows: self) { AnyView($0.contextMenu { items }) }
  }

  /// Adds a menu to the rows, with a preview while it is open.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> {
    let (items, preview) = (menuItems(), preview())
    return ModifiedTableRows(rows: self) {
      AnyView($0.contextMenu(menuItems: { items }, preview: { preview }))
    }
  }

  /// Lets the user drag the rows.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(rows: self) { AnyView($0.draggable(payload())) }
  }

  /// Lets the user drag the rows; nil disables it.
  public nonisolated func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(rows: self) { AnyView($0.itemProvider(action)) }
  }

  /// Accepts what the user drops on the rows.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(rows: self) {
      AnyView(
        $0.dropDestination(for: payloadType) { items, _ in
          action(items)
          return true
        })
    }
  }

  /// Calls `action` when the pointer enters or leaves a row.
  public nonisolated func onHover(
    perform action: @escaping (Bool) -> Void
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(rows: self) { AnyView($0.onHover(perform: action)) }
  }

  /// Prevents selection of the rows.
  public nonisolated func selectionDisabled(
    _ isDisabled: Bool = true
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(rows: self) { AnyView($0.selectionDisabled(isDisabled)) }
  }
}

/// Rows with a modifier applied to each.
private struct ModifiedTableRows<Rows: TableRowContent> {
  let rows: Rows
  let modify: (AnyView) -> AnyView
}

extension ModifiedTableRows: TableRowContent {
  typealias TableRowValue = Rows.TableRowValue
  typealias TableRowBody = Never

  nonisolated func _rows(_ columns: [_TableColumn<Rows.TableRowValue>]) -> AnyView {
    modify(rows._rows(columns))
  }
}

import Controls
import CoreTransferable
import Foundation
import TransferControls
import ViewGestures
import ViewRuntime

// What the user can do with a row as a whole.

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

  /// Adds a menu to the rows, and a view to see while it is open.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> {
    let (items, preview) = (menuItems(), preview())
    return ModifiedTableRows(rows: self) {
      AnyView($0.contextMenu(menuItems: { items }, preview: { preview }))
    }
  }

  /// Lets the user carry the rows somewhere else.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(rows: self) { AnyView($0.draggable(payload())) }
  }

  /// Lets the user carry the rows somewhere else; nil: not now.
  public nonisolated func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(rows: self) { AnyView($0.itemProvider(action)) }
  }

  /// Takes what the user drops on the rows.
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

  /// Tells when the pointer comes to a row and when it leaves.
  public nonisolated func onHover(
    perform action: @escaping (Bool) -> Void
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(rows: self) { AnyView($0.onHover(perform: action)) }
  }

  /// Keeps the user from selecting the rows.
  public nonisolated func selectionDisabled(
    _ isDisabled: Bool = true
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(rows: self) { AnyView($0.selectionDisabled(isDisabled)) }
  }
}

/// Rows with something added to each.
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

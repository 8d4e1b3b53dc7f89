import Controls
import ViewBasics
import ViewRuntime

/// A row that opens and closes further ones.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>
where Label.TableRowValue == Content.TableRowValue {
  let value: Label.TableRowValue
  let isExpanded: Binding<Bool>?
  let content: () -> Content
}

extension DisclosureTableRow: TableRowContent {
  public typealias TableRowValue = Label.TableRowValue
  public typealias TableRowBody = Never

  /// A row for a value, with further rows that are there while it is open.
  ///
  /// - Parameter isExpanded: whether it is open; nil: the row itself remembers, and is closed at
  ///   first.
  /// - Parameter content: called each time while the row is open, never while it is closed.
  public nonisolated init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    self.init(value: value, isExpanded: isExpanded, content: content)
  }

  /// The row, and while it is open those below it, as views; a table calls this.
  public nonisolated func _rows(_ columns: [_TableColumn<TableRowValue>]) -> AnyView {
    AnyView(DisclosureRows(row: self, columns: columns))
  }
}

private struct DisclosureRows<Label: TableRowContent, Content: TableRowContent>
where Label.TableRowValue == Content.TableRowValue {
  let row: DisclosureTableRow<Label, Content>
  let columns: [_TableColumn<Label.TableRowValue>]
  @State private var isOpen = false

  init(
    row: DisclosureTableRow<Label, Content>, columns: [_TableColumn<Label.TableRowValue>]
  ) {
    self.row = row
    self.columns = columns
  }
}

extension DisclosureRows: View {
  var body: some View {
    let isExpanded = row.isExpanded ?? $isOpen
    TableRowView(value: row.value, columns: columns, isExpanded: isExpanded).tag(row.value.id)
    if isExpanded.wrappedValue { row.content()._rows(columns).modifier(TableRowsBelow()) }
  }
}

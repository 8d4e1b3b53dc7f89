import Controls
import ViewBasics
import ViewRuntime

/// A row that discloses further rows.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>
where Label.TableRowValue == Content.TableRowValue {
  let value: Label.TableRowValue
  let isExpanded: Binding<Bool>?
  let content: () -> Content
}

extension DisclosureTableRow: TableRowContent {
  public typealias TableRowValue = Label.TableRowValue
  public typealias TableRowBody = Never

  /// Creates a row for a value, with further rows while it is expanded.
  ///
  /// - Parameter isExpanded: whether the row is expanded; nil lets the row keep that state,
  ///   collapsed at first.
  /// - Parameter content: called on each update while the row is expanded, never while it is
  ///   collapsed.
  public nonisolated init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    self.init(value: value, isExpanded: isExpanded, content: content)
  }

  /// Returns the row as views, with the rows below it while it is expanded; called by the table.
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

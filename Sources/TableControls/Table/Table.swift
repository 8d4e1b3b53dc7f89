import Controls
import Foundation
import HostInterface
import LayoutCore
import ListControls
import ViewDrawing
import ViewEnvironment
import ViewLayouts
import ViewRuntime

/// A container that shows values in rows and their properties in columns.
///
/// ```swift
/// @State private var order = [KeyPathComparator(\Person.name)]
/// @State private var chosen: Set<Person.ID> = []
///
/// Table(people, selection: $chosen, sortOrder: $order) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(60)
/// }
/// .onChange(of: order) { people.sort(using: order) }
/// ```
///
/// Pressing a column's header changes the sort order; the app sorts its data accordingly.
///
/// - Complexity: only the visible rows are created, however many there are.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
  let rows: Rows
  let columns: Columns
  let selection: (() -> ListSelection)?
  let sorting: (@MainActor () -> TableSorting)?
  let customization: Binding<TableColumnCustomization<Value>>?
}

extension Table: View {
  public var body: some View {
    let shown = customization?.wrappedValue.shown(columns._columns) ?? columns._columns.shown()
    PlacedTable(
      columns: shown, rows: rows._rows(shown), selection: selection?(), sorting: sorting?(),
      customizing: customization.map { TableCustomizing(columns._columns, $0) })
  }
}

private struct PlacedTable<Value: Identifiable>: View {
  let columns: [_TableColumn<Value>]
  let rows: AnyView
  let selection: ListSelection?
  let sorting: TableSorting?
  let customizing: TableCustomizing<Value>?
  @Environment(\.tableColumnHeaders) private var headers
  @Environment(\.tableStyle) private var style
  @Environment(\.selectionMenu) private var menu
  @Environment(\.isEnabled) private var isEnabled
  /// The widths of the columns that the user resized, except those that the customization stores.
  @State private var chosen: [TableColumnKey: CGFloat] = [:]
  /// The same of all columns while the user drags a line.
  @State private var dragged: [TableColumnKey: CGFloat]?
  @Owned private var store = TableColumnStore()

  init(
    columns: [_TableColumn<Value>], rows: AnyView, selection: ListSelection?,
    sorting: TableSorting?, customizing: TableCustomizing<Value>?
  ) {
    self.columns = columns
    self.rows = rows
    self.selection = selection
    self.sorting = sorting
    self.customizing = customizing
  }

  var body: some View {
    if style == .bordered { GroupFrame(content: sized) } else { sized }
  }

  private var sized: some View {
    store.show(columns, chosen: widths.current)
    return TableScroll(store, content: table.modifier(RowsScrollBehavior(isInside: true)))
      .modifier(RowsScrollBehavior(isInside: false))
      .environment(\.tableColumnStore, store)
  }

  private var widths: TableColumnWidths<Value> {
    TableColumnWidths(chosen: $chosen, dragged: $dragged, customizing: customizing)
  }

  private var table: some View {
    VStack(alignment: .leading, spacing: 0) {
      if headers != .hidden {
        TableHeader(
          columns: columns, sorting: sorting, customizing: customizing, widths: widths,
          store: store)
        Divider()
      }
      ListScroll(
        role: .table, style: .table,
        content: ListRows(
          content: rows, style: .table, selection: selection,
          menu: selection == nil ? nil : menu, isEnabled: isEnabled))
    }
  }
}

private struct TableColumnHeadersKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}

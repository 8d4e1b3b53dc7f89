import Controls
import Foundation
import HostInterface
import LayoutCore
import ListControls
import ViewBasics
import ViewDrawing
import ViewLayouts
import ViewRuntime
import ViewTexts

/// The headers of a table's columns; those of sortable columns are buttons.
struct TableHeader<Value: Identifiable>: View {
  let columns: [_TableColumn<Value>]
  let sorting: TableSorting?
  let customizing: TableCustomizing<Value>?
  let widths: TableColumnWidths<Value>
  let store: TableColumnStore

  init(
    columns: [_TableColumn<Value>], sorting: TableSorting?, customizing: TableCustomizing<Value>?,
    widths: TableColumnWidths<Value>, store: TableColumnStore
  ) {
    self.columns = columns
    self.sorting = sorting
    self.customizing = customizing
    self.widths = widths
    self.store = store
  }

  var body: some View {
    TableHeaderRow(
      content: TableLayout(
        store, columns.map(\.alignment), marks: columns.indices.map(hasMark)
      ) {
        ForEach(columns.indices, id: \.self) { index in
          if let customizing, columns[index].customizationID != nil {
            head(columns[index])
              .contextMenu { CustomizationMenu(column: columns[index], customizing: customizing) }
          } else {
            head(columns[index])
          }
        }
        ForEach(columns.indices.dropLast(), id: \.self) { index in
          TableColumnEdge(
            index: index, isFixed: columns[index].width.isFixed, store: store, widths: widths)
        }
      })
  }

  /// Whether the column's header has a sort indicator, now or after it is pressed.
  private func hasMark(_ index: Int) -> Bool {
    columns[index].comparator.map { sorting?.canSort($0) == true } ?? false
  }

  @ViewBuilder private func head(_ column: _TableColumn<Value>) -> some View {
    if let sorting, let comparator = column.comparator, sorting.canSort(comparator) {
      ButtonControl(
        style: .plain, action: { sorting.sort(comparator) },
        label: HStack(spacing: 8) {
          column.label.bold().lineLimit(1)
          switch sorting.direction(comparator) {
          case .forward:
            Image(systemName: "arrowtriangle.up.fill").modifier(HiddenFromAccessibility())
          case .reverse:
            Image(systemName: "arrowtriangle.down.fill").modifier(HiddenFromAccessibility())
          case nil: EmptyView()
          }
        })
    } else {
      column.label.bold().lineLimit(1)
    }
  }
}

/// The customizations of a column, and the list of the other columns.
private struct CustomizationMenu<Value: Identifiable>: View {
  let column: _TableColumn<Value>
  let customizing: TableCustomizing<Value>

  var body: some View {
    if let move = customizing.mover(of: column, by: -1) { Button(.library("Move Left")) { move() } }
    if let move = customizing.mover(of: column, by: 1) { Button(.library("Move Right")) { move() } }
    let hideable = customizing.hideable
    if !hideable.isEmpty {
      Divider()
      ForEach(hideable.indices, id: \.self) { index in
        Toggle(isOn: hideable[index].isShown) { hideable[index].column.label }
      }
    }
  }
}

/// Aligns the headers with the content of the rows.
private struct TableHeaderRow<Content: View>: View, ContainerView {
  typealias Body = Never
  let content: Content

  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    RowLayout(insets: nil, control: ControlSpec(kind: .row, style: .table), least: .line)
  }
  func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    NodeContent(role: .columnHeads, traits: .header)
  }
}

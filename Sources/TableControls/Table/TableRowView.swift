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

/// A row of a table: the view of each column.
struct TableRowView<Value: Identifiable> {
  let value: Value
  let columns: [_TableColumn<Value>]
  /// Of a row that opens and closes others.
  var isExpanded: Binding<Bool>?
  @Environment(\.tableRowLevel) private var level

  init(
    value: Value, columns: [_TableColumn<Value>], isExpanded: Binding<Bool>? = nil
  ) {
    self.value = value
    self.columns = columns
    self.isExpanded = isExpanded
  }
}

extension TableRowView: View {
  var body: some View {
    TableLayout(widths: columns.map(\.width), alignments: columns.map(\.alignment)) {
      ForEach(columns.indices, id: \.self) { index in
        if index == 0, let isExpanded {
          HStack(spacing: 8) {
            ButtonControl(
              style: .plain, isSelected: isExpanded.wrappedValue,
              action: { isExpanded.wrappedValue.toggle() },
              label: Text(verbatim: isExpanded.wrappedValue ? "▾" : "▸")
            )
            .accessibilityLabel(.library("Disclose"))
            .disclosureKeys(isExpanded)
            cell(index)
          }
          .padding(.leading, CGFloat(level) * 16)
        } else if index == 0, level > 0 {
          // Where the words of a row that opens others stand.
          cell(index).padding(.leading, CGFloat(level + 1) * 16)
        } else {
          cell(index)
        }
      }
    }
  }

  /// One view whatever the column shows, so that nothing and two things leave the others in place.
  private func cell(_ index: Int) -> some View {
    HStack(alignment: .firstTextBaseline) { columns[index].content(value) }.lineLimit(1)
  }
}

/// The heads of a table's columns, those that sort as buttons.
struct TableHeader<Value: Identifiable>: View {
  let columns: [_TableColumn<Value>]
  let sorting: TableSorting?
  let customizing: TableCustomizing<Value>?

  var body: some View {
    TableHeaderRow(
      content: TableLayout(
        widths: columns.map(\.width), alignments: columns.map(\.alignment)
      ) {
        ForEach(columns.indices, id: \.self) { index in
          if let customizing, columns[index].customizationID != nil {
            head(columns[index])
              .contextMenu { CustomizationMenu(column: columns[index], customizing: customizing) }
          } else {
            head(columns[index])
          }
        }
      })
  }

  @ViewBuilder private func head(_ column: _TableColumn<Value>) -> some View {
    if let sorting, let comparator = column.comparator, sorting.canSort(comparator) {
      ButtonControl(
        style: .plain, action: { sorting.sort(comparator) },
        label: HStack(spacing: 8) {
          column.label.bold().lineLimit(1)
          switch sorting.direction(comparator) {
          case .forward: Text(verbatim: "▲").modifier(SpokenNothing())
          case .reverse: Text(verbatim: "▼").modifier(SpokenNothing())
          case nil: EmptyView()
          }
        })
    } else {
      column.label.bold().lineLimit(1)
    }
  }
}

/// What the user can do to a column, and which others there are.
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

/// The heads stand where the rows' content does.
private struct TableHeaderRow<Content: View>: View, ContainerView {
  typealias Body = Never
  let content: Content

  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    RowLayout(insets: nil, control: ControlSpec(kind: .row, style: .table))
  }
  func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    NodeContent(role: .header, traits: .header)
  }
}

import Controls
import Foundation
import ListControls
import ViewRuntime

/// The rows of a collection of trees; those with children can be expanded.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>
where Data.Element: Identifiable {
  let data: Data
  let children: KeyPath<Data.Element, Data?>
}

extension TableOutlineGroupContent: TableRowContent {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never

  /// Returns the rows as views, collapsed at first; called by the table.
  public nonisolated func _rows(_ columns: [_TableColumn<Data.Element>]) -> AnyView {
    let children = children
    return AnyView(
      ForEach(data) { value in
        OutlineTableRow(value: value, children: children, columns: columns)
      })
  }
}

/// A row, with the rows of its children while it is expanded.
private struct OutlineTableRow<Data: RandomAccessCollection>
where Data.Element: Identifiable {
  let value: Data.Element
  let children: KeyPath<Data.Element, Data?>
  let columns: [_TableColumn<Data.Element>]
  @State private var isExpanded = false

  init(
    value: Data.Element, children: KeyPath<Data.Element, Data?>,
    columns: [_TableColumn<Data.Element>]
  ) {
    self.value = value
    self.children = children
    self.columns = columns
  }
}

extension OutlineTableRow: View {
  var body: some View {
    if let inner = value[keyPath: children] {
      TableRowView(value: value, columns: columns, isExpanded: $isExpanded)
        .modifier(RowDisclosure(isExpanded: $isExpanded, tag: AnyHashable(value.id)))
      if isExpanded {
        TableOutlineGroupContent(data: inner, children: children)._rows(columns)
          .modifier(TableRowsBelow())
          .modifier(RowBelow())
      }
    } else {
      TableRowView(value: value, columns: columns).tag(value.id)
    }
  }
}

private struct TableRowLevelKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  /// The nesting depth of a table row.
  var tableRowLevel: Int {
    get { self[TableRowLevelKey.self] }
    set { self[TableRowLevelKey.self] = newValue }
  }
}

/// Increases the nesting depth of the rows inside.
struct TableRowsBelow: EnvironmentModifier {
  typealias Body = Never

  func modify(_ values: inout EnvironmentValues) { values.tableRowLevel += 1 }
  func differs(from old: TableRowsBelow) -> Bool { false }
}

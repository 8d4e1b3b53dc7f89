import Foundation
import LayoutCore
import ViewBasics
import ViewRuntime

/// A column of a table: what stands at its head, and the view of each row.
///
/// ```swift
/// TableColumn("Name", value: \.name)
/// TableColumn("Age", value: \.age) { person in Text("\(person.age)") }.width(60)
/// TableColumn("Edit") { person in Button("Edit") { edit(person) } }
/// ```
///
/// With a value the table can be sorted by the column.
public struct TableColumn<RowValue: Identifiable, Sort, Content, Label> {
  let label: Label
  let comparator: Sort?
  let content: (RowValue) -> Content
  var columnWidth = TableColumnWidth()
  var columnAlignment = TableColumnAlignment.automatic
}

extension TableColumn: TableColumnContent where Content: View, Label: View {
  public typealias TableRowValue = RowValue

  public nonisolated var _columns: [_TableColumn<RowValue>] {
    let content = content
    return [
      _TableColumn(
        label: AnyView(label), width: columnWidth, alignment: columnAlignment,
        comparator: comparator, content: { AnyView(content($0)) })
    ]
  }
}

extension TableColumn {
  /// Fixes the width, in points; nil gives back the table's own.
  public nonisolated func width(_ width: CGFloat? = nil) -> Self {
    var copy = self
    copy.columnWidth = TableColumnWidth(minimum: width, ideal: width, maximum: width)
    return copy
  }

  /// Sets the limits of the width, in points.
  public nonisolated func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> Self {
    var copy = self
    copy.columnWidth = TableColumnWidth(minimum: min, ideal: ideal, maximum: max)
    return copy
  }

  /// Sets where the views stand in the column.
  public nonisolated func alignment(_ alignment: TableColumnAlignment) -> Self {
    var copy = self
    copy.columnAlignment = alignment
    return copy
  }
}

// MARK: - Columns that do not sort

extension TableColumn where Sort == Never, Content: View, Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  public nonisolated init(
    _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: nil, content: content)
  }
}

// MARK: - Columns of a value

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content: View, Label == Text {
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(sendable(value)), content: content)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(sendable(value)), content: content)
  }

  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(sendable(value)), content: content)
  }

  public nonisolated init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(titleKey),
      comparator: KeyPathComparator(sendable(value), comparator: comparator), content: content)
  }
}

extension TableColumn
where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(titleKey, value: value) { row in Text(verbatim: row[keyPath: value]) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(title, value: value) { row in Text(verbatim: row[keyPath: value]) }
  }
}

/// Key paths that are written as literals capture nothing that could be shared.
private nonisolated func sendable<Root, Value>(
  _ keyPath: KeyPath<Root, Value>
) -> any KeyPath<Root, Value> & Sendable {
  unsafeBitCast(keyPath, to: (any KeyPath<Root, Value> & Sendable).self)
}

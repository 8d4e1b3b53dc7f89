import Foundation
import MissingFormatters
import ViewRuntime
import ViewTexts

// MARK: - Columns that do not sort

extension TableColumn where Sort == Never, Label == Text {
  /// Creates an unsortable column with a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// Creates an unsortable column with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), comparator: nil, content: content)
  }

  /// Creates an unsortable column with a string title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// Creates an unsortable column with a `Text` title.
  public nonisolated init(
    _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: nil, content: content)
  }
}

// MARK: - Columns of a value

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column of views with a localized title, sorted by a value of the row.
  ///
  /// The value only determines the order; `content` builds the visible view from the row:
  ///
  /// ```swift
  /// TableColumn("Age", value: \.age) { person in Text("\(person.age)") }
  /// ```
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleKey), comparator: ordered(by: value), content: content)
  }

  /// Creates a column of views with a title from a string resource, sorted by a value of the row.
  @_disfavoredOverload
  public nonisolated init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleResource), comparator: ordered(by: value), content: content)
  }

  /// Creates a column of views with a string title, sorted by a value of the row.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: ordered(by: value), content: content)
  }

  /// Creates a column of views with a `Text` title, sorted by a value of the row.
  public nonisolated init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: ordered(by: value), content: content)
  }

  /// Creates a column of views with a localized title, sorted by an optional value of the row.
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleKey), comparator: ordered(by: value), content: content)
  }

  /// Creates a column of views with a title from a string resource, sorted by an optional value of
  /// the row.
  @_disfavoredOverload
  public nonisolated init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleResource), comparator: ordered(by: value), content: content)
  }

  /// Creates a column of views with a string title, sorted by an optional value of the row.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: ordered(by: value), content: content)
  }

  /// Creates a column of views with a `Text` title, sorted by an optional value of the row.
  public nonisolated init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: ordered(by: value), content: content)
  }

  /// Creates a column of views with a localized title; `comparator` sorts the values.
  public nonisolated init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(sendable(value), comparator: comparator),
      content: content)
  }

  /// Creates a column of views with a title from a string resource; `comparator` sorts the values.
  @_disfavoredOverload
  public nonisolated init<V, C: SortComparator>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(titleResource),
      comparator: KeyPathComparator(sendable(value), comparator: comparator), content: content)
  }

  /// Creates a column of views with a string title; `comparator` sorts the values.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(title), comparator: KeyPathComparator(sendable(value), comparator: comparator),
      content: content)
  }

  /// Creates a column of views with a `Text` title; `comparator` sorts the values.
  public nonisolated init<V, C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: text, comparator: KeyPathComparator(sendable(value), comparator: comparator),
      content: content)
  }
}

// MARK: - Columns with a comparator of their own

extension TableColumn where Sort.Compared == RowValue, Label == Text {
  /// Creates a column of views with a localized title; `comparator` sorts the rows.
  ///
  /// The comparator has the type of the table's `sortOrder`; with another type the header is not a
  /// button.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  /// Creates a column of views with a title from a string resource; `comparator` sorts the rows.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), comparator: comparator, content: content)
  }

  /// Creates a column of views with a string title; `comparator` sorts the rows.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: comparator, content: content)
  }

  /// Creates a column of views with a `Text` title; `comparator` sorts the rows.
  public nonisolated init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: comparator, content: content)
  }
}

// MARK: - Columns of strings

extension TableColumn
where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column of strings with a localized title, sorted by the strings.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
  ) {
    self.init(titleKey, value: value) { row in Text(verbatim: row[keyPath: value]) }
  }

  /// Creates a column of strings with a localized title; `comparator` sorts them.
  ///
  /// ```swift
  /// TableColumn("Name", value: \.name, comparator: .localizedStandard)
  /// ```
  public nonisolated init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: C
  ) where C.Compared == String {
    self.init(titleKey, value: value, comparator: comparator) { row in
      Text(verbatim: row[keyPath: value])
    }
  }

  /// Creates a column of strings with a title from a string resource, sorted by the strings.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>
  ) {
    self.init(titleResource, value: value) { row in Text(verbatim: row[keyPath: value]) }
  }

  /// Creates a column of strings with a title from a string resource; `comparator` sorts them.
  @_disfavoredOverload
  public nonisolated init<C: SortComparator>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>, comparator: C
  ) where C.Compared == String {
    self.init(titleResource, value: value, comparator: comparator) { row in
      Text(verbatim: row[keyPath: value])
    }
  }

  /// Creates a column of strings with a string title, sorted by the strings.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>
  ) {
    self.init(title, value: value) { row in Text(verbatim: row[keyPath: value]) }
  }

  /// Creates a column of strings with a string title; `comparator` sorts them.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: C
  ) where C.Compared == String {
    self.init(title, value: value, comparator: comparator) { row in
      Text(verbatim: row[keyPath: value])
    }
  }

  /// Creates a column of strings with a `Text` title, sorted by the strings.
  public nonisolated init(
    _ text: Text, value: KeyPath<RowValue, String>
  ) {
    self.init(text, value: value) { row in Text(verbatim: row[keyPath: value]) }
  }

  /// Creates a column of strings with a `Text` title; `comparator` sorts them.
  public nonisolated init<C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: C
  ) where C.Compared == String {
    self.init(text, value: value, comparator: comparator) { row in
      Text(verbatim: row[keyPath: value])
    }
  }
}

/// Key path literals capture no shared state.
private nonisolated func sendable<Root, Value>(
  _ keyPath: KeyPath<Root, Value>
) -> any KeyPath<Root, Value> & Sendable {
  unsafeBitCast(keyPath, to: (any KeyPath<Root, Value> & Sendable).self)
}

/// Returns the comparator of a value; a string uses the comparator of text, as where its type is
/// known statically.
private nonisolated func ordered<Row, Value: Comparable>(
  by value: KeyPath<Row, Value>
) -> KeyPathComparator<Row> {
  if let text = value as? KeyPath<Row, String> { return KeyPathComparator(sendable(text)) }
  return KeyPathComparator(sendable(value))
}

private nonisolated func ordered<Row, Value: Comparable>(
  by value: KeyPath<Row, Value?>
) -> KeyPathComparator<Row> {
  if let text = value as? KeyPath<Row, String?> { return KeyPathComparator(sendable(text)) }
  return KeyPathComparator(sendable(value))
}

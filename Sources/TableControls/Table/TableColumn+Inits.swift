import Foundation
import MissingFormatters
import ViewRuntime
import ViewTexts

// MARK: - Columns that do not sort

extension TableColumn where Sort == Never, Label == Text {
  /// A column under a localized title that the table cannot be sorted by.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// A column under the title of a resource that the table cannot be sorted by.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), comparator: nil, content: content)
  }

  /// A column under a string that the table cannot be sorted by.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// A column under a text that the table cannot be sorted by.
  public nonisolated init(
    _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: nil, content: content)
  }
}

// MARK: - Columns of a value

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column of views under a localized title, sorted by a value of the row.
  ///
  /// The value only sorts; what is seen is what `content` makes of the row:
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

  /// A column of views under the title of a resource, sorted by a value of the row.
  @_disfavoredOverload
  public nonisolated init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleResource), comparator: ordered(by: value), content: content)
  }

  /// A column of views under a string, sorted by a value of the row.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: ordered(by: value), content: content)
  }

  /// A column of views under a text, sorted by a value of the row.
  public nonisolated init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: ordered(by: value), content: content)
  }

  /// A column of views under a localized title, sorted by a value that a row may lack.
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleKey), comparator: ordered(by: value), content: content)
  }

  /// A column of views under the title of a resource, sorted by a value that a row may lack.
  @_disfavoredOverload
  public nonisolated init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleResource), comparator: ordered(by: value), content: content)
  }

  /// A column of views under a string, sorted by a value that a row may lack.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: ordered(by: value), content: content)
  }

  /// A column of views under a text, sorted by a value that a row may lack.
  public nonisolated init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: ordered(by: value), content: content)
  }

  /// A column of views under a localized title; `comparator` sorts the values.
  public nonisolated init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(sendable(value), comparator: comparator),
      content: content)
  }

  /// A column of views under the title of a resource; `comparator` sorts the values.
  @_disfavoredOverload
  public nonisolated init<V, C: SortComparator>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(titleResource),
      comparator: KeyPathComparator(sendable(value), comparator: comparator), content: content)
  }

  /// A column of views under a string; `comparator` sorts the values.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(title), comparator: KeyPathComparator(sendable(value), comparator: comparator),
      content: content)
  }

  /// A column of views under a text; `comparator` sorts the values.
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
  /// A column of views under a localized title; `comparator` sorts whole rows.
  ///
  /// It takes the type of the table's `sortOrder`; with another type the head is no button.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  /// A column of views under the title of a resource; `comparator` sorts whole rows.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), comparator: comparator, content: content)
  }

  /// A column of views under a string; `comparator` sorts whole rows.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: comparator, content: content)
  }

  /// A column of views under a text; `comparator` sorts whole rows.
  public nonisolated init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: comparator, content: content)
  }
}

// MARK: - Columns of strings

extension TableColumn
where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// A column of strings under a localized title, sorted by them.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
  ) {
    self.init(titleKey, value: value) { row in Text(verbatim: row[keyPath: value]) }
  }

  /// A column of strings under a localized title; `comparator` sorts them.
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

  /// A column of strings under the title of a resource, sorted by them.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>
  ) {
    self.init(titleResource, value: value) { row in Text(verbatim: row[keyPath: value]) }
  }

  /// A column of strings under the title of a resource; `comparator` sorts them.
  @_disfavoredOverload
  public nonisolated init<C: SortComparator>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>, comparator: C
  ) where C.Compared == String {
    self.init(titleResource, value: value, comparator: comparator) { row in
      Text(verbatim: row[keyPath: value])
    }
  }

  /// A column of strings under a string, sorted by them.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>
  ) {
    self.init(title, value: value) { row in Text(verbatim: row[keyPath: value]) }
  }

  /// A column of strings under a string; `comparator` sorts them.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: C
  ) where C.Compared == String {
    self.init(title, value: value, comparator: comparator) { row in
      Text(verbatim: row[keyPath: value])
    }
  }

  /// A column of strings under a text, sorted by them.
  public nonisolated init(
    _ text: Text, value: KeyPath<RowValue, String>
  ) {
    self.init(text, value: value) { row in Text(verbatim: row[keyPath: value]) }
  }

  /// A column of strings under a text; `comparator` sorts them.
  public nonisolated init<C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: C
  ) where C.Compared == String {
    self.init(text, value: value, comparator: comparator) { row in
      Text(verbatim: row[keyPath: value])
    }
  }
}

/// Key paths that are written as literals capture nothing that could be shared.
private nonisolated func sendable<Root, Value>(
  _ keyPath: KeyPath<Root, Value>
) -> any KeyPath<Root, Value> & Sendable {
  unsafeBitCast(keyPath, to: (any KeyPath<Root, Value> & Sendable).self)
}

/// The comparator of a value: of a string that of a text, as where its type is known.
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

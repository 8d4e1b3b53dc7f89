import ViewRuntime

/// What a list's rows select, whatever the binding's type.
package struct ListSelection {
  package let isSelected: (AnyHashable) -> Bool
  /// Returns false if the value is of another type than the selection.
  package var select: (AnyHashable) -> Bool
  /// All that is selected.
  let all: () -> Set<AnyHashable>
  let isEmpty: () -> Bool
  /// Whether a value is of the selection's type.
  let takes: (AnyHashable) -> Bool
  /// What is selected, where that can be one row at most.
  var current: AnyHashable?
  /// Takes the choice back, where that is possible.
  var clear: () -> Void = {}
  /// Whether the arrow keys move the choice: not where each choice leads away from the list.
  var movesByKeys: () -> Bool = { true }
  /// Takes values out and in, in one write; nil where one row at most is selected.
  private let edit: ((_ removed: [AnyHashable]?, _ added: [AnyHashable]) -> Void)?

  /// Whether several rows can be selected.
  var isMultiple: Bool { edit != nil }

  package init<V: Hashable>(_ selection: Binding<V?>) {
    let current = selection.wrappedValue
    self.current = current.map { AnyHashable($0) }
    all = { Set([selection.wrappedValue].compactMap { $0.map { AnyHashable($0) } }) }
    isEmpty = { selection.wrappedValue == nil }
    clear = { selection.wrappedValue = nil }
    takes = { $0.base is V }
    isSelected = { value in value.base as? V == current && current != nil }
    select = { value in
      guard let value = value.base as? V else { return false }
      selection.wrappedValue = value
      return true
    }
    edit = nil
  }

  package init<V: Hashable>(_ selection: Binding<V>) {
    let current = selection.wrappedValue
    all = { [AnyHashable(selection.wrappedValue)] }
    isEmpty = { false }
    takes = { $0.base is V }
    isSelected = { value in value.base as? V == current }
    select = { value in
      guard let value = value.base as? V else { return false }
      selection.wrappedValue = value
      return true
    }
    edit = nil
  }

  /// Choosing a row that is in the set takes it out again; a click does so with Control only, see
  /// ``RowKeys/click(_:)``.
  package init<V: Hashable>(_ selection: Binding<Set<V>>) {
    let current = selection.wrappedValue
    all = { Set(selection.wrappedValue.map { AnyHashable($0) }) }
    isEmpty = { selection.wrappedValue.isEmpty }
    takes = { $0.base is V }
    isSelected = { value in (value.base as? V).map(current.contains) ?? false }
    select = { value in
      guard let value = value.base as? V else { return false }
      if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) }
      return true
    }
    edit = { removed, added in
      var values = removed == nil ? [] : selection.wrappedValue
      for case let value as V in (removed ?? []).map(\.base) { values.remove(value) }
      for case let value as V in added.map(\.base) { values.insert(value) }
      selection.wrappedValue = values
    }
  }

  /// Selects these values and no others.
  func replace(_ values: [AnyHashable]) {
    if let edit { return edit(nil, values) }
    if let value = values.last { _ = select(value) }
  }

  /// Takes some values out of the selection of several rows, and then others in.
  func change(_ removed: [AnyHashable], _ added: [AnyHashable]) { edit?(removed, added) }
}

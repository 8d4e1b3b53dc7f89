import ViewRuntime

/// The selection of a list's rows, whatever the binding's type.
package struct ListSelection {
  package let isSelected: (AnyHashable) -> Bool
  /// Selects a value; returns false if its type is not the selection's.
  package var select: (AnyHashable) -> Bool
  /// All selected values.
  let all: () -> Set<AnyHashable>
  let isEmpty: () -> Bool
  /// Whether a value has the selection's type.
  let takes: (AnyHashable) -> Bool
  /// The selected value, where at most one row can be selected.
  var current: AnyHashable?
  /// Clears the selection, where possible.
  var clear: () -> Void = {}
  /// Whether the arrow keys move the selection: not where each selection navigates away from the
  /// list.
  var movesByKeys: () -> Bool = { true }
  /// Removes and adds values in a single write; nil where at most one row can be selected.
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

  /// Selecting a row in the set removes it; a click does so only with Control, see
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

  /// Selects these values and deselects all others.
  func replace(_ values: [AnyHashable]) {
    if let edit { return edit(nil, values) }
    if let value = values.last { _ = select(value) }
  }

  /// Removes values from a multiple selection, then adds others.
  func change(_ removed: [AnyHashable], _ added: [AnyHashable]) { edit?(removed, added) }
}

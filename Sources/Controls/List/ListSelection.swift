import ViewRuntime

/// What a list's rows select, whatever the binding's type.
struct ListSelection {
  let isSelected: (AnyHashable) -> Bool
  /// Returns false if the value is of another type than the selection.
  var select: (AnyHashable) -> Bool
  /// All that is selected.
  var all: () -> Set<AnyHashable> = { [] }
  /// What is selected, where that can be one row at most.
  var current: AnyHashable?
  /// Takes the choice back, where that is possible.
  var clear: () -> Void = {}

  init<V: Hashable>(_ selection: Binding<V?>) {
    let current = selection.wrappedValue
    self.current = current.map { AnyHashable($0) }
    all = { Set([selection.wrappedValue].compactMap { $0.map { AnyHashable($0) } }) }
    clear = { selection.wrappedValue = nil }
    isSelected = { value in value.base as? V == current && current != nil }
    select = { value in
      guard let value = value.base as? V else { return false }
      selection.wrappedValue = value
      return true
    }
  }

  init<V: Hashable>(_ selection: Binding<V>) {
    let current = selection.wrappedValue
    all = { [AnyHashable(selection.wrappedValue)] }
    isSelected = { value in value.base as? V == current }
    select = { value in
      guard let value = value.base as? V else { return false }
      selection.wrappedValue = value
      return true
    }
  }

  /// Choosing a row that is in the set takes it out again.
  init<V: Hashable>(_ selection: Binding<Set<V>>) {
    let current = selection.wrappedValue
    all = { Set(selection.wrappedValue.map { AnyHashable($0) }) }
    isSelected = { value in (value.base as? V).map(current.contains) ?? false }
    select = { value in
      guard let value = value.base as? V else { return false }
      if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) }
      return true
    }
  }
}

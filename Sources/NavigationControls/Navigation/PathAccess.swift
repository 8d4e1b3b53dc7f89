import ViewRuntime

/// A stack's path binding, whatever its type.
struct PathAccess {
  /// What the path's values are; nil: of any type.
  let valueType: Any.Type?
  /// In a body: a dependency on the path.
  let read: () -> [AnyHashable]
  /// Returns false if the path cannot hold the value.
  let append: (AnyHashable) -> Bool
  /// Leaves the first values; it is told how many there are, and answers how many stay.
  private let shorten: ((_ count: Int) -> Int) -> Void
  private let binding: Any

  /// Takes the last values away.
  func removeLast(_ count: Int) { shorten { max($0 - count, 0) } }

  /// Leaves some values at most, the first ones.
  func cut(_ count: Int) { shorten { min($0, count) } }
}

extension PathAccess {
  init(_ path: Binding<NavigationPath>) {
    valueType = nil
    read = { path.wrappedValue.values }
    append = { value in
      var changed = path.wrappedValue
      changed.values.append(value)
      path.wrappedValue = changed
      return true
    }
    shorten = { remaining in
      var changed = path.wrappedValue
      let (count, staying) = (changed.count, remaining(changed.count))
      guard staying < count else { return }
      changed.removeLast(count - staying)
      path.wrappedValue = changed
    }
    binding = path
  }

  init<Data: RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>)
  where Data.Element: Hashable {
    valueType = Data.Element.self
    read = { path.wrappedValue.map { AnyHashable($0) } }
    append = { value in
      guard let element = value.base as? Data.Element else { return false }
      var changed = path.wrappedValue
      changed.append(element)
      path.wrappedValue = changed
      return true
    }
    shorten = { remaining in
      var changed = path.wrappedValue
      let (count, staying) = (changed.count, remaining(changed.count))
      guard staying < count else { return }
      changed.removeSubrange(
        changed.index(changed.startIndex, offsetBy: staying)..<changed.endIndex)
      path.wrappedValue = changed
    }
    binding = path
  }

  /// Whether the other stack shows the same path.
  @MainActor
  func isSame(as other: PathAccess) -> Bool {
    ValueComparison.areEqual(binding, other.binding)
  }
}

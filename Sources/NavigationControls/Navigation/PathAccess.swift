import ViewRuntime

/// A stack's path binding, whatever its type.
struct PathAccess {
  /// What the path's values are; nil: of any type.
  let valueType: Any.Type?
  /// In a body: a dependency on the path.
  let read: () -> [AnyHashable]
  /// Returns false if the path cannot hold the value.
  let append: (AnyHashable) -> Bool
  let removeLast: (Int) -> Void
  /// Leaves some values at most, the first ones.
  let cut: (Int) -> Void
  private let binding: Any
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
    removeLast = { count in
      var changed = path.wrappedValue
      changed.removeLast(min(count, changed.count))
      path.wrappedValue = changed
    }
    cut = { count in
      var changed = path.wrappedValue
      guard changed.count > count else { return }
      changed.removeLast(changed.count - count)
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
    removeLast = { count in
      var changed = path.wrappedValue
      let start = changed.index(changed.endIndex, offsetBy: -min(count, changed.count))
      changed.removeSubrange(start..<changed.endIndex)
      path.wrappedValue = changed
    }
    cut = { count in
      var changed = path.wrappedValue
      guard changed.count > count else { return }
      changed.removeSubrange(changed.index(changed.startIndex, offsetBy: count)..<changed.endIndex)
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

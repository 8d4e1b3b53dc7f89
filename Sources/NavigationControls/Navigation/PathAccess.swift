import ViewRuntime

/// A stack's path binding, with its type erased.
struct PathAccess {
  /// The type of the path's values; nil if they can have any type.
  let valueType: Any.Type?
  /// Reads the path; in a body, this adds a dependency.
  let read: () -> [AnyHashable]
  /// Returns false if the path cannot hold the value.
  let append: (AnyHashable) -> Bool
  /// Keeps the first values; the closure maps the number of values to the number to keep.
  private let shorten: ((_ count: Int) -> Int) -> Void
  private let binding: Any

  /// Removes the last values.
  func removeLast(_ count: Int) { shorten { max($0 - count, 0) } }

  /// Keeps at most the first `count` values.
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

  /// Whether both are the same binding.
  @MainActor
  func isSame(as other: PathAccess) -> Bool {
    ValueComparison.areEqual(binding, other.binding)
  }
}

/// The values published by the views around the focus: read with `@FocusedValue`, published with
/// `focusedValue(_:_:)`.
public struct FocusedValues {
  private var entries: [ObjectIdentifier: Any] = [:]

  package init() {}

  /// The value of a key; nil if none is published.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { entries[ObjectIdentifier(key)] as? Key.Value }
    set { entries[ObjectIdentifier(key)] = newValue }
  }

  /// An object, by its type.
  package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { entries[ObjectIdentifier(type)] as? Object }
    set { entries[ObjectIdentifier(type)] = newValue }
  }
}

extension FocusedValues: Equatable {
  public static func == (a: FocusedValues, b: FocusedValues) -> Bool {
    guard a.entries.count == b.entries.count else { return false }
    nonisolated(unsafe) let (mine, others) = (a.entries, b.entries)
    return MainActor.assumeIsolated {
      mine.allSatisfy { key, value in
        others[key].map { ValueComparison.areEqual(value, $0) } ?? false
      }
    }
  }
}

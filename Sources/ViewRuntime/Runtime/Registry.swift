/// Values keyed by the object that registered them, iterated in order of registration.
///
/// The order in which a program is notified is thus the same in every run; a dictionary's is not.
///
/// - Complexity: adding and removing are O(1), on average.
package struct Registry<Value> {
  private struct Entry {
    let owner: ObjectIdentifier
    var value: Value
  }

  private var entries: [Entry?] = []
  private var places: [ObjectIdentifier: Int] = [:]

  package init() {}

  package var isEmpty: Bool { places.isEmpty }

  /// The value that an object registered; nil removes it. A new value keeps the position of the old
  /// one.
  package subscript(owner: AnyObject) -> Value? {
    get { places[ObjectIdentifier(owner)].flatMap { entries[$0]?.value } }
    set {
      let owner = ObjectIdentifier(owner)
      switch (newValue, places[owner]) {
      case (let value?, let place?): entries[place]?.value = value
      case (let value?, nil): append(Entry(owner: owner, value: value))
      case (nil, let place?):
        entries[place] = nil
        places[owner] = nil
      case (nil, nil): break
      }
    }
  }

  private mutating func append(_ entry: Entry) {
    if entries.count > 16, entries.count > 2 * places.count { closeGaps() }
    places[entry.owner] = entries.count
    entries.append(entry)
  }

  private mutating func closeGaps() {
    entries.removeAll { $0.map { _ in false } ?? true }
    for (place, entry) in entries.enumerated() {
      if let entry { places[entry.owner] = place }
    }
  }

  /// Calls `visit` with each currently registered value.
  package func forEach(_ visit: (Value) -> Void) {
    for case let entry? in entries { visit(entry.value) }
  }
}

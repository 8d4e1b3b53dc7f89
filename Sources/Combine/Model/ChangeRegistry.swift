import Locking
import struct Synchronization.Atomic

/// Finds the default `objectWillChange` of an object, which has no stored property for it.
///
/// Objects are identified by address, checked by a weak reference, since an address may be reused.
/// Whenever a new entry is added, a few entries of freed objects are removed.
///
/// A write to a published property of an unobserved object must cost next to nothing, so a property
/// remembers the ``generation`` of its last fruitless search: while no new publisher has been
/// created anywhere, there is still none for its object.
enum ChangeRegistry {
  private struct Entry {
    weak var object: AnyObject?
    var publisher: ObservableObjectPublisher
  }

  private struct State: @unchecked Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The keys in turn, for checking whether their objects are still alive.
    var rounds: [ObjectIdentifier] = []
    var position = 0
  }

  private static let state = Mutex(State())
  private static let counter = Atomic<Int>(1)

  /// The number of publishers ever created here, plus one.
  static var generation: Int { counter.load(ordering: .acquiring) }

  /// The publisher of an object, created at the first call.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    if let known = existing(of: object) { return known }
    let fresh = ObservableObjectPublisher()
    let entry = Entry(object: object, publisher: fresh)
    let (publisher, dead) = register(entry, for: ObjectIdentifier(object))
    // Frees the values of removed entries outside the lock.
    _ = dead
    return publisher
  }

  /// The publisher of an object if one was requested before.
  static func existing(of object: AnyObject) -> ObservableObjectPublisher? {
    let key = ObjectIdentifier(object)
    nonisolated(unsafe) var found: (object: AnyObject?, publisher: ObservableObjectPublisher)?
    state.withLock { found = $0.entries[key].map { ($0.object, $0.publisher) } }
    return found?.object === object ? found?.publisher : nil
  }

  private static func register(
    _ entry: Entry, for key: ObjectIdentifier
  ) -> (ObservableObjectPublisher, dead: [ObservableObjectPublisher]) {
    nonisolated(unsafe) let entry = entry
    nonisolated(unsafe) var publisher = entry.publisher
    nonisolated(unsafe) var dead: [ObservableObjectPublisher] = []
    state.withLock { state in
      if let other = state.entries[key], other.object != nil {
        publisher = other.publisher
        return
      }
      if let old = state.entries.updateValue(entry, forKey: key) {
        dead.append(old.publisher)
      } else {
        state.rounds.append(key)
      }
      for _ in 0..<min(4, state.rounds.count) {
        state.position = state.position < state.rounds.count ? state.position : 0
        let candidate = state.rounds[state.position]
        if let old = state.entries[candidate], old.object == nil {
          dead.append(old.publisher)
          state.entries[candidate] = nil
          state.rounds.swapAt(state.position, state.rounds.count - 1)
          state.rounds.removeLast()
        } else {
          state.position += 1
        }
      }
      counter.add(1, ordering: .releasing)
    }
    return (publisher, dead)
  }
}

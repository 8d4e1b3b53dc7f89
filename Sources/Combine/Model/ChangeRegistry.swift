import Locking
import struct Synchronization.Atomic

/// Finds the default `objectWillChange` of an object, which has no place of its own to keep it.
///
/// Objects are told apart by address, checked by a weak reference, since an address may be used
/// again. Entries of objects that are gone leave a few at a time, whenever a new one comes.
///
/// A write to a published property of an object that nobody observes must cost next to nothing, so
/// a property remembers ``generation`` of its last fruitless search: as long as no publisher was
/// made anywhere, there is still none for its object.
enum ChangeRegistry {
  private struct Entry {
    weak var object: AnyObject?
    var publisher: ObservableObjectPublisher
  }

  private struct State: @unchecked Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The keys in turn, for looking whether their objects still live.
    var rounds: [ObjectIdentifier] = []
    var position = 0
  }

  private static let state = Mutex(State())
  private static let counter = Atomic<Int>(1)

  /// How many publishers were ever made here, plus one.
  static var generation: Int { counter.load(ordering: .acquiring) }

  /// The publisher of an object, made at the first call.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    if let known = existing(of: object) { return known }
    let fresh = ObservableObjectPublisher()
    let entry = Entry(object: object, publisher: fresh)
    let (publisher, dead) = register(entry, for: ObjectIdentifier(object))
    // What the dead ones held goes here, after the lock.
    _ = dead
    return publisher
  }

  /// The publisher of an object if anybody asked for it before.
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

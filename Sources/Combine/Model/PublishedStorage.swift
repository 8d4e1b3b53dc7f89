import Locking
import Timekeeping

/// The value of a published property and its subscribers.
final class PublishedStorage<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var stored: Value
  private var subscribers: Broadcast<Value, Never>?
  private var objectWillChange: ObservableObjectPublisher?
  /// The registry's generation at the last search for the object's publisher.
  private var searchedGeneration = 0
  private var sources: [AnyCancellable] = []
  /// The object, known once `$property` was accessed: a publisher that is assigned to the property
  /// writes without being given it.
  private weak var owner: AnyObject?

  init(_ value: Value) { stored = value }

  deinit { subscribers?.finish(.finished) }

  var value: Value { lock { stored } }

  func belongs(to object: AnyObject) {
    lock { owner = object }
  }

  /// Notifies, then sets (S4.1).
  func set(_ newValue: Value, of object: AnyObject?) {
    if isOnMainActor() {
      tellAndSet(newValue, of: object)
    } else {
      PublishedWrite.perform { tellAndSet(newValue, of: object) }
    }
  }

  private func tellAndSet(_ newValue: Value, of object: AnyObject?) {
    if let object { changePublisher(of: object)?.send() }
    lock { subscribers }?.send(newValue)
    // The old value is freed outside the lock: its deinit may re-enter this code.
    var old = newValue
    lock { swap(&stored, &old) }
  }

  func join<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    let broadcast = lock {
      if let subscribers { return subscribers }
      let fresh = Broadcast<Value, Never>(named: "PublishedSubject")
      subscribers = fresh
      return fresh
    }
    broadcast.join(subscriber, backlog: .latest { [weak self] in self?.value })
  }

  /// Takes the values of a publisher from now on, for as long as the property lives.
  func follow<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
    let sink = Subscribers.Sink<Value, Never>(receiveCompletion: { _ in }) { [weak self] value in
      guard let self else { return }
      set(value, of: lock { owner })
    }
    lock { sources.append(AnyCancellable(sink)) }
    publisher.subscribe(sink)
  }

  private func changePublisher(of object: AnyObject) -> ObservableObjectPublisher? {
    let generation = ChangeRegistry.generation
    let (known, isCurrent) = lock { (objectWillChange, searchedGeneration == generation) }
    if known != nil || isCurrent { return known }
    let found = ChangeRegistry.existing(of: object)
    lock {
      objectWillChange = found
      searchedGeneration = generation
    }
    return found
  }
}

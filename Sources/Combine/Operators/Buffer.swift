import Locking

extension Publishers {
  /// When a buffer asks its upstream for values.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// At once for as many as fit, and then for one more whenever one is taken out.
    case keepFull
    /// At once for all of them, as fast as they come.
    case byRequest
  }

  /// What becomes of a value that does not fit into a buffer.
  public enum BufferingStrategy<Failure: Error> {
    /// It is lost.
    case dropNewest
    /// It goes in, and the one that waited longest is lost.
    case dropOldest
    /// The subscriber is failed with the error that the closure makes.
    case customError(() -> Failure)
  }

  /// Keeps values that come faster than the subscriber asks for them.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// As the upstream's.
    public typealias Output = Upstream.Output
    /// As the upstream's.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How many values fit.
    public let size: Int
    /// When the upstream is asked for values.
    public let prefetch: PrefetchStrategy
    /// What becomes of a value that does not fit.
    public let whenFull: BufferingStrategy<Failure>

    /// A publisher with a buffer.
    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy,
      whenFull: BufferingStrategy<Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        BufferSubscription<Output, S>(
          subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
    }
  }
}

/// - Invariant: no value waits while something is asked for, except within ``drain()``.
private final class BufferSubscription<Input, Downstream: Subscriber>: OperatorSubscription<
  Input, Downstream.Failure, Downstream
>
where Downstream.Input == Input {
  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Downstream.Failure>
  private let lock = Lock()
  private var values = Queue<Input>()
  private var demand = Subscribers.Demand.none
  private var ending: Subscribers.Completion<Downstream.Failure>?
  private var isDraining = false
  private var isCancelled = false

  init(
    _ downstream: Downstream, size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Downstream.Failure>
  ) {
    self.size = size
    self.prefetch = prefetch
    self.whenFull = whenFull
    super.init(downstream, as: Publishers.Buffer<Empty<Input, Never>>.self)
  }

  override var parts: KeyValuePairs<String, Any>? {
    let state = upstreamSubscription
    return lock {
      [
        "values": values.elements, "state": state as Any, "downstreamDemand": demand,
        "terminal": ending as Any,
      ]
    }
  }

  override func begin(_ downstream: Downstream) {
    requestUpstream(prefetch == .keepFull ? .max(size) : .unlimited)
    super.begin(downstream)
  }

  override func take(
    _ input: Input, for downstream: Downstream
  ) -> Subscribers.Demand {
    guard keep(input) else {
      // The error comes with the next request, after as much of what waits as that asks for.
      releaseUpstream()
      if case .customError(let makeError) = whenFull {
        let error = makeError()
        lock { ending = .failure(error) }
      }
      return .none
    }
    return drain()
  }

  /// Whether the upstream may go on.
  private func keep(_ input: Input) -> Bool {
    // What is lost is freed after the lock: its deinit may come back here.
    var dropped: Input?
    defer { withExtendedLifetime(dropped) {} }
    lock.lock()
    defer { lock.unlock() }
    guard ending == nil else { return true }
    if values.count >= size {
      switch whenFull {
      case .dropNewest: return true
      case .dropOldest: dropped = values.popFirst()
      case .customError: return false
      }
    }
    values.append(input)
    return true
  }

  override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    let isFirst = ending == nil
    if isFirst { ending = completion }
    lock.unlock()
    // Told at once, even from within a delivery.
    if isFirst, case .failure = completion { return finish(completion) }
    _ = drain()
  }

  override func request(_ more: Subscribers.Demand) {
    lock.lock()
    demand += more
    lock.unlock()
    let taken = drain()
    if taken > 0 { requestUpstream(taken) }
  }

  override func cancel() {
    super.cancel()
    lock.lock()
    let dropped = values
    values = Queue()
    isCancelled = true
    lock.unlock()
    _ = dropped
  }

  /// Delivers what waits and is asked for, as much at a time as is asked for at the beginning.
  ///
  /// A failure that comes meanwhile is told meanwhile, and does not stop what is on its way.
  ///
  /// - Returns: what the upstream is to be asked for instead.
  private func drain() -> Subscribers.Demand {
    guard beginDraining() else { return .none }
    var taken = 0
    while let (batch, downstream) = next() {
      for value in batch where !(lock { isCancelled }) {
        taken += 1
        let more = downstream.receive(value)
        lock.lock()
        demand += more
        lock.unlock()
      }
    }
    return prefetch == .keepFull ? .max(taken) : .none
  }

  private func beginDraining() -> Bool {
    lock.lock()
    defer { lock.unlock() }
    defer { isDraining = true }
    return !isDraining
  }

  private func next() -> (values: [Input], downstream: Downstream)? {
    let downstream = downstream
    lock.lock()
    let count = demand.max.map { min($0, values.count) } ?? values.count
    if count > 0, let downstream {
      let batch = values.popFirst(count)
      demand -= count
      lock.unlock()
      return (batch, downstream)
    }
    isDraining = false
    let isAsked = demand > 0
    let ending = ending
    lock.unlock()
    // A failure is told at once; the regular end after the last value, when more is asked for.
    switch ending {
    case .failure(let error): finish(.failure(error))
    case .finished where isAsked: finish(.finished)
    default: break
    }
    return nil
  }
}

extension Publisher {
  /// Keeps values that come faster than the subscriber asks for them.
  ///
  /// ```swift
  /// positions.buffer(size: 10, prefetch: .byRequest, whenFull: .dropOldest)
  /// ```
  ///
  /// - Parameters:
  ///   - size: how many values may wait.
  ///   - prefetch: when this publisher is asked for values.
  ///   - whenFull: what becomes of a value that does not fit.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

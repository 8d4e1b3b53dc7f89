import Locking

extension Publishers {
  /// When a buffer requests values from its upstream.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// At first as many as fit, then one more whenever one is taken out.
    case keepFull
    /// All of them at once, as fast as they arrive.
    case byRequest
  }

  /// What happens to a value that does not fit into a buffer.
  public enum BufferingStrategy<Failure: Error> {
    /// The value is dropped.
    case dropNewest
    /// The value is kept, and the oldest one in the buffer is dropped.
    case dropOldest
    /// The subscriber fails with the error that the closure returns.
    case customError(() -> Failure)
  }

  /// Buffers values that arrive faster than the subscriber requests them.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// How many values fit.
    public let size: Int
    /// When values are requested from the upstream.
    public let prefetch: PrefetchStrategy
    /// What happens to a value that does not fit.
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

/// - Invariant: no value waits while there is demand, except within ``drain()``.
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
      // The error follows the next request, after as many waiting values as that requests.
      releaseUpstream()
      if case .customError(let makeError) = whenFull {
        let error = makeError()
        lock { ending = .failure(error) }
      }
      return .none
    }
    return drain()
  }

  /// Whether the upstream may continue.
  private func keep(_ input: Input) -> Bool {
    // The dropped value is freed outside the lock: its deinit may re-enter this code.
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
    // Sent immediately, even from within a delivery.
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

  /// Delivers waiting values for which there is demand, in batches of the demand at the start of
  /// each.
  ///
  /// A failure that arrives meanwhile is sent immediately, and does not stop the batch being
  /// delivered.
  ///
  /// - Returns: the demand to request from the upstream in turn.
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
    // A failure is sent immediately; a regular end follows the last value, at the next request.
    switch ending {
    case .failure(let error): finish(.failure(error))
    case .finished where isAsked: finish(.finished)
    default: break
    }
    return nil
  }
}

extension Publisher {
  /// Buffers values that arrive faster than the subscriber requests them.
  ///
  /// ```swift
  /// positions.buffer(size: 10, prefetch: .byRequest, whenFull: .dropOldest)
  /// ```
  ///
  /// - Parameters:
  ///   - size: how many values may wait.
  ///   - prefetch: when values are requested from this publisher.
  ///   - whenFull: what happens to a value that does not fit.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

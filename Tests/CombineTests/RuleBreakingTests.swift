import Combine
import Locking
import Testing

/// Operators that let violations of the publishing rules through, because Combine's do.
@Suite("Operators with publishers that break the rules")
struct RuleBreakingTests {
  private typealias Source = ManualPublisher<Int, Oops>

  /// What is delivered from: a value before the subscription, two values, a completion, a value, a
  /// cancellation, a value and another completion.
  private func line<P: Publisher>(_ make: (Source) -> P) -> String {
    let source = Source(subscribesAtOnce: false)
    let recorder = make(source).recorded()
    source.send(1)
    source.subscriber?.receive(subscription: RecordingSubscription())
    source.send(2)
    source.send(3)
    source.send(completion: .finished)
    source.send(4)
    recorder.subscription?.cancel()
    source.send(5)
    source.send(completion: .failure(.big))
    return recorder.text
  }

  @Test("Operators that only observe pass everything on, whenever it arrives")
  func onlookers() {
    #expect(line { $0.handleEvents(receiveOutput: { _ in }) } == "1 2 3 | 4 5 !big")
    #expect(line { $0.print(to: Silence()) } == "1 2 3 | 4 5 !big")
    #expect(line { $0.dropFirst() } == "2 3 | 4 5 !big")
  }

  @Test("tryMap, tryScan and prefix pass values on, and a single completion")
  func values() {
    #expect(line { $0.tryMap { $0 } } == "1 2 3 | 4 5")
    #expect(line { $0.tryScan(0) { $1 } } == "1 2 3 | 4 5")
    #expect(line { $0.prefix(4) } == "1 2 3 | 4")
  }

  @Test("collect(_:) passes every completion on, and no value without a subscription")
  func ends() {
    #expect(line { $0.collect(2) } == "[2, 3] | !big")
  }

  @Test("Results, and operators waiting for their subscription, ignore all of it")
  func ignoring() {
    #expect(line { $0.drop { $0 < 2 } } == "2 3 |")
    #expect(line { $0.measureInterval(using: ImmediateScheduler.shared).map { _ in 0 } } == "0 0 |")
    #expect(line { $0.reduce(0, +) } == "5 |")
  }

  /// The demand that reaches a subscription that arrives after a cancellation.
  private func lateSubscription<P: Publisher>(_ make: (Source) -> P) -> String {
    let source = Source(subscribesAtOnce: false)
    let recorder = make(source).recorded(demand: .none)
    (source.subscriber as? any Subscription)?.cancel()
    let subscription = RecordingSubscription()
    source.subscriber?.receive(subscription: subscription)
    withExtendedLifetime(recorder) {}
    return subscription.text
  }

  @Test("A cancel before the subscription is ignored, except by filters and throttle")
  func earlyCancel() {
    #expect(lateSubscription { $0.count() } == "unlimited")
    #expect(lateSubscription { $0.first() } == "unlimited")
    #expect(
      lateSubscription { $0.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest) }
        == "max(2)")
    #expect(lateSubscription { $0.tryMap { $0 } } == "")
    #expect(lateSubscription { $0.handleEvents(receiveOutput: { _ in }) } == "")
    #expect(lateSubscription { $0.removeDuplicates() } == "cancel")
    #expect(lateSubscription { $0.prefix { $0 > 0 } } == "cancel")
    #expect(
      lateSubscription {
        $0.throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: true)
      } == "cancel")
  }

  @Test("S15.1 Unrequested values end at operators that continue with another publisher")
  func unasked() {
    let source = ManualPublisher<Int, Oops>()
    let recorder = source.catch { _ in Just(1) }.recorded(demand: .none)
    source.send(1)
    #expect(recorder.text == "")
    recorder.subscription?.request(.max(1))
    source.send(2)
    #expect(recorder.text == "2")
  }

  @Test("S15.1 Unrequested values are dropped at replaceError and switchToLatest, without a trap")
  func unaskedElsewhere() {
    let source = Source()
    let replacing = source.replaceError(with: 0).recorded(demand: .none)
    #expect(source.send(1) == .none)
    replacing.subscription?.request(.max(2))
    source.send(2)
    source.send(completion: .failure(.big))
    #expect(replacing.text == "2 0 |")

    let inner = Source()
    let following = Just(inner).setFailureType(to: Oops.self).switchToLatest()
      .recorded(demand: .max(1))
    for value in 1...3 { #expect(inner.send(value) == .none) }
    following.subscription?.request(.max(1))
    inner.send(4)
    #expect(following.text == "1 4")
  }

  @Test("dropFirst accepts another subscription after completion, with all remaining demand")
  func renewal() {
    let source = Source()
    let recorder = source.dropFirst(3).recorded(demand: .none)
    source.send(1)
    source.send(completion: .finished)
    recorder.subscription?.request(.max(4))
    let second = RecordingSubscription()
    source.subscriber?.receive(subscription: second)
    #expect(second.text == "max(6)")
  }

  @Test("handleEvents reports each subscription, and a single cancel")
  func handledSubscriptions() {
    var calls: [String] = []
    let source = Source()
    let recorder = source.handleEvents(
      receiveSubscription: { calls.append("\($0)") }, receiveCancel: { calls.append("cancel") }
    ).recorded()
    source.subscriber?.receive(subscription: RecordingSubscription())
    recorder.subscription?.cancel()
    recorder.subscription?.cancel()
    #expect(calls == ["Tap", "Tap", "cancel"])
  }

  @Test("retry passes on a value that arrives before the subscription, and requests by request(_:)")
  func retry() {
    let source = Source()
    let recorder = source.retry(1).recorded(demand: .max(1), perValue: .max(2))
    #expect(source.send(1) == .none)
    #expect(source.tap?.text == "max(1) max(2)")
    #expect(recorder.text == "1")
  }

  @Test("A negative number of retries is never used up")
  func retryBelowZero() {
    var attempts = 0
    let flaky = Deferred { () -> AnyPublisher<Int, Oops> in
      attempts += 1
      return attempts < 5
        ? Fail(error: Oops.small).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: Oops.self).eraseToAnyPublisher()
    }
    #expect(flaky.retry(-1).recorded().text == "5 |")
  }

  @Test("A signal before the subscription ends prefix(untilOutputFrom:) at once")
  func earlySignal() {
    let source = Source(subscribesAtOnce: false)
    let recorder = source.prefix(untilOutputFrom: Just(0)).recorded()
    #expect(recorder.text == "|")
    let subscription = RecordingSubscription()
    source.subscriber?.receive(subscription: subscription)
    #expect(subscription.text == "cancel")
    #expect(recorder.text == "|")
  }

  @Test("drop(untilOutputFrom:) passes a completion on after the other publisher's")
  func twoEnds() {
    let source = Source(subscribesAtOnce: false)
    let recorder = source.drop(untilOutputFrom: Empty<Int, Oops>()).recorded()
    source.send(completion: .finished)
    #expect(recorder.text == "| |")
  }

  @Test("A value without a subscription ends a task that waits for one")
  func waitingTask() async throws {
    nonisolated(unsafe) let source = ManualPublisher<Int, Never>(subscribesAtOnce: false)
    nonisolated(unsafe) let values = source.values.makeAsyncIterator()
    let flag = Flag()
    let task = Task.detached {
      defer { flag.isOver.withLock { $0 = true } }
      return await values.next()
    }
    // The limit ends a task that would wait for ever.
    for _ in 1...10_000 where !flag.isOver.withLock({ $0 }) {
      // What comes before the task waits is ignored.
      source.send(1)
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(flag.isOver.withLock { $0 })
    task.cancel()
    #expect(await task.value == nil)
    let subscription = RecordingSubscription()
    source.subscriber?.receive(subscription: subscription)
    #expect(subscription.text == "max(1)")
  }
}

private final class Flag: Sendable {
  let isOver = Mutex(false)
}

private struct Silence: TextOutputStream {
  func write(_ text: String) {}
}

import Combine
import Testing

/// What keeps what alive, and for how long.
@Suite("Lifetimes of subjects, subscriptions and upstreams")
struct LifetimeTests {
  @Test("S15.5 A passthrough subject requests from its upstream at the first demand")
  func asksLate() {
    let source = ManualPublisher<Int, Never>()
    let subject = PassthroughSubject<Int, Never>()
    let connection = source.subscribe(subject)
    #expect(source.tap?.text == "")
    let recorder = subject.recorded(demand: .none)
    #expect(source.tap?.text == "")
    recorder.subscription?.request(.max(1))
    #expect(source.tap?.text == "unlimited")
    recorder.subscription?.request(.max(1))
    #expect(source.tap?.text == "unlimited")
    withExtendedLifetime(connection) {}
  }

  @Test("A current value subject requests at once, because its value can be read")
  func asksAtOnce() {
    let source = ManualPublisher<Int, Never>()
    let subject = CurrentValueSubject<Int, Never>(0)
    let connection = source.subscribe(subject)
    #expect(source.tap?.text == "unlimited")
    source.send(4)
    #expect(subject.value == 4)
    withExtendedLifetime(connection) {}
  }

  @Test("S15.6 A current value can be set after completion, and is returned when read")
  func valueAfterEnd() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let recorder = subject.recorded()
    subject.send(completion: .finished)
    subject.value = 42
    #expect(subject.value == 42)
    subject.send(7)
    #expect(subject.value == 42)
    #expect(recorder.text == "0 |")
  }

  @Test("S15.10 A deallocated subject cancels its upstream")
  func freedSubject() {
    let (passthrough, current) = (RecordingSubscription(), RecordingSubscription())
    do {
      let subject = PassthroughSubject<Int, Never>()
      subject.send(subscription: passthrough)
      let other = CurrentValueSubject<Int, Never>(0)
      other.send(subscription: current)
      #expect(passthrough.text == "")
    }
    #expect(passthrough.text == "cancel")
    #expect(current.text == "unlimited cancel")
  }

  @Test("S15.10 A subject releases the cancelled subscription that fed it")
  func cancelledFeed() {
    let subject = PassthroughSubject<Int, Never>()
    weak var former: ManualPublisher<Int, Never>?
    weak var feeder: AnyObject?
    do {
      let source = ManualPublisher<Int, Never>()
      former = source
      let connection = source.subscribe(subject)
      feeder = source.subscriber.map { $0 as AnyObject }
      connection.cancel()
    }
    #expect(former == nil)
    #expect(feeder == nil)
    withExtendedLifetime(subject) {}
  }

  @Test("S15.10 A subscription retains its subject until it is cancelled")
  func keptSubject() {
    weak var subject: CurrentValueSubject<Int, Never>?
    let recorder = Recorder<Int, Never>(demand: .none)
    do {
      let fresh = CurrentValueSubject<Int, Never>(3)
      subject = fresh
      fresh.subscribe(recorder)
    }
    recorder.subscription?.request(.max(1))
    #expect(recorder.text == "3")
    #expect(subject != nil)
    recorder.subscription?.cancel()
    #expect(subject == nil)
  }

  @Test("S15.10 The holder of a subscription to a passthrough subject can still send through it")
  func sendThroughKeptSubject() {
    weak var subject: PassthroughSubject<Int, Never>?
    let recorder = {
      let fresh = PassthroughSubject<Int, Never>()
      subject = fresh
      return fresh.recorded()
    }()
    subject?.send(1)
    #expect(recorder.text == "1")
    subject?.send(completion: .finished)
    #expect(recorder.text == "1 |")
    #expect(subject == nil)
  }

  @Test("S15.10 No operator retains its upstream publisher", arguments: OperatorCase.all)
  func upstreams(_ operation: OperatorCase) {
    // A subscription that may be repeated has to keep the upstream.
    let keeping = ["retry", "share", "multicast"]
    guard !keeping.contains(operation.testDescription) else { return }
    weak var source: OperatorCase.Source?
    let recorder = Recorder<String, any Error>()
    do {
      let fresh = OperatorCase.Source()
      source = fresh
      operation.make(fresh).subscribe(recorder)
    }
    #expect(source == nil)
    withExtendedLifetime(recorder) {}
  }

  @Test("A finished flatMap leaks nothing")
  func flatMap() {
    final class Token {}
    weak var token: Token?
    do {
      let fresh = Token()
      token = fresh
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.flatMap { Just(($0, fresh)) }.map { $0.0 }.recorded()
      subject.send(1)
      subject.send(completion: .finished)
      #expect(recorder.text == "1 |")
    }
    #expect(token == nil)
  }

  @Test("S15.3 A completed shared upstream is not subscribed to again")
  func share() {
    var subscriptions = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    let first = shared.recorded()
    subject.send(1)
    subject.send(completion: .finished)
    #expect(shared.recorded().text == "|")
    #expect(first.text == "1 |")
    #expect(subscriptions == 1)
  }

  @Test("A shared upstream is subscribed to again if all subscribers left before its completion")
  func shareAgain() {
    var subscriptions = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    let first = shared.recorded()
    subject.send(1)
    first.subscription?.cancel()
    let second = shared.recorded()
    subject.send(2)
    #expect(first.text == "1")
    #expect(second.text == "2")
    #expect(subscriptions == 2)
  }

  @Test("S15.8 The other publisher is not cancelled after its first value")
  func triggers() {
    for isPrefix in [true, false] {
      let other = ManualPublisher<Int, Never>()
      let subject = PassthroughSubject<Int, Never>()
      let recorder =
        isPrefix
        ? subject.prefix(untilOutputFrom: other).recorded()
        : subject.drop(untilOutputFrom: other).recorded()
      subject.send(1)
      other.send(0)
      subject.send(2)
      #expect(other.tap?.text == "max(1)")
      #expect(recorder.text == (isPrefix ? "1 |" : "2"))
    }
  }
}

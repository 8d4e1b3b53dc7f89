import Combine
import Testing

/// A subscription that writes down what is asked of it.
private final class Tap: Subscription, CustomStringConvertible {
  private(set) var line: [String] = []
  let description = "Tap"

  func request(_ demand: Subscribers.Demand) { line.append("\(demand)") }
  func cancel() { line.append("cancel") }
}

/// A publisher that a test sends from by hand, whatever was asked for.
private final class Hand<Output, Failure: Error>: Publisher {
  let tap = Tap()
  private(set) var subscriber: (any Subscriber<Output, Failure>)?

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    self.subscriber = subscriber
    subscriber.receive(subscription: tap)
  }
}

@Suite("Links that hand the subscription on")
struct PassageTests {
  private func expectPassage<P: Publisher>(
    _ name: String, parts: [String] = [], _ make: (Hand<Int, Oops>) -> P,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let hand = Hand<Int, Oops>()
    let recorder = make(hand).recorded(demand: .max(2))
    let subscription = try #require(recorder.subscription, sourceLocation: sourceLocation)
    #expect("\(subscription)" == "Tap", sourceLocation: sourceLocation)
    subscription.cancel()
    subscription.request(.max(3))
    subscription.cancel()
    #expect(
      hand.tap.line == ["max(2)", "cancel", "max(3)", "cancel"], sourceLocation: sourceLocation)

    let link = try #require(hand.subscriber, sourceLocation: sourceLocation)
    #expect("\(link)" == name, sourceLocation: sourceLocation)
    #expect(!(link is any Subscription), sourceLocation: sourceLocation)
    let playground = (link as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription
    #expect(playground as? String == name, sourceLocation: sourceLocation)
    let mirror = (link as? any CustomReflectable)?.customMirror
    #expect(mirror?.children.map { $0.label } == parts, sourceLocation: sourceLocation)
  }

  @Test("map, filter and their like let demand and cancelling go straight to the upstream")
  func passages() throws {
    try expectPassage("Map") { $0.map { $0 } }
    try expectPassage("ValueForKey", parts: ["keyPath"]) { $0.map(\.description) }
    try expectPassage("ValueForKeys", parts: ["keyPath0", "keyPath1"]) {
      $0.map(\.description, \.magnitude)
    }
    try expectPassage("Filter") { $0.filter { _ in true } }
    try expectPassage("CompactMap") { $0.compactMap { $0 } }
    try expectPassage("MapError") { $0.mapError { $0 } }
    try expectPassage("Scan", parts: ["downstream", "result"]) { $0.scan(0, +) }
    try expectPassage("AssertNoFailure", parts: ["file", "line", "prefix"]) {
      $0.assertNoFailure()
    }
    try expectPassage("Breakpoint") { $0.breakpointOnError() }
  }

  @Test("ignoreOutput publishes Never, and asks for everything after the subscriber asked")
  func ignoreOutput() {
    let hand = Hand<Int, Oops>()
    let recorder: Recorder<Never, Oops> = hand.ignoreOutput().recorded(demand: .max(4))
    #expect(hand.tap.line == ["max(4)", "unlimited"])
    #expect(hand.subscriber?.receive(1) == Subscribers.Demand.none)
    hand.subscriber?.receive(completion: .finished)
    #expect(recorder.text == "|")
  }

  @Test("A chain of maps, or of filters, is one publisher over the first upstream")
  func fusion() {
    let subject = PassthroughSubject<Int, Never>()
    #expect(subject.map { $0 * 2 }.map { $0 + 1 }.upstream === subject)
    #expect(subject.map { $0 * 2 }.tryMap { $0 + 1 }.upstream === subject)
    #expect(subject.tryMap { $0 * 2 }.map { $0 + 1 }.upstream === subject)
    #expect(subject.tryMap { $0 * 2 }.tryMap { $0 + 1 }.upstream === subject)
    #expect(subject.filter { $0 > 1 }.filter { $0 > 2 }.upstream === subject)
    #expect(subject.filter { $0 > 1 }.tryFilter { $0 > 2 }.upstream === subject)
    #expect(subject.tryFilter { $0 > 1 }.filter { $0 > 2 }.upstream === subject)
    #expect(subject.compactMap { $0 }.compactMap { $0 }.upstream === subject)
    #expect(subject.compactMap { $0 }.map { $0 }.upstream === subject)
    #expect(subject.tryCompactMap { $0 }.compactMap { $0 }.upstream === subject)

    let recorder = subject.map { $0 * 2 }.map { $0 + 1 }.recorded()
    let sifted = subject.filter { $0 > 1 }.filter { $0 < 4 }.recorded()
    let changed = subject.compactMap { $0 > 1 ? $0 : nil }.map { $0 * 10 }.recorded()
    for value in 1...4 { subject.send(value) }
    #expect(recorder.text == "3 5 7 9")
    #expect(sifted.text == "2 3")
    #expect(changed.text == "20 30 40")
  }
}

import Combine
import Testing

@Suite("Subscribers that pass the subscription on")
struct StatelessSubscriberTests {
  private func expectStateless<P: Publisher>(
    _ name: String, parts: [String] = [], _ make: (ManualPublisher<Int, Oops>) -> P,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let publisher = ManualPublisher<Int, Oops>()
    let recorder = make(publisher).recorded(demand: .max(2))
    let subscription = try #require(recorder.subscription, sourceLocation: sourceLocation)
    #expect("\(subscription)" == "Tap", sourceLocation: sourceLocation)
    subscription.cancel()
    subscription.request(.max(3))
    subscription.cancel()
    #expect(
      publisher.tap?.line == ["max(2)", "cancel", "max(3)", "cancel"],
      sourceLocation: sourceLocation)

    let link = try #require(publisher.subscriber, sourceLocation: sourceLocation)
    #expect("\(link)" == name, sourceLocation: sourceLocation)
    #expect(!(link is any Subscription), sourceLocation: sourceLocation)
    let playground = (link as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription
    #expect(playground as? String == name, sourceLocation: sourceLocation)
    let mirror = (link as? any CustomReflectable)?.customMirror
    #expect(mirror?.children.map { $0.label } == parts, sourceLocation: sourceLocation)
  }

  @Test("map, filter and their like pass demand and cancelling straight to the upstream")
  func passages() throws {
    try expectStateless("Map") { $0.map { $0 } }
    try expectStateless("ValueForKey", parts: ["keyPath"]) { $0.map(\.description) }
    try expectStateless("ValueForKeys", parts: ["keyPath0", "keyPath1"]) {
      $0.map(\.description, \.magnitude)
    }
    try expectStateless("Filter") { $0.filter { _ in true } }
    try expectStateless("CompactMap") { $0.compactMap { $0 } }
    try expectStateless("MapError") { $0.mapError { $0 } }
    try expectStateless("Scan", parts: ["downstream", "result"]) { $0.scan(0, +) }
    try expectStateless("AssertNoFailure", parts: ["file", "line", "prefix"]) {
      $0.assertNoFailure()
    }
    try expectStateless("Breakpoint") { $0.breakpointOnError() }
  }

  @Test("ignoreOutput publishes Never, and requests everything once the subscriber requests")
  func ignoreOutput() {
    let publisher = ManualPublisher<Int, Oops>()
    let recorder: Recorder<Never, Oops> = publisher.ignoreOutput().recorded(demand: .max(4))
    #expect(publisher.tap?.line == ["max(4)", "unlimited"])
    #expect(publisher.subscriber?.receive(1) == Subscribers.Demand.none)
    publisher.subscriber?.receive(completion: .finished)
    #expect(recorder.text == "|")
  }

  @Test("A chain of maps, or of filters, is a single publisher over the first upstream")
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

import Combine
import Testing

@Suite("How operators request values from their upstream")
struct AskingTests {
  private typealias Source = ManualPublisher<Int, Oops>

  @Test("measureInterval and multicast request by request(_:), not by the answer to a value")
  func byRequest() {
    let source = Source()
    let interval = source.measureInterval(using: ImmediateScheduler.shared)
      .recorded(demand: .none, perValue: .max(3))
    #expect(source.send(1) == .none)
    #expect(source.tap?.text == "max(3)")
    #expect(interval.line.count == 1)
  }

  @Test("flatMap requests another value when a publisher completes, unless demand was unlimited")
  func flatMap() {
    let (source, counting) = (Source(), Source())
    let all = source.flatMap { Just($0) }.recorded()
    let limited = counting.flatMap(maxPublishers: .max(2)) { Just($0) }.recorded()
    for value in 1...2 {
      source.send(value)
      counting.send(value)
    }
    #expect(source.tap?.text == "unlimited")
    #expect(counting.tap?.text == "max(2) max(1) max(1)")
    withExtendedLifetime((all, limited)) {}
  }

  @Test(
    "replaceEmpty requests everything once its subscriber requests; replaceError only the demand")
  func replacing() {
    let source = Source()
    let empty = source.replaceEmpty(with: 7).recorded(demand: .max(4))
    #expect(source.tap?.text == "max(4) unlimited")
    withExtendedLifetime(empty) {}

    let failing = Source()
    let replaced = failing.replaceError(with: 7).recorded(demand: .max(1))
    failing.send(1)
    failing.send(completion: .failure(.big))
    #expect(replaced.text == "1")
    replaced.subscription?.request(.max(1))
    #expect(replaced.text == "1 7 |")
    #expect(failing.tap?.text == "max(1)")
  }

  @Test("Demand added within a zip's delivery is the answer to the last sender")
  func zip() {
    let (first, second) = (Source(), Source())
    let recorder = first.zip(second) { $0 + $1 }.recorded(demand: .max(1))
    recorder.onValue = { [unowned recorder] _ in recorder.subscription?.request(.max(5)) }
    #expect(first.send(1) == .none)
    #expect(second.send(2) == .max(5))
    #expect(first.tap?.text == "max(1) max(5)")
    #expect(second.tap?.text == "max(1)")
    #expect(recorder.text == "3")
  }

  @Test("Without demand, nothing is requested from an inner publisher; later demand passes on")
  func nothingIsNotAskedFor() {
    let source = Source()
    let inner = ManualPublisher<Int, Oops>()
    let recorder = source.map { _ in inner }.switchToLatest().recorded(demand: .none)
    source.send(1)
    #expect(inner.tap?.text == "")
    recorder.subscription?.request(.max(2))
    #expect(inner.tap?.text == "max(2)")
  }

  @Test("autoconnect passes the upstream's subscription on by its name")
  func autoconnect() throws {
    let source = Source()
    let recorder = source.multicast { PassthroughSubject() }.autoconnect().recorded()
    let subscription = try #require(recorder.subscription)
    #expect("\(subscription)" == "Multicast")
    #expect(!(subscription is any CustomReflectable))
    #expect(source.tap?.text == "unlimited")
    subscription.cancel()
    #expect(source.tap?.text == "unlimited cancel")
  }

  @Test("A limit minus a negative count is no limit, rather than an overflow")
  func demand() {
    #expect(Subscribers.Demand.max(.max) - (-1) == .none)
    #expect(Subscribers.Demand.max(3) - (-1) == .max(4))
    #expect(Subscribers.Demand.unlimited - 5 == .unlimited)
  }

  @Test("The range of a single value is taken literally: only one that begins at 0 contains it")
  func ranges() {
    #expect(Just(1).output(in: 0..<10).output == 1)
    #expect(Just(1).output(in: -10..<10).output == nil)
    #expect(Just(1).output(in: 1..<10).output == nil)
  }
}

import Combine
import Testing

@Suite("What operators ask their upstream for, and how")
struct AskingTests {
  private typealias Source = ManualPublisher<Int, Oops>

  @Test("measureInterval and multicast ask by a request, not by an answer")
  func byRequest() {
    let source = Source()
    let interval = source.measureInterval(using: ImmediateScheduler.shared)
      .recorded(demand: .none, perValue: .max(3))
    #expect(source.send(1) == .none)
    #expect(source.tap?.text == "max(3)")
    #expect(interval.line.count == 1)
  }

  @Test("flatMap asks for another value when a publisher has ended, unless it asked for everything")
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

  @Test("replaceEmpty asks for everything after its subscriber asked; replaceError for no more")
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

  @Test("What is asked for within a zip's delivery is the answer to who sent last")
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

  @Test("A value of a publisher that was followed late is asked for once, not for nothing")
  func nothingIsNotAskedFor() {
    let source = Source()
    let inner = ManualPublisher<Int, Oops>()
    let recorder = source.map { _ in inner }.switchToLatest().recorded(demand: .none)
    source.send(1)
    #expect(inner.tap?.text == "")
    recorder.subscription?.request(.max(2))
    #expect(inner.tap?.text == "max(2)")
  }

  @Test("autoconnect hands the upstream's subscription on by its name")
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

  @Test("A limit less than a negative count is none, rather than an overflow")
  func demand() {
    #expect(Subscribers.Demand.max(.max) - (-1) == .none)
    #expect(Subscribers.Demand.max(3) - (-1) == .max(4))
    #expect(Subscribers.Demand.unlimited - 5 == .unlimited)
  }

  @Test("A single value's range is taken as it begins: only at 0 there is one")
  func ranges() {
    #expect(Just(1).output(in: 0..<10).output == 1)
    #expect(Just(1).output(in: -10..<10).output == nil)
    #expect(Just(1).output(in: 1..<10).output == nil)
  }
}

import Combine
import Testing

/// The demand that operators pass upstream, as in Apple's Combine.
@Suite("Demand on upstreams")
struct DemandTests {
  /// The demand that reaches an operator's upstream, and whether it is cancelled.
  private func expectAsked<P: Publisher>(
    _ asked: [String], demand: Subscribers.Demand = .max(1),
    sends: [Int], _ make: (Publishers.HandleEvents<PassthroughSubject<Int, Oops>>) -> P,
    text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var line: [String] = []
    let subject = PassthroughSubject<Int, Oops>()
    let upstream = subject.handleEvents(
      receiveCancel: { line.append("cancel") }, receiveRequest: { line.append("\($0)") })
    let recorder = make(upstream).recorded(demand: demand)
    for value in sends { subject.send(value) }
    subject.send(completion: .finished)
    #expect(line == asked, sourceLocation: sourceLocation)
    #expect(recorder.text == text, sourceLocation: sourceLocation)
  }

  @Test("An operator with a single result does not cancel a completed upstream")
  func results() {
    expectAsked(["unlimited"], sends: [2, 3], { $0.reduce(1, *) }, text: "6 |")
    expectAsked(["unlimited"], sends: [2, 3], { $0.collect() }, text: "[2, 3] |")
    expectAsked(["unlimited", "cancel"], sends: [2, 3], { $0.first() }, text: "2 |")
  }

  @Test("A result, and a completion without one, waits for demand")
  func emptyResults() throws {
    expectAsked(["unlimited"], demand: .none, sends: [], { $0.count() }, text: "")
    expectAsked(["unlimited"], demand: .none, sends: [1], { $0.count() }, text: "")
    let counted = Empty<Int, Oops>().count().recorded(demand: .none)
    counted.subscription?.request(.max(1))
    #expect(counted.text == "0 |")
    let first = Empty<Int, Oops>().first().recorded(demand: .none)
    #expect(first.text == "")
    first.subscription?.request(.max(1))
    #expect(first.text == "|")
    #expect(Fail<Int, Oops>(error: .big).count().recorded(demand: .none).text == "!big")
  }

  @Test("merge requests one value after another, or all of them once")
  func merge() {
    let other = Empty<Int, Oops>()
    expectAsked(
      ["max(1)", "max(1)", "max(1)"], demand: .max(5), sends: [1, 2],
      { $0.merge(with: other) }, text: "1 2 |")
    expectAsked(
      ["unlimited"], demand: .unlimited, sends: [1, 2], { $0.merge(with: other) },
      text: "1 2 |")
  }

  @Test("assign writes nothing before it has a subscription")
  func assign() {
    final class Lamp { var brightness = 0 }
    let lamp = Lamp()
    let assign = Subscribers.Assign(object: lamp, keyPath: \.brightness)
    _ = assign.receive(5)
    #expect(lamp.brightness == 0)
    Just(7).subscribe(assign)
    #expect(lamp.brightness == 7)
  }

  @Test("A subject that subscribes is described as a subscriber")
  func subject() {
    let subject = PassthroughSubject<Int, Never>()
    #expect(AnySubscriber(subject).description == "Subject")
  }
}

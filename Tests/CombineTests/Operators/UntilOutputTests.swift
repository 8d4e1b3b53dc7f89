import Combine
import Testing

@Suite("Until another publisher publishes")
struct UntilOutputTests {
  private let values = PassthroughSubject<Int, Never>()
  private let signal = PassthroughSubject<String, Never>()

  @Test("prefix(untilOutputFrom:) ends at the signal")
  func prefix() {
    let recorder = values.prefix(untilOutputFrom: signal).recorded()
    values.send(1)
    signal.send("stop")
    values.send(2)
    #expect(recorder.text == "1 |")
    #expect([1, 2].publisher.prefix(untilOutputFrom: Just("")).text == "|")
    #expect([1, 2].publisher.prefix(untilOutputFrom: Empty<Int, Never>()).text == "1 2 |")
  }

  @Test("drop(untilOutputFrom:) begins at the signal, and completes if the signal cannot come")
  func drop() {
    let recorder = values.drop(untilOutputFrom: signal).recorded()
    values.send(1)
    signal.send("go")
    values.send(2)
    signal.send(completion: .finished)
    values.send(3)
    #expect(recorder.text == "2 3")
    values.send(completion: .finished)
    #expect(recorder.text == "2 3 |")
    #expect([1, 2].publisher.drop(untilOutputFrom: Just("")).text == "1 2 |")
    #expect(PassthroughSubject<Int, Never>().drop(untilOutputFrom: Empty<Int, Never>()).text == "|")
  }

  @Test("Cancelling cancels both")
  func cancelling() {
    var cancelled: [String] = []
    let prefix = values.handleEvents(receiveCancel: { cancelled.append("values") })
      .prefix(untilOutputFrom: signal.handleEvents(receiveCancel: { cancelled.append("signal") }))
      .recorded()
    prefix.subscription?.cancel()
    #expect(cancelled.sorted() == ["signal", "values"])
  }
}

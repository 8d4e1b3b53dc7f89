import Combine
import Testing

/// Operators that receive values, demand or a cancellation during a delivery.
@Suite("Sending from within a delivery")
struct ReentrancyTests {
  @Test("S15.2 prefix delivers exactly its count")
  func prefix() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    recorder.onValue = { subject.send($0 + 1) }
    subject.prefix(3).subscribe(recorder)
    subject.send(1)
    #expect(recorder.text == "1 2 3 |")
  }

  @Test(
    "A value that combineLatest replaces may call back as it is deallocated",
    .timeLimit(.minutes(1)))
  func freeing() {
    final class Token: CustomStringConvertible {
      let description: String
      var onFree: () -> Void = {}
      init(_ description: String) { self.description = description }
      deinit { onFree() }
    }
    let tokens = ManualPublisher<Token, Never>()
    let recorder = tokens.combineLatest(Just(0)).map { "\($0.0)" }.recorded(demand: .max(1))
    tokens.send(
      {
        let first = Token("first")
        first.onFree = { [unowned recorder] in recorder.subscription?.request(.max(1)) }
        return first
      }())
    for name in ["second", "third"] { tokens.send(Token(name)) }
    #expect(recorder.text == "first third")
  }

  @Test("S15.2 output(at:) delivers one value")
  func output() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    recorder.onValue = { subject.send($0 + 1) }
    subject.output(at: 0).subscribe(recorder)
    subject.send(1)
    #expect(recorder.text == "1 |")
  }

  @Test("A retry that fails immediately does not deepen the stack", arguments: [20_000, -1])
  func retry(retries: Int) {
    var attempts = 0
    let publisher = Deferred {
      attempts += 1
      return attempts > 20_000
        ? Just(1).setFailureType(to: Oops.self).eraseToAnyPublisher()
        : Fail<Int, Oops>(error: .small).eraseToAnyPublisher()
    }
    #expect(publisher.retry(retries).text == "1 |")
    #expect(attempts == 20_001)
  }

  @Test("retry requests the remaining demand again")
  func retryDemand() {
    let source = ManualPublisher<Int, Oops>()
    let recorder = source.retry(1).recorded(demand: .max(3))
    source.send(1)
    source.send(completion: .failure(.small))
    #expect(source.tap?.text == "max(3) max(2)")
    source.send(2)
    source.send(completion: .failure(.big))
    #expect(recorder.text == "1 2 !big")
  }

  @Test("switchToLatest requests the remaining demand from the next publisher")
  func switching() {
    let inner = (0..<2).map { _ in ManualPublisher<Int, Never>() }
    let outer = PassthroughSubject<ManualPublisher<Int, Never>, Never>()
    let recorder = outer.switchToLatest().recorded(demand: .max(3))
    outer.send(inner[0])
    #expect(inner[0].tap?.text == "max(3)")
    inner[0].send(1)
    outer.send(inner[1])
    #expect(inner[0].tap?.text == "max(3) cancel")
    #expect(inner[1].tap?.text == "max(2)")
    inner[0].send(9)
    inner[1].send(2)
    outer.send(completion: .finished)
    inner[1].send(completion: .finished)
    #expect(recorder.text == "1 2 |")
  }

  @Test("switchToLatest works for a failing publisher of publishers that never fail")
  func switchingToInfallible() {
    let outer = PassthroughSubject<Just<Int>, Oops>()
    let recorder = outer.switchToLatest().recorded()
    outer.send(Just(1))
    outer.send(Just(2))
    outer.send(completion: .failure(.big))
    #expect(recorder.text == "1 2 !big")
  }

  @Test("A buffer that overflows with an error first delivers its waiting values")
  func buffer() {
    let subject = PassthroughSubject<Int, Oops>()
    let recorder =
      subject.buffer(size: 2, prefetch: .byRequest, whenFull: .customError { .big })
      .recorded(demand: .none)
    for value in 1...4 { subject.send(value) }
    #expect(recorder.text == "")
    recorder.subscription?.request(.unlimited)
    #expect(recorder.text == "1 2 !big")
  }

  @Test("zip delivers each complete pair, whether or not there is demand")
  func zip() {
    let (one, other) = (ManualPublisher<Int, Never>(), ManualPublisher<Int, Never>())
    let recorder = one.zip(other) { $0 * $1 }.recorded(demand: .none)
    for value in 1...3 {
      one.send(value)
      other.send(10)
    }
    #expect(recorder.text == "10 20 30")
  }

  @Test("S15.7 min and max return the first of equal values, like a sequence's")
  func ties() {
    let pairs = [(1, "a"), (0, "b"), (0, "c"), (1, "d")]
    var seen = ""
    _ = pairs.publisher.min { $0.0 < $1.0 }.sink { seen += $0.1 }
    _ = pairs.publisher.tryMin { $0.0 < $1.0 }
      .sink(receiveCompletion: { _ in }, receiveValue: { seen += $0.1 })
    _ = pairs.publisher.max { $0.0 < $1.0 }.sink { seen += $0.1 }
    _ = pairs.publisher.tryMax { $0.0 < $1.0 }
      .sink(receiveCompletion: { _ in }, receiveValue: { seen += $0.1 })
    #expect(seen == "bbaa")
    // A sequence's publisher searches the sequence; any other publisher compares values as they
    // arrive.
    let values = pairs.publisher.eraseToAnyPublisher()
    seen = ""
    _ = values.min { $0.0 < $1.0 }.sink { seen += $0.1 }
    _ = values.max { $0.0 < $1.0 }.sink { seen += $0.1 }
    #expect(seen == "ba")
    #expect(pairs.min { $0.0 < $1.0 }?.1 == "b")
    #expect(pairs.max { $0.0 < $1.0 }?.1 == "a")
  }

  @Test("S15.7 max calls its closure with (current, new), min with (new, current)")
  func order() {
    let subject = PassthroughSubject<Int, Never>()
    var asked: [[Int]] = []
    func comes(_ first: Int, _ second: Int) -> Bool {
      asked.append([first, second])
      return first < second
    }
    let most = subject.max(by: comes).sink { _ in }
    for number in [2, 1, 4, 4] { subject.send(number) }
    #expect(asked == [[2, 1], [2, 4], [4, 4]])
    most.cancel()
    asked = []
    let least = subject.min(by: comes).sink { _ in }
    for number in [2, 1, 4, 1] { subject.send(number) }
    #expect(asked == [[1, 2], [4, 1], [1, 1]])
    least.cancel()
  }

  @Test("S15.11 Requesting nothing from a subject traps in a debug build")
  func asksForNothing() async {
    await #expect(processExitsWith: .failure) {
      let recorder = PassthroughSubject<Int, Never>().recorded(demand: .none)
      recorder.subscription?.request(.none)
    }
  }
}

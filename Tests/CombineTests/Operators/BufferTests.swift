import Combine
import Testing

@Suite("buffer")
struct BufferTests {
  private let subject = PassthroughSubject<Int, Oops>()

  private func recorder(
    _ prefetch: Publishers.PrefetchStrategy, _ whenFull: Publishers.BufferingStrategy<Oops>
  ) -> Recorder<Int, Oops> {
    let recorder = subject.buffer(size: 2, prefetch: prefetch, whenFull: whenFull)
      .recorded(demand: .none)
    for value in 1...4 { subject.send(value) }
    return recorder
  }

  @Test("Values wait until they are asked for; the oldest or the newest is lost")
  func dropping() {
    let newest = recorder(.byRequest, .dropNewest)
    #expect(newest.text == "")
    newest.subscription?.request(.max(1))
    #expect(newest.text == "1")
    newest.subscription?.cancel()
    let oldest = recorder(.byRequest, .dropOldest)
    oldest.subscription?.request(.unlimited)
    #expect(oldest.text == "3 4")
  }

  @Test("keepFull asks for as many as fit, and for one more whenever one was taken")
  func keepFull() {
    let recorder = recorder(.keepFull, .dropNewest)
    recorder.subscription?.request(.max(1))
    subject.send(5)
    subject.send(6)
    recorder.subscription?.request(.unlimited)
    #expect(recorder.text == "1 2 5")
  }

  @Test("The end comes after what waits, when more is asked for")
  func end() {
    let recorder = recorder(.byRequest, .dropNewest)
    subject.send(completion: .finished)
    recorder.subscription?.request(.max(2))
    #expect(recorder.text == "1 2")
    recorder.subscription?.request(.max(1))
    #expect(recorder.text == "1 2 |")
  }

  @Test("A failure does not wait")
  func failure() {
    let recorder = recorder(.byRequest, .dropNewest)
    subject.send(completion: .failure(.small))
    #expect(recorder.text == "!small")
  }

  @Test("A failure within a delivery is told at once, and what was on its way still comes")
  func failureWithin() throws {
    var text: [String] = []
    var subscription: (any Subscription)?
    subject.buffer(size: 5, prefetch: .byRequest, whenFull: .dropOldest).subscribe(
      AnySubscriber(
        receiveSubscription: { subscription = $0 },
        receiveValue: { [subject] value in
          text.append("\(value)")
          subject.send(completion: .failure(.small))
          return .none
        }, receiveCompletion: { if case .failure(let error) = $0 { text.append("!\(error)") } }))
    for value in 1...5 { subject.send(value) }
    try #require(subscription).request(.max(3))
    #expect(text == ["1", "!small", "2", "3"])
  }

  @Test("Who cancels within a delivery gets nothing more")
  func cancelWithin() throws {
    var text: [String] = []
    var subscription: (any Subscription)?
    subject.buffer(size: 5, prefetch: .byRequest, whenFull: .dropOldest).subscribe(
      AnySubscriber(
        receiveSubscription: { subscription = $0 },
        receiveValue: { value in
          text.append("\(value)")
          subscription?.cancel()
          return .none
        }, receiveCompletion: nil))
    for value in 1...5 { subject.send(value) }
    try #require(subscription).request(.max(3))
    #expect(text == ["1"])
  }

  @Test("A full buffer may fail, and stops its upstream")
  func customError() {
    var isCancelled = false
    let recorder = subject.handleEvents(receiveCancel: { isCancelled = true })
      .buffer(size: 2, prefetch: .byRequest, whenFull: .customError { .big })
      .recorded(demand: .none)
    for value in 1...4 { subject.send(value) }
    #expect(isCancelled)
    recorder.subscription?.request(.max(1))
    #expect(recorder.text == "1 !big")
  }

  @Test("Without a limit everything goes through")
  func unlimited() {
    #expect(
      (1...1000).publisher.buffer(size: 1, prefetch: .keepFull, whenFull: .dropNewest)
        .recorded().line.count == 1001)
  }
}

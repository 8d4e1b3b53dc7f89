import Combine
import Testing

/// If the cost grew with the square of the queue's length, each of these would take minutes.
@Suite("Long queues of waiting values", .timeLimit(.minutes(1)))
struct LongQueueTests {
  private let count = 300_000

  @Test("zip keeps early values in order")
  func zip() {
    let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var sum = 0
    var isInOrder = true
    let cancellable = left.zip(right).sink { a, b in
      isInOrder = isInOrder && a == b
      sum += 1
    }
    for value in 0..<count { left.send(value) }
    for value in 0..<count { right.send(value) }
    #expect(sum == count)
    #expect(isInOrder)
    withExtendedLifetime(cancellable) {}
  }

  @Test("buffer delivers one value at a time, and drops the oldest in constant time")
  func buffer() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.buffer(size: count, prefetch: .byRequest, whenFull: .dropOldest)
      .recorded(demand: .none)
    for value in 0..<2 * count { subject.send(value) }
    for _ in 0..<count { recorder.subscription?.request(.max(1)) }
    #expect(recorder.line.count == count)
    #expect(recorder.line.first == "\(count)")
    #expect(recorder.line.last == "\(2 * count - 1)")
  }

  @Test("An async sequence of values is read in order after many have arrived")
  func values() async {
    let subject = PassthroughSubject<Int, Never>()
    let iterator = subject.buffer(size: count, prefetch: .byRequest, whenFull: .dropNewest).values
      .makeAsyncIterator()
    for value in 0..<count { subject.send(value) }
    for value in 0..<count {
      guard await iterator.next() == value else {
        Issue.record("\(value) did not come")
        return
      }
    }
  }

  @Test("Many subscribers leave a subject and a future, one after another or during a value")
  func leaving() {
    let subject = PassthroughSubject<Int, Never>()
    var promise: Future<Int, Never>.Promise?
    let future = Future { promise = $0 }
    var subscribers: [AnyCancellable] = []
    var received = 0
    let members = count / 10
    for _ in 0..<members {
      subscribers.append(subject.sink { _ in received += 1 })
      subscribers.append(subject.first().sink { _ in received += 1 })
      subscribers.append(future.sink { _ in received += 1 })
    }
    subject.send(1)
    #expect(received == 2 * members)
    while let last = subscribers.popLast() { last.cancel() }
    subject.send(2)
    promise?(.success(3))
    #expect(received == 2 * members)
  }
}

import Combine
import Testing

@Suite("Combining publishers")
struct CombiningTests {
  let a = PassthroughSubject<Int, Oops>()
  let b = PassthroughSubject<String, Oops>()
  let c = PassthroughSubject<Int, Oops>()

  @Test("combineLatest publishes once all have a value, and then for each new one")
  func combineLatest() {
    let recorder = a.combineLatest(b).map { "\($0)\($1)" }.recorded()
    a.send(1)
    a.send(2)
    #expect(recorder.text == "")
    b.send("x")
    a.send(3)
    b.send("y")
    #expect(recorder.text == "2x 3x 3y")
    a.send(completion: .finished)
    b.send("z")
    #expect(recorder.text == "2x 3x 3y 3z")
    b.send(completion: .finished)
    #expect(recorder.text == "2x 3x 3y 3z |")
  }

  @Test("S15.13 append and catch subscribe to the next publisher within the former's completion")
  func order() {
    var calls: [String] = []
    func ending(_ completion: Subscribers.Completion<Oops>) -> EndingPublisher {
      EndingPublisher(completion: completion) { calls.append($0) }
    }
    let next = Deferred {
      calls.append("next")
      return Just(1).setFailureType(to: Oops.self)
    }
    #expect(ending(.finished).append(next).text == "1 |")
    #expect(calls == ["ending", "next", "ended"])
    calls = []
    #expect(ending(.failure(.big)).catch { _ in next }.text == "1 |")
    #expect(calls == ["ending", "next", "ended"])
  }

  @Test("combineLatest of three and four, with a closure")
  func combineMore() {
    let three = Just(1).combineLatest(Just("b"), Just(true)) { "\($0)\($1)\($2)" }
    #expect(three.text == "1btrue |")
    #expect(
      Just(1).combineLatest(Just(2), Just(3), Just(4)).map { $0 + $1 + $2 + $3 }.text == "10 |")
    #expect(Publishers.CombineLatest(Just(1), Just(2)).map { $0 + $1 }.text == "3 |")
  }

  @Test("combineLatest handles optional values as values")
  func combineOptional() {
    let optional = PassthroughSubject<Int?, Oops>()
    let recorder = optional.combineLatest(a).map { "\($0.map(String.init) ?? "nil"),\($1)" }
      .recorded()
    optional.send(nil)
    a.send(1)
    optional.send(2)
    #expect(recorder.text == "nil,1 2,1")
  }

  @Test(
    "A failure of one ends the combination and cancels the others",
    arguments: ["latest", "zip", "merge"])
  func failure(kind: String) {
    var cancelled = false
    let other = c.handleEvents(receiveCancel: { cancelled = true })
    let recorder =
      switch kind {
      case "latest": a.combineLatest(other).map { "\($0)\($1)" }.eraseToAnyPublisher().recorded()
      case "zip": a.zip(other).map { "\($0)\($1)" }.eraseToAnyPublisher().recorded()
      default: a.merge(with: other).map { "\($0)" }.eraseToAnyPublisher().recorded()
      }
    a.send(completion: .failure(.big))
    #expect(recorder.text == "!big")
    #expect(cancelled)
  }

  @Test("zip pairs the first with the first, and completes when no pair can follow")
  func zip() {
    let recorder = a.zip(b).map { "\($0)\($1)" }.recorded()
    a.send(1)
    a.send(2)
    b.send("x")
    #expect(recorder.text == "1x")
    a.send(completion: .finished)
    #expect(recorder.text == "1x")
    b.send("y")
    #expect(recorder.text == "1x 2y |")
    #expect(
      (1...3).publisher.zip("ab".publisher, (7...9).publisher) { "\($0)\($1)\($2)" }.text
        == "1a7 2b8 |")
  }

  @Test("merge passes values through as they arrive and completes with the last upstream")
  func merge() {
    let recorder = a.merge(with: c).recorded()
    a.send(1)
    c.send(2)
    a.send(completion: .finished)
    c.send(3)
    c.send(completion: .finished)
    #expect(recorder.text == "1 2 3 |")
    #expect(Publishers.MergeMany([Just(1), Just(2), Just(3)]).text == "1 2 3 |")
    #expect(Publishers.MergeMany([Just<Int>]()).text == "|")
    #expect(Just(1).merge(with: Empty(), [2].publisher, Just(3)).text == "1 2 3 |")
  }

  @Test("merge buffers one value per upstream for a subscriber with limited demand")
  func mergeDemand() {
    let recorder = [1, 2].publisher.merge(with: [10, 20].publisher).recorded(demand: .max(1))
    #expect(recorder.text == "1")
    recorder.subscription?.request(.max(1))
    #expect(recorder.line.count == 2)
    recorder.subscription?.request(.unlimited)
    #expect(Set(recorder.line) == ["1", "2", "10", "20", "|"])
    #expect(recorder.line.last == "|")
  }

  @Test("flatMap creates a publisher for each value")
  func flatMap() {
    #expect([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.text == "1 10 2 20 |")
    #expect([1].publisher.flatMap { _ in Fail<Int, Oops>(error: .big) }.text == "!big")
    #expect(
      Record<Int, Oops>(output: [1], completion: .finished).flatMap { Just($0) }.text == "1 |")
    let recorder = a.flatMap { [c] value in c.map { $0 * value } }.recorded()
    a.send(1)
    a.send(10)
    c.send(3)
    #expect(Set(recorder.line) == ["3", "30"])
    a.send(completion: .finished)
    #expect(recorder.line.count == 2)
    c.send(completion: .finished)
    #expect(recorder.line.last == "|")
  }

  @Test("flatMap runs at most the given number of publishers")
  func flatMapLimit() {
    var started: [Int] = []
    var finish: [PassthroughSubject<Int, Never>] = []
    let recorder = (1...3).publisher.flatMap(maxPublishers: .max(1)) {
      started.append($0)
      finish.append(PassthroughSubject())
      return finish.last!
    }.recorded()
    #expect(started == [1])
    finish[0].send(7)
    finish[0].send(completion: .finished)
    #expect(started == [1, 2])
    finish[1].send(completion: .finished)
    finish[2].send(completion: .finished)
    #expect(recorder.text == "7 |")
  }

  @Test("switchToLatest cancels the former publisher")
  func switchToLatest() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Oops>, Oops>()
    let recorder = outer.switchToLatest().recorded()
    outer.send(a)
    a.send(1)
    outer.send(c)
    a.send(2)
    c.send(3)
    outer.send(completion: .finished)
    c.send(completion: .finished)
    #expect(recorder.text == "1 3 |")
    #expect([Just(1), Just(2)].publisher.switchToLatest().text == "1 2 |")
  }

  @Test("share subscribes once, from the first subscriber to the last")
  func share() {
    var subscriptions = 0
    var cancellations = 0
    let shared = a.handleEvents(
      receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancellations += 1 }
    ).share()
    let first = shared.recorded()
    let second = shared.recorded()
    a.send(1)
    #expect(first.text == "1")
    #expect(second.text == "1")
    #expect(subscriptions == 1)
    first.subscription?.cancel()
    #expect(cancellations == 0)
    second.subscription?.cancel()
    #expect(cancellations == 1)
    let third = shared.recorded()
    a.send(2)
    #expect(third.text == "2")
    #expect(subscriptions == 2)
  }

  @Test("multicast and makeConnectable wait for connect()")
  func connecting() {
    let connectable = [1, 2].publisher.makeConnectable()
    let first = connectable.recorded()
    #expect(first.text == "")
    let connection = connectable.connect()
    #expect(first.text == "1 2 |")
    let multicast = a.multicast { PassthroughSubject() }
    let second = multicast.recorded()
    a.send(1)
    let other = multicast.connect()
    a.send(2)
    other.cancel()
    a.send(3)
    #expect(second.text == "2")
    withExtendedLifetime(connection) {}
  }
}

/// Completes during subscription, and logs before and after.
private struct EndingPublisher: Publisher {
  typealias Output = Int
  typealias Failure = Oops

  let completion: Subscribers.Completion<Oops>
  let tell: (String) -> Void

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Oops {
    subscriber.receive(subscription: Subscriptions.empty)
    tell("ending")
    subscriber.receive(completion: completion)
    tell("ended")
  }
}

import Combine
import Foundation
import Testing

@Suite("Subjects and subscriptions")
struct SubjectTests {
  @Test("A passthrough subject reaches subscribers with demand")
  func passthrough() {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(0)
    let eager = subject.recorded()
    let counting = subject.recorded(demand: .max(1))
    subject.send(1)
    subject.send(2)
    #expect(eager.text == "1 2")
    #expect(counting.text == "1")
    counting.subscription?.request(.max(1))
    #expect(counting.text == "1")
    subject.send(3)
    #expect(counting.text == "1 3")
    subject.send(completion: .finished)
    subject.send(4)
    #expect(eager.text == "1 2 3 |")
    #expect(subject.recorded().text == "|")
  }

  @Test("A current value subject starts with its value and keeps the latest for a slow subscriber")
  func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let eager = subject.recorded()
    let slow = subject.recorded(demand: .max(1))
    subject.value = 1
    subject.send(2)
    #expect(subject.value == 2)
    #expect(eager.text == "0 1 2")
    #expect(slow.text == "0")
    slow.subscription?.request(.max(1))
    #expect(slow.text == "0 2")
    subject.send(completion: .finished)
    subject.send(9)
    #expect(subject.value == 2)
    #expect(subject.recorded().text == "|")
  }

  @Test("During a delivery, the current value is already the new one")
  func currentValueInside() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var seen: [Int] = []
    let cancellable = subject.sink { [unowned subject] _ in seen.append(subject.value) }
    subject.value = 5
    #expect(seen == [0, 5])
    withExtendedLifetime(cancellable) {}
  }

  @Test("Sending from within a sink is delivered at once")
  func reentrancy() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [Int] = []
    let cancellable = subject.map { $0 + 0 }.removeDuplicates().scan(0) { $1 }.sink {
      log.append($0)
      if $0 < 3 { subject.send($0 + 1) }
    }
    subject.send(1)
    #expect(log == [1, 2, 3])
    withExtendedLifetime(cancellable) {}
  }

  @Test("Cancelling from within a sink stops it, and others continue")
  func cancelInside() {
    let subject = PassthroughSubject<Int, Never>()
    var first: [Int] = []
    var second: [Int] = []
    var cancellable: AnyCancellable?
    cancellable = subject.sink {
      first.append($0)
      cancellable?.cancel()
    }
    let other = subject.sink { second.append($0) }
    subject.send(1)
    subject.send(2)
    #expect(first == [1])
    #expect(second == [1, 2])
    withExtendedLifetime(other) {}
  }

  @Test("Nothing arrives after cancelling, not even the completion")
  func completionAfterCancel() {
    let subject = PassthroughSubject<Int, Oops>()
    let recorder = subject.map { $0 }.recorded()
    recorder.subscription?.cancel()
    subject.send(1)
    subject.send(completion: .failure(.big))
    #expect(recorder.text == "")
  }

  @Test("A subscriber added during a delivery does not receive that value")
  func subscribeInside() {
    let subject = PassthroughSubject<Int, Never>()
    var inner: Recorder<Int, Never>?
    let cancellable = subject.sink { _ in if inner == nil { inner = subject.recorded() } }
    subject.send(1)
    #expect(inner?.text == "")
    subject.send(2)
    #expect(inner?.text == "2")
    withExtendedLifetime(cancellable) {}
  }

  @Test("Releasing the cancellable cancels, and frees what the closures capture")
  func lifetime() {
    final class Token {}
    let subject = PassthroughSubject<Int, Never>()
    weak var weakToken: Token?
    var count = 0
    do {
      let token = Token()
      weakToken = token
      var cancellables: Set<AnyCancellable> = []
      subject.sink { _ in
        count += 1
        withExtendedLifetime(token) {}
      }.store(in: &cancellables)
      subject.send(1)
    }
    subject.send(2)
    #expect(count == 1)
    #expect(weakToken == nil)
    var array: [AnyCancellable] = []
    subject.sink { _ in count += 10 }.store(in: &array)
    subject.send(3)
    array.removeAll()
    subject.send(4)
    #expect(count == 11)
  }

  @Test("assign writes to a property of an object that it retains")
  func assign() {
    final class Box { var value = 0 }
    let subject = PassthroughSubject<Int, Never>()
    let box = Box()
    let cancellable = subject.assign(to: \.value, on: box)
    subject.send(5)
    #expect(box.value == 5)
    cancellable.cancel()
    subject.send(6)
    #expect(box.value == 5)
  }

  @Test("A subject can subscribe to a publisher")
  func feeding() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.recorded()
    let cancellable = [1, 2].publisher.subscribe(subject)
    #expect(recorder.text == "1 2 |")
    withExtendedLifetime(cancellable) {}
  }

  @Test("Values sent from many threads all arrive")
  func threads() {
    let subject = PassthroughSubject<Int, Never>()
    let lock = NSLock()
    nonisolated(unsafe) var sum = 0
    nonisolated(unsafe) let sending = subject
    let cancellable = subject.map { $0 }.sink { value in lock.withLock { sum += value } }
    DispatchQueue.concurrentPerform(iterations: 1000) { sending.send($0) }
    #expect(sum == 499_500)
    withExtendedLifetime(cancellable) {}
  }

  @Test("Demands add, stop at zero and may be unlimited")
  func demand() {
    typealias Demand = Subscribers.Demand
    #expect(Demand.max(2) + 3 == .max(5))
    #expect(Demand.max(2) - 3 == .none)
    #expect(Demand.unlimited - 1 == .unlimited)
    #expect(Demand.max(.max) + 1 == .unlimited)
    #expect(Demand.max(3) * 2 == 6)
    #expect(Demand.none < .max(1))
    #expect(Demand.unlimited > 5)
    #expect("\(Demand.unlimited) \(Demand.max(3))" == "unlimited max(3)")
  }

  @Test("A type-erased publisher is not wrapped twice")
  func erased() {
    let publisher = AnyPublisher<Int, Never>(Just(1))
    #expect(publisher.eraseToAnyPublisher().text == "1 |")
  }

  @Test("A publisher's values can be awaited, one at a time")
  func values() async throws {
    var values: [Int] = []
    for await value in (1...4).publisher.values { values.append(value) }
    #expect(values == [1, 2, 3, 4])
    let failing = Record<Int, Oops>(output: [1], completion: .failure(.big))
    await #expect(throws: Oops.big) {
      for try await value in failing.values { #expect(value == 1) }
    }
  }

  @Test("Notifications arrive as they are posted, filtered by name and object")
  func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("名前")
    let object = NSObject()
    let all = center.publisher(for: name).map(\.name.rawValue).recorded()
    let own = center.publisher(for: name, object: object).map { _ in 1 }.recorded(demand: .max(1))
    center.post(name: name, object: nil)
    center.post(name: name, object: object)
    center.post(name: name, object: object)
    center.post(name: Notification.Name("other"), object: object)
    #expect(all.text == "名前 名前 名前")
    #expect(own.text == "1")
    all.subscription?.cancel()
    center.post(name: name, object: nil)
    #expect(all.line.count == 3)
  }
}

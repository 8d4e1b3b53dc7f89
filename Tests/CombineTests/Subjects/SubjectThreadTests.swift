import Combine
import Dispatch
import Foundation
import Testing

@Suite("Subjects that several threads send to")
struct SubjectThreadTests {
  @Test("A subscriber receives one value at a time, and those of one thread in their order")
  func oneAtATime() {
    nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
    let (first, second) = (LoneSubscriber<Int>(), LoneSubscriber<Int>())
    subject.subscribe(first)
    subject.subscribe(second)
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for round in 0..<100 { subject.send(thread * 1000 + round) }
    }
    #expect(first.overlaps.withLock { $0 } == 0)
    #expect(second.overlaps.withLock { $0 } == 0)
    #expect(first.values.count == 400)
    for values in [first.values, second.values] {
      for thread in 0..<4 {
        #expect(values.filter { $0 / 1000 == thread }.map { $0 % 1000 } == Array(0..<100))
      }
    }
  }

  @Test("The current value is not delivered concurrently with a value that another thread sends")
  func currentValue() {
    for _ in 0..<20 {
      nonisolated(unsafe) let subject = CurrentValueSubject<Int, Never>(0)
      var wanting: (any Subscription)?
      let subscriber = LoneSubscriber<Int> { wanting = $0 }
      subject.subscribe(subscriber)
      nonisolated(unsafe) let subscription = wanting
      DispatchQueue.concurrentPerform(iterations: 2) { thread in
        if thread == 0 {
          subscription?.request(.unlimited)
        } else {
          for value in 1...5 { subject.send(value) }
        }
      }
      #expect(subscriber.overlaps.withLock { $0 } == 0)
      #expect(subscriber.values == subscriber.values.sorted())
      #expect(subscriber.values.last == 5)
    }
  }

  @Test("Notifications posted by several threads arrive one at a time")
  func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("value")
    let subscriber = LoneSubscriber<Int>()
    center.publisher(for: name).map { $0.userInfo?["n"] as? Int ?? 0 }.subscribe(subscriber)
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for _ in 0..<50 { center.post(name: name, object: nil, userInfo: ["n": thread]) }
    }
    #expect(subscriber.overlaps.withLock { $0 } == 0)
    #expect(subscriber.values.count == 200)
  }
}

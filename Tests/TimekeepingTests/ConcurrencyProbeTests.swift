import Foundation
import Synchronization
import Testing

@testable import Timekeeping

@MainActor
@Suite("Settling")
struct ConcurrencyProbeTests {
  let time = VirtualTimeSource()

  actor Counter {
    var count = 0
    func add() { count += 1 }
    func addYielding(_ times: Int) async {
      for _ in 0..<times {
        await Task.yield()
        count += 1
      }
    }
  }

  @MainActor final class MainCounter {
    var count = 0
  }

  final class Flag: Sendable {
    private let value = Atomic<Bool>(false)
    var isSet: Bool { value.load(ordering: .relaxed) }
    func set() { value.store(true, ordering: .relaxed) }
  }

  @Test("is exact with the toolchain's shared libraries")
  func exact() {
    #expect(ConcurrencyProbe.isExact)
  }

  @Test(
    "waits for tasks that switch between the main actor, an actor and the pool", arguments: 0..<50)
  func hops(round: Int) async {
    let actor = Counter()
    let main = MainCounter()
    for _ in 0..<20 {
      Task.detached {
        await actor.add()
        await MainActor.run { main.count += 1 }
        await actor.addYielding(10)
      }
      Task {
        for _ in 0..<5 {
          await Task.yield()
          main.count += 1
        }
      }
    }
    await ConcurrencyProbe.settle()
    #expect(main.count == 20 + 100)
    #expect(await actor.count == 20 * 11)
  }

  @Test("does not wait for a task that nothing can run")
  func suspended() async {
    var continuation: CheckedContinuation<Void, Never>?
    let main = MainCounter()
    Task {
      await withCheckedContinuation { continuation = $0 }
      main.count += 1
    }
    #expect(await ConcurrencyProbe.settle())
    #expect(main.count == 0)
    continuation?.resume()
    await ConcurrencyProbe.settle()
    #expect(main.count == 1)
  }

  @Test("waits for blocks on dispatch queues and the work that they start")
  func blocks() async {
    let main = MainCounter()
    DispatchQueue.global().async {
      let group = DispatchGroup()
      let sum = Atomic<Int>(0)
      for value in 1...10 {
        DispatchQueue.global().async(group: group) { sum.add(value, ordering: .relaxed) }
      }
      group.wait()
      let total = sum.load(ordering: .relaxed)
      DispatchQueue.main.async { MainActor.assumeIsolated { main.count = total } }
    }
    await ConcurrencyProbe.settle()
    #expect(main.count == 55)
  }

  @Test("gives up on work that never ends, and reports it")
  func restless() async {
    let task = Task.detached { while !Task.isCancelled { await Task.yield() } }
    #expect(await !ConcurrencyProbe.settle(timeout: .milliseconds(20)))
    task.cancel()
    #expect(await ConcurrencyProbe.settle())
  }

  @Test("does not wait for other tests, however busy they are")
  func others() async {
    let isOver = Flag()
    let busy = Task.detached {
      _ = VirtualTimeSource()
      while !isOver.isSet { await Task.yield() }
    }
    for _ in 0..<10 {
      let time = VirtualTimeSource()
      let main = MainCounter()
      time.use {
        Task.detached {
          await Task.yield()
          await MainActor.run { main.count += 1 }
        }
      }
      #expect(await ConcurrencyProbe.settle())
      #expect(main.count == 1)
    }
    isOver.set()
    await busy.value
  }

  @Test("knows the test's jobs after real time and outside callbacks, under its source")
  func lineage() async {
    let main = MainCounter()
    await time.use {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume() }
      }
      Task { main.count += 1 }
      await ConcurrencyProbe.settle()
      #expect(main.count == 1)
    }
  }

  @Test("has a form that waits for an outside event")
  func outside() async {
    let arrived = Atomic<Bool>(false)
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.setEventHandler { @Sendable in arrived.store(true, ordering: .relaxed) }
    timer.schedule(deadline: .now() + .milliseconds(5))
    timer.activate()
    #expect(await ConcurrencyProbe.waitUntil { arrived.load(ordering: .relaxed) })
    #expect(await !ConcurrencyProbe.waitUntil(timeout: .milliseconds(5)) { false })
    timer.cancel()
  }

  @Test("S10.10 The main actor is recognised, whatever the thread")
  func mainActor() async {
    #expect(isOnMainActor())
    #expect(await Task.detached { isOnMainActor() }.value == false)
    #expect(await Task.detached { await MainActor.run { isOnMainActor() } }.value)
  }
}

import Combine
import Foundation
import Testing
import Timekeeping

@MainActor
@Suite("Collecting by time")
struct CollectByTimeTests {
  let time = VirtualTimeSource(startingAt: Date(timeIntervalSinceReferenceDate: 800_000_000))
  let subject = PassthroughSubject<Int, Oops>()

  private func send(_ values: [Int], every interval: Duration) async {
    for value in values {
      time.use { subject.send(value) }
      await time.advance(by: interval)
    }
  }

  @Test("collect groups values by time, or by count")
  func collect() async {
    let byTime = time.use {
      subject.collect(.byTime(DispatchQueue.main, .seconds(1))).recorded()
    }
    let byCount = time.use {
      subject.collect(.byTimeOrCount(DispatchQueue.main, .seconds(1), 2)).recorded()
    }
    await send([1, 2, 3, 4, 5], every: .milliseconds(300))
    time.use { subject.send(completion: .finished) }
    await time.advance(by: .zero)
    #expect(byTime.text == "[1, 2, 3, 4] [5] |")
    #expect(byCount.text == "[1, 2] [3, 4] [5] |")
    #expect(time.nextDeadline == nil)
  }

  @Test("S15.12 collect delivers a full group, and the completion, on its scheduler")
  func collectOnScheduler() async {
    let recorder = time.use {
      subject.collect(.byTimeOrCount(DispatchQueue.main, .seconds(1), 2)).recorded()
    }
    time.use { for value in 1...3 { subject.send(value) } }
    #expect(recorder.text == "")
    await time.advance(by: .zero)
    #expect(recorder.text == "[1, 2]")
    time.use { subject.send(completion: .failure(.big)) }
    #expect(recorder.text == "[1, 2]")
    await time.advance(by: .zero)
    #expect(recorder.text == "[1, 2] !big")
  }

  @Test("S15.12 collect requests what the wanted groups hold; by time, one value at a time")
  func collectDemand() async {
    var asked: [String] = []
    let values = subject.handleEvents(receiveRequest: { asked.append("\($0)") })
    let recorder = time.use {
      values.collect(.byTimeOrCount(DispatchQueue.main, .seconds(1), 3)).recorded(demand: .max(2))
    }
    #expect(asked == ["max(6)"])
    recorder.subscription?.request(.max(1))
    #expect(asked == ["max(6)", "max(3)"])
    asked = []
    let byTime = time.use {
      values.collect(.byTime(DispatchQueue.main, .seconds(1))).recorded(demand: .max(1))
    }
    await send([1, 2, 3, 4], every: .milliseconds(400))
    await time.advance(by: .seconds(5))
    #expect(byTime.text == "[1, 2, 3]")
    byTime.subscription?.request(.max(1))
    await time.advance(by: .seconds(1))
    #expect(byTime.text == "[1, 2, 3] [4]")
    // One line per request and per value.
    #expect(asked == Array(repeating: "max(1)", count: 6))
  }
}

import Combine
import Foundation
import Testing
import Timekeeping

@MainActor
@Suite("Operators over time")
struct TimingTests {
  let time = VirtualTimeSource(startingAt: Date(timeIntervalSinceReferenceDate: 800_000_000))
  let subject = PassthroughSubject<Int, Oops>()

  @Test("debounce publishes after a pause", arguments: ["queue", "loop", "operations"])
  func debounce(on kind: String) async {
    let recorder = time.use {
      switch kind {
      case "queue":
        subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).recorded()
      case "loop":
        subject.debounce(for: 0.3, scheduler: RunLoop.main).eraseToAnyPublisher().recorded()
      default:
        subject.debounce(for: .seconds(0.3), scheduler: OperationQueue.main)
          .eraseToAnyPublisher().recorded()
      }
    }
    time.use { subject.send(1) }
    await time.advance(by: .milliseconds(200))
    time.use { subject.send(2) }
    await time.advance(by: .milliseconds(299))
    #expect(recorder.text == "")
    await time.advance(by: .milliseconds(1))
    #expect(recorder.text == "2")
    time.use { subject.send(3) }
    time.use { subject.send(completion: .finished) }
    await time.advance(by: .seconds(1))
    #expect(recorder.text == "2 |")
  }

  @Test("throttle publishes the first at once, then the latest of each interval")
  func throttleLatest() async {
    let recorder = subject.throttle(for: 1, scheduler: DispatchQueue.main, latest: true).recorded()
    await send([1, 2, 3], every: .milliseconds(250))
    #expect(recorder.text == "1")
    await time.advance(by: .milliseconds(250))
    #expect(recorder.text == "1 3")
    await time.advance(by: .seconds(5))
    await send([4, 5], every: .milliseconds(10))
    #expect(recorder.text == "1 3 4")
  }

  @Test("S15.4 throttle delivers a waiting value, when due, before the completion")
  func throttleCompletion() async {
    let recorder = subject.throttle(for: 1, scheduler: DispatchQueue.main, latest: true).recorded()
    await send([1, 2, 3], every: .milliseconds(250))
    time.use { subject.send(completion: .finished) }
    #expect(recorder.text == "1")
    await time.advance(by: .milliseconds(250))
    #expect(recorder.text == "1 3 |")
  }

  @Test("S15.9 A timer that nobody retains runs until it is cancelled")
  func timerConnection() async {
    let publisher = Timer.publish(every: 1, on: .main, in: .common)
    let recorder = time.use {
      let recorder = publisher.map { _ in "tick" }.recorded()
      _ = publisher.connect()
      return recorder
    }
    await time.advance(by: .seconds(3))
    #expect(recorder.text == "tick tick tick")
    let connection = time.use { publisher.connect() }
    connection.cancel()
    await time.advance(by: .seconds(1))
    #expect(recorder.text == "tick tick tick")
  }

  @Test("A timer's publisher has one timer for all connections, and any of them stops it")
  func oneTimer() async {
    let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    let ticks = clock.map { _ in "tick" }
    let (first, second) = time.use { (ticks.recorded(), ticks.recorded()) }
    await time.advance(by: .seconds(2))
    #expect(first.text == "tick tick")
    #expect(second.text == "tick tick")
    time.use { clock.upstream.connect().cancel() }
    #expect(time.nextDeadline == nil)
    await time.advance(by: .seconds(5))
    #expect(first.text == "tick tick")
  }

  @Test("A stopped timer starts again when it is connected or subscribed to anew")
  func timerAgain() async {
    let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    let ticks = clock.map { _ in "tick" }
    let first = time.use { ticks.recorded() }
    await time.advance(by: .seconds(1))
    first.subscription?.cancel()
    #expect(time.nextDeadline == nil)
    let second = time.use { ticks.recorded() }
    await time.advance(by: .seconds(2))
    #expect(first.text == "tick")
    #expect(second.text == "tick tick")
    let former = time.use { clock.upstream.connect() }
    former.cancel()
    let connection = time.use { clock.upstream.connect() }
    // The earlier stop has no effect now.
    former.cancel()
    await time.advance(by: .seconds(1))
    #expect(second.text == "tick tick tick")
    connection.cancel()
    #expect(time.nextDeadline == nil)
  }

  @Test("timeout waits from the arrival of a value, and stops waiting when cancelled")
  func timeoutRestarts() async {
    let recorder = time.use {
      subject.timeout(1, scheduler: DispatchQueue.main, customError: { .big }).recorded()
    }
    await time.advance(by: .milliseconds(900))
    time.use { subject.send(1) }
    await time.advance(by: .milliseconds(900))
    #expect(recorder.text == "1")
    await time.advance(by: .milliseconds(100))
    #expect(recorder.text == "1 !big")
  }

  @Test("throttle can publish the first of each interval instead")
  func throttleFirst() async {
    let recorder = subject.throttle(for: 1, scheduler: DispatchQueue.main, latest: false).recorded()
    await send([1, 2, 3], every: .milliseconds(250))
    await time.advance(by: .seconds(1))
    #expect(recorder.text == "1 2")
  }

  @Test(
    "S15.14 throttle takes a value that its upstream has at once", arguments: [true, false])
  func throttleInitialValue(latest: Bool) async {
    let value = CurrentValueSubject<Int, Never>(-1)
    let recorder = time.use {
      value.throttle(for: 1, scheduler: DispatchQueue.main, latest: latest).recorded()
    }
    await time.advance(by: .milliseconds(100))
    #expect(recorder.text == "-1")
    time.use { value.send(1) }
    time.use { value.send(2) }
    await time.advance(by: .seconds(1))
    #expect(recorder.text == (latest ? "-1 2" : "-1 1"))
    let sequence = time.use {
      [1, 2, 3].publisher.throttle(for: 1, scheduler: DispatchQueue.main, latest: latest)
        .recorded()
    }
    await time.advance(by: .seconds(1))
    #expect(sequence.text == (latest ? "3 |" : "1 |"))
  }

  @Test("delay shifts everything, in order")
  func delay() async {
    let recorder = subject.delay(for: .seconds(2), scheduler: RunLoop.main).recorded()
    await send([1, 2], every: .milliseconds(750))
    #expect(recorder.text == "")
    time.use { subject.send(completion: .finished) }
    await time.advance(by: .milliseconds(500))
    #expect(recorder.text == "1")
    await time.advance(by: .seconds(2))
    #expect(recorder.text == "1 2 |")
  }

  @Test("timeout ends a publisher that stays silent")
  func timeout() async {
    let recorder = time.use {
      subject.timeout(.seconds(5), scheduler: DispatchQueue.main, customError: { .big }).recorded()
    }
    await time.advance(by: .seconds(4))
    time.use { subject.send(1) }
    await time.advance(by: .seconds(4))
    #expect(recorder.text == "1")
    await time.advance(by: .seconds(1))
    #expect(recorder.text == "1 !big")
  }

  @Test("receive(on:) delivers on the queue, in order, as requested")
  func receiveOn() async {
    let queue = DispatchQueue(label: "background", attributes: .concurrent)
    let recorder = time.use {
      (1...100).publisher.receive(on: queue).map { isOnMainActor() ? -$0 : $0 }
        .receive(on: DispatchQueue.main).map { isOnMainActor() ? $0 : 0 }.recorded()
    }
    #expect(recorder.text == "")
    await ConcurrencyProbe.settle()
    #expect(recorder.line == (1...100).map(String.init) + ["|"])
    let counting = (1...5).publisher.receive(on: RunLoop.main).recorded(demand: .max(2))
    await ConcurrencyProbe.settle()
    #expect(counting.text == "1 2")
    let immediate = (1...3).publisher.receive(on: ImmediateScheduler.shared).recorded()
    #expect(immediate.text == "1 2 3 |")
  }

  @Test("receive(on:) delivers nothing after cancelling")
  func receiveOnCancel() async {
    let recorder = [1].publisher.receive(on: DispatchQueue.main).recorded()
    recorder.subscription?.cancel()
    await ConcurrencyProbe.settle()
    #expect(recorder.text == "")
  }

  @Test("subscribe(on:) does the upstream's work on the queue")
  func subscribeOn() async {
    let recorder = Deferred { Just(isOnMainActor()) }
      .subscribe(on: DispatchQueue.global()).receive(on: DispatchQueue.main).recorded()
    await ConcurrencyProbe.settle()
    #expect(recorder.text == "false |")
  }

  @Test("Timer.publish ticks with the test's clock once connected, and stops")
  func timer() async {
    let timer = time.use {
      Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        .map(\.timeIntervalSinceReferenceDate)
    }
    await time.advance(by: .seconds(10))
    let recorder = time.use { timer.recorded() }
    await time.advance(by: .milliseconds(2500))
    #expect(recorder.text == "800000011.0 800000012.0")
    recorder.subscription?.cancel()
    #expect(time.nextDeadline == nil)
    await time.advance(by: .seconds(5))
    #expect(recorder.text == "800000011.0 800000012.0")
  }

  @Test("A long advance runs every tick")
  func manyTicks() async {
    let recorder = time.use {
      Timer.publish(every: 0.1, on: .main, in: .default).autoconnect().count().recorded()
    }
    await time.advance(by: .seconds(60))
    #expect(recorder.text == "")
    var ticks = 0
    let cancellable = time.use {
      Timer.publish(every: 0.1, on: .main, in: .default).autoconnect().sink { _ in ticks += 1 }
    }
    await time.advance(by: .seconds(60))
    #expect(ticks == 600)
    cancellable.cancel()
  }

  @Test("A scheduler's repeated work keeps its interval until cancelled")
  func repeated() async {
    var count = 0
    let cancellable = time.use {
      let queue = DispatchQueue.main
      return queue.schedule(after: queue.now.advanced(by: 1), interval: .seconds(2)) { count += 1 }
    }
    await time.advance(by: .seconds(6))
    #expect(count == 3)
    cancellable.cancel()
    await time.advance(by: .seconds(6))
    #expect(count == 3)
  }

  @Test("measureInterval publishes the time between values")
  func measure() async {
    let recorder = time.use {
      subject.measureInterval(using: DispatchQueue.main).map(\.magnitude).recorded()
    }
    await send([1, 2], every: .milliseconds(5))
    #expect(recorder.text == "0 5000000")
  }

  @Test("A view model that debounces its own property works unmodified")
  func viewModel() async {
    final class Search: ObservableObject {
      @Published var text = ""
      @Published private(set) var results: [String] = []
      private var cancellables = Set<AnyCancellable>()

      init() {
        $text
          .dropFirst()
          .debounce(for: .milliseconds(400), scheduler: DispatchQueue.main)
          .removeDuplicates()
          .flatMap { text in
            Future<[String], Never> { promise in
              DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
                promise(.success([text, text.uppercased()]))
              }
            }
          }
          .receive(on: RunLoop.main)
          .sink { [weak self] in self?.results = $0 }
          .store(in: &cancellables)
      }
    }
    await time.use {
      let search = Search()
      search.text = "k"
      search.text = "kumiki"
      await time.advance(by: .milliseconds(400))
      #expect(search.results == [])
      await time.advance(by: .seconds(1))
      #expect(search.results == ["kumiki", "KUMIKI"])
    }
  }

  private func send(_ values: [Int], every interval: Duration) async {
    for value in values {
      time.use { subject.send(value) }
      await time.advance(by: interval)
    }
  }
}

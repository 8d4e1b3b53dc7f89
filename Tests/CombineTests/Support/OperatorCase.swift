import Combine
import Testing

/// One operator on top of a publisher that a test sends from by hand.
struct OperatorCase: Sendable, CustomTestStringConvertible {
  typealias Source = ManualPublisher<Int, Oops>

  let testDescription: String
  /// Whether the operator makes its own subscription, or passes the upstream's on.
  let hasSubscription: Bool
  /// The rule violations that it lets through.
  let leniency: Leniency

  /// The rule violations that an operator lets through, as Combine's does.
  struct Leniency: OptionSet {
    let rawValue: Int
    /// Values that arrive before the subscription are delivered.
    static let early = Leniency(rawValue: 1)
    /// Values that arrive after a completion or a cancellation are delivered.
    static let late = Leniency(rawValue: 2)
    /// More values are delivered than were demanded.
    static let generous = Leniency(rawValue: 4)
  }

  let make: @Sendable (Source) -> AnyPublisher<String, any Error>

  init<P: Publisher & SendableMetatype>(
    _ name: String, hasSubscription: Bool = true, _ leniency: Leniency = [],
    _ make: @escaping @Sendable (Source) -> P
  ) {
    testDescription = name
    self.hasSubscription = hasSubscription
    self.leniency = leniency
    self.make = { source in
      make(source).map { "\($0)" }.mapError { $0 as any Error }.eraseToAnyPublisher()
    }
  }

  static let all: [OperatorCase] = stateless + single + results + joined + timed

  private static let stateless: [OperatorCase] = [
    OperatorCase("map", hasSubscription: false) { $0.map { $0 + 1 } },
    OperatorCase("map(keyPath)", hasSubscription: false) { $0.map(\.description) },
    OperatorCase("filter", hasSubscription: false) { $0.filter { $0 > 0 } },
    OperatorCase("compactMap", hasSubscription: false) { $0.compactMap { $0 } },
    OperatorCase("mapError", hasSubscription: false) { $0.mapError { $0 } },
    OperatorCase("scan", hasSubscription: false) { $0.scan(0, +) },
    OperatorCase("ignoreOutput", hasSubscription: false) { $0.ignoreOutput() },
    OperatorCase("breakpoint", hasSubscription: false) { $0.breakpointOnError() },
  ]

  private static let single: [OperatorCase] = [
    OperatorCase("tryMap", [.early, .late]) { $0.tryMap { $0 } },
    OperatorCase("tryFilter") { $0.tryFilter { $0 > 0 } },
    OperatorCase("tryCompactMap") { $0.tryCompactMap { $0 } },
    OperatorCase("tryScan", [.early, .late]) { $0.tryScan(0) { $0 + $1 } },
    OperatorCase("removeDuplicates") { $0.removeDuplicates() },
    OperatorCase("tryRemoveDuplicates") { $0.tryRemoveDuplicates { $0 == $1 } },
    OperatorCase("dropFirst", [.early, .late]) { $0.dropFirst() },
    OperatorCase("drop(while:)") { $0.drop { $0 > 5 } },
    OperatorCase("tryDrop(while:)") { $0.tryDrop { $0 > 5 } },
    OperatorCase("prefix", [.early, .late]) { $0.prefix(2) },
    OperatorCase("output(at:)", [.early, .late]) { $0.output(at: 1) },
    OperatorCase("output(in:)", [.early, .late]) { $0.output(in: 1...2) },
    OperatorCase("prefix(while:)") { $0.prefix { $0 > 0 } },
    OperatorCase("tryPrefix(while:)") { $0.tryPrefix { $0 > 0 } },
    OperatorCase("buffer") { $0.buffer(size: 3, prefetch: .byRequest, whenFull: .dropOldest) },
    OperatorCase("buffer(keepFull)") {
      $0.buffer(size: 3, prefetch: .keepFull, whenFull: .customError { .big })
    },
    OperatorCase("collect(_:)", [.early, .late]) { $0.collect(2) },
    OperatorCase("handleEvents", [.early, .late]) { $0.handleEvents(receiveOutput: { _ in }) },
    OperatorCase("print", [.early, .late]) { $0.print(to: NoStream()) },
    OperatorCase("replaceEmpty", .generous) { $0.replaceEmpty(with: 7) },
    OperatorCase("replaceError") { $0.replaceError(with: 7) },
  ]

  private static let results: [OperatorCase] = [
    OperatorCase("first") { $0.first() },
    OperatorCase("first(where:)") { $0.first { $0 > 0 } },
    OperatorCase("tryFirst(where:)") { $0.tryFirst { $0 > 0 } },
    OperatorCase("last") { $0.last() },
    OperatorCase("last(where:)") { $0.last { $0 > 0 } },
    OperatorCase("tryLast(where:)") { $0.tryLast { $0 > 0 } },
    OperatorCase("count") { $0.count() },
    OperatorCase("collect") { $0.collect() },
    OperatorCase("reduce") { $0.reduce(0, +) },
    OperatorCase("tryReduce") { $0.tryReduce(0) { $0 + $1 } },
    OperatorCase("allSatisfy") { $0.allSatisfy { $0 > 0 } },
    OperatorCase("tryAllSatisfy") { $0.tryAllSatisfy { $0 > 0 } },
    OperatorCase("contains") { $0.contains(2) },
    OperatorCase("contains(where:)") { $0.contains { $0 == 2 } },
    OperatorCase("tryContains(where:)") { $0.tryContains { $0 == 2 } },
    OperatorCase("min") { $0.min() },
    OperatorCase("max") { $0.max() },
    OperatorCase("tryMin") { $0.tryMin { $0 < $1 } },
    OperatorCase("tryMax") { $0.tryMax { $0 < $1 } },
  ]

  private static let joined: [OperatorCase] = [
    OperatorCase("append") { $0.append(Empty()) },
    OperatorCase("prepend") { $0.prepend(Empty()) },
    OperatorCase("catch") { $0.catch { _ in Empty<Int, Never>() } },
    OperatorCase("tryCatch") { $0.tryCatch { _ in Empty<Int, Never>() } },
    OperatorCase("retry", .early) { $0.retry(2) },
    OperatorCase("flatMap", .early) { $0.flatMap { Just($0) } },
    OperatorCase("flatMap(max:)", .early) { $0.flatMap(maxPublishers: .max(1)) { Just($0) } },
    OperatorCase("switchToLatest", .early) { $0.map { Just($0) }.switchToLatest() },
    OperatorCase("merge") { $0.merge(with: Empty(completeImmediately: false)) },
    OperatorCase("combineLatest") {
      $0.combineLatest(Just(0).setFailureType(to: Oops.self)) { $0 + $1 }
    },
    OperatorCase("zip") {
      $0.zip((0..<9).publisher.setFailureType(to: Oops.self)) { $0 + $1 }
    },
    OperatorCase("prefix(untilOutputFrom:)") {
      $0.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false))
    },
    OperatorCase("drop(untilOutputFrom:)", [.early, .late]) {
      $0.drop(untilOutputFrom: Just(1).setFailureType(to: Oops.self))
    },
    OperatorCase("share") { $0.share() },
    OperatorCase("multicast") { $0.multicast { PassthroughSubject() }.autoconnect() },
  ]

  private static let timed: [OperatorCase] = [
    OperatorCase("receive(on:)") { $0.receive(on: ImmediateScheduler.shared) },
    OperatorCase("subscribe(on:)") { $0.subscribe(on: ImmediateScheduler.shared) },
    OperatorCase("delay") { $0.delay(for: 1, scheduler: ImmediateScheduler.shared) },
    OperatorCase("debounce") { $0.debounce(for: 1, scheduler: ImmediateScheduler.shared) },
    OperatorCase("throttle") {
      $0.throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: true)
    },
    OperatorCase("measureInterval") { $0.measureInterval(using: ImmediateScheduler.shared) },
    OperatorCase("timeout") { $0.timeout(1, scheduler: PresentScheduler()) },
    OperatorCase("collect(byTime)") { $0.collect(.byTimeOrCount(PresentScheduler(), 1, 2)) },
  ]
}

/// An output stream that discards everything.
private struct NoStream: TextOutputStream {
  func write(_ text: String) {}
}

/// A scheduler whose time stands still: immediate work runs, and scheduled work never does.
private struct PresentScheduler: Scheduler {
  typealias SchedulerTimeType = ImmediateScheduler.SchedulerTimeType
  typealias SchedulerOptions = Never

  var now: SchedulerTimeType { ImmediateScheduler.shared.now }
  var minimumTolerance: SchedulerTimeType.Stride { 0 }

  func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {}

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable { Subscriptions.empty }
}

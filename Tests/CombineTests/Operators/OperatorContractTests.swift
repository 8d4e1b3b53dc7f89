import Combine
import Testing

/// Every operator next to neighbours that break the publishing rules.
@Suite("Operators keep the rules whatever their neighbours do")
struct OperatorContractTests {
  private typealias Source = OperatorCase.Source

  private static let withSubscription = OperatorCase.all.filter(\.hasSubscription)
  private static let closedBefore = withSubscription.filter {
    !$0.leniency.contains(.early)
  }
  private static let closedAfter = withSubscription.filter { !$0.leniency.contains(.late) }
  private static let frugal = OperatorCase.all.filter { !$0.leniency.contains(.generous) }

  /// Values, then at most one completion.
  private func isWellFormed(_ line: [String]) -> Bool {
    let end = line.firstIndex { $0 == "|" || $0.hasPrefix("!") }
    return end == nil || end == line.indices.last
  }

  private func cancels(_ source: Source) -> Int {
    source.tap?.line.count { $0 == "cancel" } ?? 0
  }

  @Test("S15.1 What comes before the subscription is ignored", arguments: closedBefore)
  func beforeSubscription(_ operation: OperatorCase) {
    let source = Source(subscribesAtOnce: false)
    let recorder = operation.make(source).recorded()
    #expect(source.send(1) == .none)
    source.send(completion: .finished)
    #expect(recorder.text == "")
  }

  @Test("S15.1 What comes after the completion is ignored", arguments: closedAfter)
  func afterCompletion(_ operation: OperatorCase) {
    let source = Source()
    let recorder = operation.make(source).recorded()
    for value in 1...3 { source.send(value) }
    source.send(completion: .finished)
    let (text, asked) = (recorder.text, source.tap?.text)
    #expect(source.send(4) == .none)
    source.send(completion: .failure(.big))
    source.send(completion: .finished)
    #expect(recorder.text == text)
    #expect(source.tap?.text == asked)
    #expect(isWellFormed(recorder.line))
  }

  @Test("S15.1 What comes after a cancel is ignored", arguments: closedAfter)
  func afterCancel(_ operation: OperatorCase) {
    let source = Source()
    let recorder = operation.make(source).recorded()
    source.send(1)
    let text = recorder.text
    recorder.subscription?.cancel()
    #expect(cancels(source) == 1)
    let asked = source.tap?.text
    source.send(2)
    source.send(completion: .finished)
    recorder.subscription?.request(.max(1))
    recorder.subscription?.cancel()
    #expect(recorder.text == text)
    #expect(source.tap?.text == asked)
  }

  @Test("A second subscription is cancelled, the first one stays", arguments: withSubscription)
  func secondSubscription(_ operation: OperatorCase) {
    let source = Source()
    let recorder = operation.make(source).recorded()
    let second = RecordingSubscription()
    source.subscriber?.receive(subscription: second)
    #expect(second.text == "cancel")
    #expect(cancels(source) == 0)
    withExtendedLifetime(recorder) {}
  }

  @Test("S15.10 An upstream that has completed is let go", arguments: withSubscription)
  func letsGo(_ operation: OperatorCase) {
    let source = Source()
    // No demand: an operator that waits for demand does not keep its upstream alive either.
    let recorder = operation.make(source).recorded(demand: .none)
    weak let tap = source.tap
    source.tap = nil
    #expect(tap != nil)
    source.send(completion: .finished)
    #expect(tap == nil)
    withExtendedLifetime(recorder) {}
  }

  @Test("No more values are delivered than were asked for", arguments: frugal)
  func demand(_ operation: OperatorCase) {
    let source = Source()
    let recorder = operation.make(source).recorded(demand: .max(2))
    for value in 1...9 { source.offer(value) }
    #expect(recorder.line.count { $0 != "|" } <= 2)
    #expect(isWellFormed(recorder.line))
  }

  @Test("Nothing follows a completion when values send values", arguments: OperatorCase.all)
  func reentrantValues(_ operation: OperatorCase) {
    let source = Source()
    let recorder = Recorder<String, any Error>()
    var depth = 0
    recorder.onValue = { _ in
      guard depth < 8 else { return }
      depth += 1
      source.send(depth + 1)
    }
    operation.make(source).subscribe(recorder)
    source.send(1)
    source.send(2)
    source.send(completion: .finished)
    #expect(isWellFormed(recorder.line))
  }

  @Test("A completion within a delivery is told once", arguments: closedAfter)
  func reentrantCompletion(_ operation: OperatorCase) {
    let source = Source()
    let recorder = Recorder<String, any Error>()
    recorder.onValue = { _ in source.send(completion: .finished) }
    operation.make(source).subscribe(recorder)
    for value in 1...3 { source.send(value) }
    source.send(completion: .finished)
    #expect(isWellFormed(recorder.line))
  }

  @Test("A cancel within a delivery is the end", arguments: closedAfter)
  func reentrantCancel(_ operation: OperatorCase) {
    let source = Source()
    let recorder = Recorder<String, any Error>()
    recorder.onValue = { [unowned recorder] _ in recorder.subscription?.cancel() }
    operation.make(source).subscribe(recorder)
    for value in 1...3 { source.send(value) }
    source.send(completion: .finished)
    #expect(recorder.line.count { $0 != "|" } <= 1)
    #expect(cancels(source) <= 1)
  }
}

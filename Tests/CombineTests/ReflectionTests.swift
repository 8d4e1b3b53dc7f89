import Combine
import Foundation
import Testing

/// What Apple's Combine reveals of itself in logs, playgrounds and archives.
@Suite("What publishers show when reflected")
struct ReflectionTests {
  private func parts<P: Publisher>(_ publisher: P) -> [String] {
    guard let subscription = publisher.recorded(demand: .none).subscription,
      let reflectable = subscription as? any CustomReflectable
    else { return ["no mirror"] }
    return reflectable.customMirror.children.map { $0.label ?? "" }
  }

  private func playground<P: Publisher>(_ publisher: P) -> String? {
    guard let subscription = publisher.recorded(demand: .none).subscription else { return nil }
    return (subscription as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription
      as? String
  }

  @Test("Operators show their downstream, or what they have collected")
  func links() {
    let subject = PassthroughSubject<Int, Never>()
    let gathering = ["downstream", "result", "initial", "status"]
    #expect(parts(subject.count()) == gathering)
    #expect(parts(subject.reduce(0, +)) == gathering)
    #expect(parts(subject.contains(1)) == gathering)
    #expect(parts(subject.first()) == gathering)
    #expect(parts(subject.last()) == gathering)
    #expect(parts(subject.max()) == gathering)
    #expect(parts(subject.allSatisfy { _ in true }) == gathering)
    #expect(parts(subject.collect()) == ["count"])
    #expect(parts(subject.tryFilter { _ in true }) == ["downstream"])
    #expect(parts(subject.removeDuplicates()) == ["downstream", "last"])
    #expect(parts(subject.prefix { _ in true }) == ["downstream"])
    #expect(parts(subject.output(at: 3)) == [])
    #expect(parts(subject.tryScan(0, +)) == ["downstream", "status", "result"])
    #expect(parts(subject.tryMap { $0 }) == [])
    let failable = PassthroughSubject<Int, Oops>()
    #expect(parts(failable.tryCatch { _ in Just(1) }) == ["downstream", "demand"])
    let failing = Fail<Int, Oops>(error: .big).catch { _ in subject }
    #expect(parts(failing) == ["downstream", "demand"])
    #expect(parts(subject.append(2)) == [])
    #expect(parts(subject) == ["parent", "downstream", "demand", "subject"])
    #expect(parts((1...5).publisher) == ["sequence"])
  }

  @Test("A playground shows a subscription by its name")
  func playgrounds() {
    let subject = PassthroughSubject<Int, Never>()
    #expect(playground(subject) == "PassthroughSubject")
    #expect(playground(subject.dropFirst()) == "Drop")
    #expect(playground(subject.first { $0 > 1 }) == "TryFirst")
    #expect(playground(subject.tryFirst { $0 > 1 }) == "TryFirstWhere")
    #expect(playground(subject.zip(subject)) == "Zip")
    #expect(playground(subject.merge(with: subject)) == "Merge")
    #expect(playground(subject.replaceEmpty(with: 1)) == "ReplaceEmpty")
    #expect(playground((1...5).publisher) == "1...5")
  }

  @Test("Sink and Assign describe themselves")
  func subscribers() {
    final class Lamp { var brightness = 0 }
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    #expect(sink.playgroundDescription as? String == "Sink")
    let lamp = Lamp()
    let assign = Subscribers.Assign(object: lamp, keyPath: \.brightness)
    #expect(assign.playgroundDescription as? String == "Assign Lamp.")
    let shown = Array(assign.customMirror.children)
    #expect(shown.map(\.label) == ["object", "keyPath", "status"])
    #expect(shown[0].value as? Lamp === lamp)
  }

  @Test("A single value is shown without a label, elements until their end")
  func values() {
    #expect(parts(Just(1)) == [""])
    #expect(parts(Optional(1).publisher) == [""])
    #expect(parts(Result<Int, Never>.success(1).publisher) == [""])
    #expect(
      parts(Record<Int, Never>(output: [1], completion: .finished)) == ["sequence", "completion"])
    #expect(
      parts(Future<Int, Never> { _ in }) == ["parent", "downstream", "hasAnyDemand", "subject"])
    let sequence = [1, 2].publisher.recorded(demand: .none).subscription
    #expect(sequence.map { "\($0)" } == "[1, 2]")
    sequence?.cancel()
    #expect(sequence.map { "\($0)" } == "Sequence")
    #expect(Mirror(reflecting: Subscriptions.empty).children.isEmpty)
  }

  @Test("Buffered values are shown as they are now")
  func waiting() throws {
    let subject = PassthroughSubject<Int, Never>()
    let buffer = subject.buffer(size: 3, prefetch: .byRequest, whenFull: .dropNewest)
      .recorded(demand: .none)
    // Downstream requested nothing, but the buffer did.
    subject.send(5)
    let subscription = try #require(buffer.subscription)
    let shown = (subscription as? any CustomReflectable)?.customMirror.children.map {
      "\($0.label ?? "")=\($0.value)"
    }
    #expect(shown?.first == "values=[5]")
    #expect(shown?.count == 4)
    #expect(
      parts(subject.debounce(for: 1, scheduler: ImmediateScheduler.shared))
        == ["downstream", "downstreamDemand", "currentValue"])
    #expect(parts(subject.collect(4)) == ["downstream", "upstreamSubscription", "buffer", "count"])
  }

  @Test("A type-erased subscriber is shown as its base")
  func erased() {
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    let shown = [AnySubscriber(sink), AnySubscriber<Int, Never>()].map {
      "\(Mirror(reflecting: $0).subjectType)"
    }
    #expect(shown == ["Sink<Int, Never>", "String"])
  }

  @Test("An object's combine identifier is its address")
  func identifier() {
    final class Lamp {}
    let lamp = Lamp()
    let address = String(UInt(bitPattern: ObjectIdentifier(lamp)), radix: 16)
    #expect(CombineIdentifier(lamp).description == "0x" + address)
    #expect(CombineIdentifier(lamp) == CombineIdentifier(lamp))
  }

  @Test("A demand is encoded as its number; one that is too large decodes as unlimited")
  func demand() throws {
    let archive = try JSONEncoder().encode([Subscribers.Demand.max(42), .unlimited])
    #expect(String(decoding: archive, as: UTF8.self) == "[42,9223372036854775808]")
    let read = try JSONDecoder().decode(
      [Subscribers.Demand].self, from: Data("[42,9223372036854775809]".utf8))
    #expect(read == [.max(42), .unlimited])
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode([Subscribers.Demand].self, from: Data("[-1]".utf8))
    }
  }

  private struct Fault: Error, Codable, Equatable { var reason: String }

  @Test("A completion is encoded as whether it succeeded, with the error if it failed")
  func completion() throws {
    typealias Ending = Subscribers.Completion<Fault>
    func read(_ text: String) throws -> Ending {
      try JSONDecoder().decode(Ending.self, from: Data(text.utf8))
    }
    let archive = try JSONEncoder().encode(Ending.finished)
    #expect(String(decoding: archive, as: UTF8.self) == #"{"success":true}"#)
    #expect(try read(#"{"success":true}"#) == .finished)
    let failure = Ending.failure(Fault(reason: "full"))
    #expect(
      try JSONDecoder().decode(Ending.self, from: JSONEncoder().encode(failure)) == failure)
    #expect(throws: DecodingError.self) { try read(#"{"success":false}"#) }
  }

  @Test("Publishers with equal parts are equal")
  func equality() {
    let one = Fail<Int, Oops>(error: .small)
    #expect(one.collect() == one.collect())
    #expect(one.dropFirst(2) != one.dropFirst(3))
    #expect(one.zip(one) == one.zip(one))
    #expect(one.merge(with: one).merge(with: one) == Publishers.Merge3(one, one, one))
    #expect(one.retry(2) != one.retry(1))
    #expect(one.contains(2) == one.contains(2))
    #expect(one.replaceError(with: 1) != one.replaceError(with: 2))
  }
}

import Combine
import Foundation
import Testing

@Suite("Operators")
struct OperatorTests {
  let numbers = (1...5).publisher
  let failing = Record<Int, Oops>(output: [1, 2], completion: .failure(.small))

  @Test("map changes each value, by closure or key path")
  func map() {
    #expect(numbers.map { $0 * 10 }.text == "10 20 30 40 50 |")
    #expect(["a", "日本"].publisher.map(\.count).text == "1 2 |")
    #expect(["ab"].publisher.map(\.count, \.isEmpty).text == "(2, false) |")
    #expect(
      ["ab"].publisher.map(\.count, \.isEmpty, \.first!).text
        == #"(2, false, "b") |"#.replacing("\"b\"", with: #""a""#))
    #expect(failing.map { -$0 }.text == "-1 -2 !small")
  }

  @Test("tryMap fails with what is thrown, and cancels its upstream")
  func tryMap() {
    var cancelled = false
    let publisher = numbers.handleEvents(receiveCancel: { cancelled = true })
      .tryMap { if $0 == 3 { throw Oops.big } else { $0 } }
    #expect(publisher.text == "1 2 !big")
    #expect(cancelled)
    #expect(failing.tryMap { $0 }.text == "1 2 !small")
  }

  @Test("filter and compactMap leave values out without using up demand")
  func leavingOut() {
    #expect(numbers.filter { $0 % 2 == 0 }.text == "2 4 |")
    #expect(["1", "x", "3"].publisher.compactMap(Int.init).text == "1 3 |")
    #expect(numbers.filter { $0 > 2 }.recorded(demand: .max(1)).text == "3")
    #expect(numbers.tryFilter { if $0 == 4 { throw Oops.big } else { $0 > 1 } }.text == "2 3 !big")
    #expect(numbers.tryCompactMap { if $0 == 2 { throw Oops.big } else { $0 } }.text == "1 !big")
  }

  @Test("removeDuplicates compares with the last value that it passed on")
  func removeDuplicates() {
    #expect([1, 1, 2, 2, 1].publisher.removeDuplicates().text == "1 2 1 |")
    #expect([1, 2, 3, 5, 4].publisher.removeDuplicates { abs($0 - $1) < 2 }.text == "1 3 5 |")
    #expect([1, 1].publisher.tryRemoveDuplicates { _, _ in throw Oops.big }.text == "1 !big")
  }

  @Test("scan publishes each sum, reduce the last one")
  func sums() {
    #expect(numbers.scan(0, +).text == "1 3 6 10 15 |")
    #expect(numbers.reduce(0, +).text == "15 |")
    #expect(Empty<Int, Never>().reduce(7, +).text == "7 |")
    #expect(failing.reduce(0, +).text == "!small")
    #expect(numbers.tryScan(0) { if $1 == 2 { throw Oops.big } else { $0 + $1 } }.text == "1 !big")
    #expect(numbers.tryReduce(0) { _, _ in throw Oops.big }.text == "!big")
  }

  @Test("collect, count, min, max, ignoreOutput and contains publish on completion")
  func results() {
    #expect(numbers.collect().text == "[1, 2, 3, 4, 5] |")
    #expect(numbers.collect(2).text == "[1, 2] [3, 4] [5] |")
    #expect(numbers.count().text == "5 |")
    #expect(numbers.min().text == "1 |")
    #expect(numbers.max().text == "5 |")
    #expect(Empty<Int, Never>().max().text == "|")
    #expect(numbers.ignoreOutput().text == "|")
    #expect(numbers.contains(3).text == "true |")
    #expect(numbers.contains(9).text == "false |")
    #expect(numbers.contains { $0 > 4 }.text == "true |")
    #expect(numbers.allSatisfy { $0 < 3 }.text == "false |")
    #expect(numbers.allSatisfy { $0 < 9 }.text == "true |")
    #expect(failing.collect().text == "!small")
  }

  @Test("A result waits for demand")
  func resultDemand() {
    let recorder = numbers.count().recorded(demand: .none)
    #expect(recorder.text == "")
    recorder.subscription?.request(.max(1))
    #expect(recorder.text == "5 |")
    let first = numbers.first().recorded(demand: .none)
    #expect(first.text == "")
    first.subscription?.request(.max(1))
    #expect(first.text == "1 |")
  }

  @Test("first, last, prefix, drop and output select by position or condition")
  func choosing() {
    #expect(numbers.first().text == "1 |")
    #expect(numbers.first { $0 > 3 }.text == "4 |")
    #expect(numbers.first { $0 > 9 }.text == "|")
    #expect(numbers.tryFirst { _ in throw Oops.big }.text == "!big")
    #expect(numbers.last().text == "5 |")
    #expect(numbers.last { $0 < 3 }.text == "2 |")
    #expect(numbers.prefix(2).text == "1 2 |")
    #expect(numbers.prefix(0).text == "|")
    #expect(numbers.prefix(9).text == "1 2 3 4 5 |")
    #expect(numbers.prefix { $0 < 3 }.text == "1 2 |")
    #expect(numbers.dropFirst().text == "2 3 4 5 |")
    #expect(numbers.dropFirst(4).text == "5 |")
    #expect(numbers.drop { $0 < 4 }.text == "4 5 |")
    #expect(numbers.output(at: 2).text == "3 |")
    #expect(numbers.output(in: 1...2).text == "2 3 |")
  }

  @Test("prefix completes with its last value, before another one is sent")
  func prefixEnds() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.prefix(2).recorded()
    subject.send(1)
    subject.send(2)
    #expect(recorder.text == "1 2 |")
  }

  @Test("Errors are mapped, replaced, caught and retried")
  func errors() {
    #expect(failing.mapError { _ in Oops.big }.text == "1 2 !big")
    #expect(failing.replaceError(with: 0).text == "1 2 0 |")
    #expect(failing.catch { _ in Just(9) }.text == "1 2 9 |")
    #expect(
      failing.tryCatch { if $0 == .small { throw Oops.big } else { Just(1) } }.text == "1 2 !big")
    #expect(failing.retry(2).text == "1 2 1 2 1 2 !small")
    #expect(numbers.setFailureType(to: Oops.self).text == "1 2 3 4 5 |")
    #expect(numbers.assertNoFailure().text == "1 2 3 4 5 |")
    #expect(Fail<Int, Oops>(error: .big).text == "!big")
  }

  @Test("Demand left over from before an error is requested from the replacement")
  func catchDemand() {
    let recorder = failing.catch { _ in (7...9).publisher }.recorded(demand: .max(3))
    #expect(recorder.text == "1 2 7")
    recorder.subscription?.request(.max(1))
    #expect(recorder.text == "1 2 7 8")
  }

  @Test("nil and empty publishers are replaced")
  func replacing() {
    #expect([1, nil, 3].publisher.replaceNil(with: 0).text == "1 0 3 |")
    #expect(Empty<Int, Never>().replaceEmpty(with: 4).text == "4 |")
    #expect(numbers.replaceEmpty(with: 4).text == "1 2 3 4 5 |")
    #expect(Fail<Int, Oops>(error: .big).replaceEmpty(with: 4).text == "!big")
  }

  @Test("prepend and append put values before and after")
  func concatenating() {
    #expect(numbers.prepend(8, 9).text == "8 9 1 2 3 4 5 |")
    #expect(numbers.append([6]).text == "1 2 3 4 5 6 |")
    #expect(numbers.prefix(1).append(Just(2)).prepend(Just(0)).text == "0 1 2 |")
    #expect(failing.append(3).text == "1 2 !small")
    let recorder = numbers.prefix(1).append(7, 8).recorded(demand: .max(2))
    #expect(recorder.text == "1 7")
  }

  @Test("decode and encode use a coder and fail with its error")
  func coding() {
    struct Person: Codable, Equatable { var name: String }
    let data = Data(#"{"name":"紫式部"}"#.utf8)
    var people: [Person] = []
    var failed = false
    let good = Just(data).decode(type: Person.self, decoder: JSONDecoder())
      .sink(receiveCompletion: { _ in }, receiveValue: { people.append($0) })
    let bad = Just(Data()).decode(type: Person.self, decoder: JSONDecoder())
      .sink(receiveCompletion: { if case .failure = $0 { failed = true } }, receiveValue: { _ in })
    #expect(people == [Person(name: "紫式部")])
    #expect(failed)
    #expect(
      Just([1, 2]).encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) }.text
        == "[1,2] |")
    withExtendedLifetime((good, bad)) {}
  }

  @Test("handleEvents and print report what happens")
  func telling() {
    final class Output: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let output = Output()
    _ = [1, 2].publisher.print("numbers", to: output).recorded()
    #expect(
      output.text.split(separator: "\n").dropFirst().joined(separator: "\n") == """
        numbers: request unlimited
        numbers: receive value: (1)
        numbers: receive value: (2)
        numbers: receive finished
        """)
  }

  @Test("Sequences, optionals, results, futures and deferred publishers publish")
  func sources() {
    #expect("añ".publisher.text == "a ñ |")
    #expect([Int]().publisher.text == "|")
    #expect(Optional(3).publisher.text == "3 |")
    #expect(Int?.none.publisher.text == "|")
    #expect(Result<Int, Oops>.success(1).publisher.text == "1 |")
    #expect(Result<Int, Oops>.failure(.big).publisher.text == "!big")
    #expect(Just("x").text == "x |")
    #expect(Empty<Int, Never>(completeImmediately: false).text == "")
    #expect(Deferred { Just(1) }.text == "1 |")
  }

  @Test("A sequence publishes no more than the demand")
  func sequenceDemand() {
    let recorder = numbers.recorded(demand: .max(2))
    #expect(recorder.text == "1 2")
    recorder.subscription?.request(.max(1))
    #expect(recorder.text == "1 2 3")
    recorder.subscription?.cancel()
    recorder.subscription?.request(.unlimited)
    #expect(recorder.text == "1 2 3")
    #expect(numbers.recorded(demand: .max(1), perValue: .max(1)).text == "1 2 3 4 5 |")
  }

  @Test("A sequence of a million values does not deepen the stack")
  func longSequence() {
    let recorder = (0..<1_000_000).publisher.filter { $0 % 500_000 == 0 }
      .recorded(demand: .max(1), perValue: .max(1))
    #expect(recorder.text == "0 500000 |")
  }

  @Test("A future publishes its result once to every subscriber, before and after it is known")
  func future() {
    var promise: Future<Int, Oops>.Promise?
    var starts = 0
    let future = Future<Int, Oops> {
      starts += 1
      promise = $0
    }
    let early = future.recorded()
    #expect(early.text == "")
    promise?(.success(7))
    promise?(.success(8))
    #expect(early.text == "7 |")
    #expect(future.recorded().text == "7 |")
    #expect(starts == 1)
    let failed = Future<Int, Oops> { $0(.failure(.big)) }
    #expect(failed.recorded(demand: .none).text == "!big")
  }
}

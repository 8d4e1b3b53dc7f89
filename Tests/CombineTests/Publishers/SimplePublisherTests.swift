import Combine
import Testing

@Suite("Operators on publishers with known values")
struct SimplePublisherTests {
  @Test("A single value stays a Just")
  func just() {
    let text: Just<String> = Just(1).map { "\($0)" }
    #expect(text == Just("1"))
    #expect(Just(2).filter { $0 > 2 } == Optional<Int>.Publisher(nil))
    #expect(Just(2).append(3, 4) == Publishers.Sequence(sequence: [2, 3, 4]))
    #expect(Just(2).prepend([0, 1]).text == "0 1 2 |")
    #expect(Just(2).collect() == Just([2]))
    #expect(Just(2).output(in: 0...0).text == "2 |")
    #expect(Just(2).output(in: 1...).text == "|")
    let failing: Result<Int, any Error>.Publisher = Just(1).tryMap { _ in throw Oops.big }
    #expect(failing.text == "!big")
    let typed: Result<Int, Oops>.Publisher = Just(1).setFailureType(to: Oops.self)
    #expect(typed.text == "1 |")
    #expect(Just("a").map(\.count).text == "1 |")
  }

  @Test("An optional's publisher stays one")
  func optional() {
    let none = Optional<Int>.none.publisher
    #expect(none.map { $0 + 1 }.text == "|")
    #expect(none.count().text == "|")
    #expect(none.collect().text == "[] |")
    #expect(none.replaceEmpty(with: 7) == Just(7))
    let some: Optional<String>.Publisher = Optional(3).publisher.map { "\($0)" }
    #expect(some.text == "3 |")
    #expect(Optional(3).publisher.drop { $0 == 3 }.text == "|")
    #expect(Optional(3).publisher.contains(3).text == "true |")
  }

  @Test("A result stays a Result publisher")
  func result() {
    let good = Result<Int, Oops>.success(2).publisher
    let bad = Result<Int, Oops>.failure(.small).publisher
    let text: Result<String, Oops>.Publisher = good.map { "\($0)" }
    #expect(text.text == "2 |")
    #expect(bad.map { $0 + 1 }.text == "!small")
    #expect(bad.tryMap { $0 }.text == "!small")
    #expect(good.tryMap { _ -> Int in throw Oops.big }.text == "!big")
    #expect(bad.replaceError(with: 5).text == "5 |")
    #expect(bad.mapError { _ in Oops.big }.text == "!big")
    #expect(good.reduce(1, +) == Result<Int, Oops>.Publisher(3))
  }

  @Test("A sequence stays a sequence, and knows its first, last and count")
  func sequence() {
    let doubled: Publishers.Sequence<[Int], Never> = [1, 2, 3].publisher.map { $0 * 2 }
    #expect(doubled == Publishers.Sequence(sequence: [2, 4, 6]))
    #expect([1, 2, 3].publisher.count() == Just(3))
    #expect([1, 2, 3].publisher.last() == Optional<Int>.Publisher(3))
    #expect([Int]().publisher.first() == Optional<Int>.Publisher(nil))
    #expect([1, 1, 2, 1].publisher.removeDuplicates().text == "1 2 1 |")
    #expect([1, 2, 3].publisher.scan(0, +).text == "1 3 6 |")
    #expect([1, 2, 3].publisher.output(in: 1..<9).text == "2 3 |")
    #expect([1, nil].publisher.replaceNil(with: 0).text == "1 0 |")
    #expect([2, 3].publisher.prepend(1).append(4, 5).text == "1 2 3 4 5 |")
    #expect([3, 1, 2].publisher.max().text == "3 |")
    #expect((1...3).publisher.dropFirst().prefix(1).text == "2 |")
  }
}

import Foundation
import SeededRandom
import SwiftUI
import Testing

private struct Person: Equatable {
  var name: String
  var nickname: String?

  init(_ name: String, _ nickname: String? = nil) { (self.name, self.nickname) = (name, nickname) }
}

struct LocalizedStringComparatorTests {
  @Test("Strings are sorted as files are listed: numbers by value, capitals beside small letters")
  func standard() {
    let names = ["item 10", "Item 2", "Zoe", "émile", "Eve", "fred", "item 1", "あ", "_"]
    #expect(
      names.sorted(using: .localizedStandard)
        == ["_", "émile", "Eve", "fred", "item 1", "Item 2", "item 10", "Zoe", "あ"]
        .sorted { $0.localizedStandardCompare($1) == .orderedAscending })
    #expect(["b10", "B9", "a"].sorted(using: .localizedStandard) == ["a", "B9", "b10"])
    #expect(["b10", "B9", "a"].sorted(using: .localized) == ["a", "b10", "B9"])
    #expect(["b10", "B9", "a"].sorted(using: .lexical) == ["B9", "a", "b10"])
  }

  @Test("A key path to a string sorts the same way, in both orders; nil comes first")
  func keyPaths() {
    let people = [Person("Ann 10", "b"), Person("ann 9"), Person("Bob", "A")]
    #expect(
      people.sorted(using: KeyPathComparator(\Person.name)).map(\.name)
        == ["ann 9", "Ann 10", "Bob"])
    #expect(
      people.sorted(using: KeyPathComparator(\Person.name, order: .reverse)).map(\.name)
        == ["Bob", "Ann 10", "ann 9"])
    #expect(
      people.sorted(using: [KeyPathComparator(\.nickname)]).map(\.nickname) == [nil, "A", "b"])
    #expect(
      people.sorted(using: KeyPathComparator(\.name, comparator: .lexical)).map(\.name)
        == ["Ann 10", "Bob", "ann 9"])
    #expect(KeyPathComparator(\Person.name) == KeyPathComparator(\Person.name))
    #expect(
      KeyPathComparator(\Person.name) != KeyPathComparator(\Person.name, comparator: .lexical))
  }

  @Test("So does a sort descriptor of a key path, and one with its own comparator uses that")
  func descriptors() {
    let people = [Person("Ann 10", "b"), Person("ann 9"), Person("Bob", "A")]
    func names(_ descriptor: SortDescriptor<Person>) -> [String] {
      people.sorted(using: descriptor).map(\.name)
    }
    #expect(names(SortDescriptor(\.name)) == ["ann 9", "Ann 10", "Bob"])
    #expect(names(SortDescriptor(\Person.name, order: .reverse)) == ["Bob", "Ann 10", "ann 9"])
    #expect(
      people.sorted(using: [SortDescriptor(\.nickname), SortDescriptor(\.name)]).map(\.nickname)
        == [nil, "A", "b"])
    #expect(
      names(SortDescriptor(\.name, comparator: .localizedStandard)) == ["ann 9", "Ann 10", "Bob"])
    #expect(names(SortDescriptor(\.name, comparator: .localized)) == ["Ann 10", "ann 9", "Bob"])
    #expect(names(SortDescriptor(\.name, comparator: .lexical)) == ["Ann 10", "Bob", "ann 9"])
    #expect(
      names(SortDescriptor(\.name, comparator: .localized, order: .reverse))
        == ["Bob", "ann 9", "Ann 10"])
    #expect(SortDescriptor(\Person.name) == SortDescriptor(\Person.name))
    #expect(SortDescriptor(\Person.name) != SortDescriptor(\Person.name, comparator: .lexical))
  }

  @Test("Texts of plain letters, digits and spaces are sorted as Foundation sorts them")
  func plainLetters() {
    var random = SeededGenerator(seed: 7)
    let letters = Array("aAbBzZ 01290-é")
    func text() -> String {
      String(
        (0..<Int.random(in: 0...6, using: &random)).map { _ in
          letters.randomElement(using: &random) ?? "a"
        })
    }
    for _ in 0..<5_000 {
      let (a, b) = (text(), text())
      let comparator: _LocalizedStringComparator = .localizedStandard
      #expect(comparator.compare(a, b) == a.localizedStandardCompare(b), "\(a)|\(b)")
    }
  }
}

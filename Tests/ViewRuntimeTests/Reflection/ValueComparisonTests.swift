import Testing
import ViewRuntime

private protocol Form {}

private struct Square: Form { var side = 1.0 }
private struct Letter: Form, Equatable { var text = "a" }
private struct Plan: Form {
  var corners = [1, 2, 3]
  var name = "plan"
  var width = 1.0
  var height = 2.0
}
/// Equal to every other value, whatever it contains.
private struct Alike: Form, Equatable {
  var number = 1
  static func == (a: Alike, b: Alike) -> Bool { true }
}
private final class Object: Form {}
/// A cell's type has an argument for its second parameter only, and that argument's witnesses.
private struct Table<Kind, Content: Identifiable> {}
extension Table where Kind == Int {
  struct Cell: Form { let content: Content }
}
extension Table.Cell: Equatable where Content: Equatable {}
private struct Person: Identifiable, Equatable { let id: String }

private struct Holder {
  var form: any Form
  var anything: Any = 0
}

@MainActor
struct ValueComparisonTests {
  @Test("S6.3 An existential is compared by its type, and then like its value")
  func existentials() {
    expect(Square(), Square(), areSame: true)
    expect(Square(), Square(side: 2), areSame: false)
    expect(
      Letter(text: "a long text of its own"), Letter(text: "a long text of its own"), areSame: true)
    expect(Letter(), Letter(text: "b"), areSame: false)
    expect(Plan(), Plan(), areSame: true)
    expect(Plan(), Plan(corners: [1, 2]), areSame: false)
    expect(Alike(), Alike(number: 2), areSame: true)
    expect(Square(), Letter(), areSame: false)
    let cell = Table<Int, Person>.Cell(content: Person(id: "a"))
    expect(cell, cell, areSame: true)
    expect(cell, Table<Int, Person>.Cell(content: Person(id: "b")), areSame: false)
    let object = Object()
    expect(object, object, areSame: true)
    expect(object, Object(), areSame: false)
  }

  @Test("The last comparison at a place does not affect the next one")
  func oneAfterTheOther() {
    for _ in 0..<2 {
      expect(Square(), Square(), areSame: true)
      expect(Plan(), Plan(), areSame: true)
      expect(Letter(), Letter(text: "b"), areSame: false)
    }
  }

  private func expect(_ a: any Form, _ b: any Form, areSame expected: Bool) {
    var (first, second) = (Holder(form: a), Holder(form: b))
    #expect(ValueComparison.areSame(&first, &second) == expected)
    #expect(ValueComparison.areEqual(first, second) == expected)
    (first, second) = (Holder(form: Square(), anything: a), Holder(form: Square(), anything: b))
    #expect(ValueComparison.areSame(&first, &second) == expected)
  }
}

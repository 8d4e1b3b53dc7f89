import Combine
import Foundation
import Testing

@Suite("Observable objects")
struct ObservableObjectTests {
  class Person: ObservableObject {
    @Published var name = "Ada"
    @Published var tags: [String] = []
    var unpublished = 0
  }

  final class Student: Person {
    @Published var grade = 1
  }

  @MainActor
  final class Isolated: ObservableObject {
    @Published var count = 0
    @Published private(set) var doubled = 0
    private var cancellables: Set<AnyCancellable> = []
    init() {
      $count.map { $0 * 2 }.assign(to: &$doubled)
      $count.sink { [weak self] _ in self?.seen += 1 }.store(in: &cancellables)
    }
    var seen = 0
  }

  @Test("S4.1 A write sends objectWillChange, then the new value to $property, then stores it")
  func order() {
    let person = Person()
    var log: [String] = []
    let first = person.$name.sink { [unowned person] in log.append("$name \($0), is \(person.name)")
    }
    let second = person.objectWillChange.sink { [unowned person] in
      log.append("will change, is \(person.name)")
    }
    person.name = "Grace"
    log.append("is \(person.name)")
    #expect(
      log == ["$name Ada, is Ada", "will change, is Ada", "$name Grace, is Ada", "is Grace"])
    withExtendedLifetime((first, second)) {}
  }

  @Test("S4.2 Every assignment publishes, also an equal value and an in-place change")
  func equalValues() {
    let person = Person()
    var count = 0
    let cancellable = person.objectWillChange.sink { count += 1 }
    person.name = "Ada"
    person.name = "Ada"
    person.tags.append("日本語")
    #expect(count == 3)
    #expect(person.tags == ["日本語"])
    person.unpublished = 5
    #expect(count == 3)
    cancellable.cancel()
    person.name = "x"
    #expect(count == 3)
  }

  @Test("S4.9 send() notifies manually; an object with its own publisher notifies only by it")
  func manual() {
    final class Own: ObservableObject {
      let objectWillChange = PassthroughSubject<Void, Never>()
      @Published var value = 0
    }
    let own = Own()
    var count = 0
    let first = own.objectWillChange.sink { count += 1 }
    own.value = 1
    #expect(count == 0)
    own.objectWillChange.send()
    #expect(count == 1)
    let person = Person()
    let second = person.objectWillChange.sink { count += 10 }
    person.objectWillChange.send()
    #expect(count == 11)
    withExtendedLifetime((first, second)) {}
  }

  @Test("S4.10 Properties of subclasses and superclasses notify the same publisher")
  func subclasses() {
    let student = Student()
    var count = 0
    let cancellable = (student as Person).objectWillChange.sink { count += 1 }
    student.name = "Emmy"
    student.grade = 2
    #expect(count == 2)
    #expect(student.objectWillChange === (student as Person).objectWillChange)
    withExtendedLifetime(cancellable) {}
  }

  @Test("S4.10 The publisher is always the same one, even without published properties")
  func stable() {
    final class Plain: ObservableObject {}
    let plain = Plain()
    let publisher = plain.objectWillChange
    #expect(publisher === plain.objectWillChange)
    #expect(publisher !== Plain().objectWillChange)
  }

  @Test("Each object has its own publisher, even if objects come and go at the same address")
  func reuse() {
    let kept = Person()
    var count = 0
    let cancellable = kept.objectWillChange.sink { count += 1 }
    for round in 0..<2000 {
      let passing = Person()
      var own = 0
      let cancellable = passing.objectWillChange.sink { own += 1 }
      passing.name = "\(round)"
      #expect(own == 1)
      cancellable.cancel()
    }
    #expect(count == 0)
    kept.name = "changed"
    #expect(count == 1)
    withExtendedLifetime(cancellable) {}
  }

  @Test("$property publishes the current value first and completes with its object")
  func projected() {
    var log: [String] = []
    var person: Person? = Person()
    let cancellable = person!.$name.sink(
      receiveCompletion: { log.append("\($0)") }, receiveValue: { log.append($0) })
    person!.name = "👩🏽‍🔬"
    person = nil
    #expect(log == ["Ada", "👩🏽‍🔬", "finished"])
    withExtendedLifetime(cancellable) {}
  }

  @Test("Assigning another property's publisher to $property changes nothing")
  func assignedPublisher() {
    let (person, other) = (Person(), Person())
    other.name = "Grace"
    person.$name = other.$name
    #expect(person.name == "Ada")
    other.name = "Joan"
    #expect(person.name == "Ada")
  }

  @Test("objectWillChange publishes every change, whatever the demand")
  func unaskedChanges() {
    let person = Person()
    let recorder = person.objectWillChange.recorded(demand: .max(2))
    for name in ["a", "b", "c", "d"] { person.name = name }
    #expect(recorder.line.count == 4)
    recorder.subscription?.cancel()
    person.name = "e"
    #expect(recorder.line.count == 4)
  }

  @Test("A write from within a sink is delivered, and the outer write is stored last")
  func reentrant() {
    let person = Person()
    var log: [String] = []
    let cancellable = person.$name.dropFirst().sink { [unowned person] name in
      log.append(name)
      if name == "a" { person.name = "b" }
    }
    person.name = "a"
    #expect(log == ["a", "b"])
    #expect(person.name == "a")
    withExtendedLifetime(cancellable) {}
  }

  @Test(
    "assign(to: &$property) writes as long as the object lives, and notifies its observers")
  func assignToPublished() {
    let subject = PassthroughSubject<String, Never>()
    weak var weakPerson: Person?
    do {
      let person = Person()
      weakPerson = person
      var count = 0
      let cancellable = person.objectWillChange.sink { count += 1 }
      subject.assign(to: &person.$name)
      subject.send("Alan")
      #expect(person.name == "Alan")
      #expect(count == 1)
      withExtendedLifetime(cancellable) {}
    }
    #expect(weakPerson == nil)
    subject.send("nobody")
  }

  @Test("Main-actor classes publish, chain operators and observe themselves")
  @MainActor func isolated() {
    let model = Isolated()
    model.count = 21
    #expect(model.doubled == 42)
    #expect(model.seen == 2)
    var changes = 0
    let cancellable = model.objectWillChange.sink { changes += 1 }
    model.count = 1
    #expect(changes == 2)
    withExtendedLifetime(cancellable) {}
  }

  @Test("A subscriber that asks for one value at a time gets the latest when it asks again")
  func demand() {
    let person = Person()
    var names: [String] = []
    var subscription: (any Subscription)?
    let subscriber = AnySubscriber<String, Never>(
      receiveSubscription: { subscription = $0 },
      receiveValue: {
        names.append($0)
        return .none
      })
    person.$name.subscribe(subscriber)
    #expect(names == [])
    subscription?.request(.max(1))
    person.name = "b"
    person.name = "c"
    #expect(names == ["Ada"])
    subscription?.request(.max(1))
    #expect(names == ["Ada", "c"])
  }
}

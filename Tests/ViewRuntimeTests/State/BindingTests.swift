import SwiftUI
import Testing
import ViewTesting

private struct Profile {
  var name = "Ada"
  var address = Address()
  var tags = ["a", "b", "c"]

  struct Address {
    var city = "London"
  }
}

extension String {
  fileprivate var isLong: Bool {
    get { count > 1 }
    set { self = newValue ? self + self : String(prefix(1)) }
  }
}

private struct Shown: View {
  let title: String
  @Binding var text: String

  var body: some View {
    VStack {
      Text("\(title): \(text)")
      PlainButton("change \(title)") { text += "!" }
    }
  }
}

private struct ProfileView: View {
  @State private var profile = Profile()

  var body: some View {
    VStack {
      Shown(title: "name", text: $profile.name)
      Shown(title: "city", text: $profile.address.city)
      Shown(title: "second", text: $profile.tags[1])
    }
  }
}

private struct Closures: View {
  let log: Log
  @State private var parentRuns = 0
  @State private var text = "x"

  var body: some View {
    VStack {
      PlainButton("parent \(parentRuns)") { parentRuns += 1 }
      Shown(
        title: "closure",
        text: Binding(
          get: { text },
          set: {
            log("set \($0)")
            text = $0
          }))
      Shown(title: "state", text: $text)
      PlainButton("equal") {
        Binding(get: { text }, set: { log("set \($0)") }).wrappedValue = text
      }
    }
  }
}

private struct OptionalChild: View {
  @Binding var number: Int?

  var body: some View {
    PlainButton("optional \(number ?? -1)") {
      number = 5
      number = nil
    }
  }
}

private struct HashableChild: View {
  @Binding var number: AnyHashable

  var body: some View {
    PlainButton("hashable \(number)") {
      number = 9
      number = "text"
    }
  }
}

private struct ConvertingParent: View {
  @State private var number = 0
  @State private var count = 0

  var body: some View {
    PlainButton("parent \(count)") { count += 1 }
    OptionalChild(number: Binding($number))
    HashableChild(number: Binding($number))
  }
}

@MainActor @Observable
private final class Switches {
  var isOn = false
  var number = 0
}

@MainActor
private struct SwitchesBox {
  var switches = Switches()
}

private struct AnimatedProperty: View {
  @State private var switches = Switches()
  @State private var box = SwitchesBox()
  let log: Log

  var body: some View {
    PlainButton("state") { $switches.isOn.animation(.linear).wrappedValue.toggle() }
    PlainButton("part") { $box.switches.isOn.animation(.easeIn).wrappedValue.toggle() }
    PlainButton("enclosing") {
      withAnimation(.easeOut) { $switches.isOn.animation(.linear).wrappedValue.toggle() }
    }
    Text("\(switches.isOn) \(box.switches.isOn)").transaction {
      log($0.animation.map { "\($0)" } ?? "nil")
    }
  }
}

private struct SourceKey: TransactionKey { static let defaultValue = 0 }

extension Transaction {
  fileprivate var source: Int {
    get { self[SourceKey.self] }
    set { self[SourceKey.self] = newValue }
  }
}

private struct ValuedWrite: View {
  @State private var switches = Switches()
  @State private var count = 0
  let log: Log

  var body: some View {
    let _ = log("\(switches.number) \(count)")
    PlainButton("write") {
      withTransaction(\.source, 1) {
        count = 1
        $switches.number.wrappedValue = 1
      }
    }
  }
}

private struct Chosen: View {
  @Binding var count: Int
  var body: some View { PlainButton("child") { count += 1 } }
}

private struct Choosing: View {
  @State private var count = 0
  @State private var isAnimated = false
  let log: Log

  var body: some View {
    PlainButton("animate") { isAnimated.toggle() }
    Chosen(count: isAnimated ? $count.animation(.linear) : $count)
    Text("\(count)").transaction { log($0.animation.map { "\($0)" } ?? "nil") }
  }
}

@MainActor
struct BindingTests {
  @Test("S3.1 $b is the binding itself, and writes go to the source")
  func projection() throws {
    struct Passing: View {
      @Binding var text: String
      var body: some View { Shown(title: "inner", text: $text) }
    }
    struct Top: View {
      @State private var text = "x"
      var body: some View { Passing(text: $text) }
    }
    let app = ViewTest(Top())
    try app.tap("change inner")
    #expect(app.exists("inner: x!"))
    #expect(app.bodiesRun == ["Shown"])
  }

  @Test("S3.1 An action reads what it wrote through a binding")
  func live() {
    let app = ViewTest(Text(""))
    app.run {
      var stored = 1
      let binding = Binding(get: { stored }, set: { stored = $0 })
      binding.wrappedValue += 1
      binding.projectedValue.wrappedValue += 1
      #expect(binding.wrappedValue == 3)
    }
  }

  @Test("S3.2 A binding to a part reads, modifies and writes the whole")
  func parts() throws {
    let app = ViewTest(ProfileView())
    try app.tap("change city")
    try app.tap("change second")
    try app.tap("change name")
    #expect(app.exists("name: Ada!"))
    #expect(app.exists("city: London!"))
    #expect(app.exists("second: b!"))
  }

  @Test("S3.2 A part's binding is the same each time, so the parent's run does not run the child")
  func samePart() throws {
    struct Top: View {
      @State private var profile = Profile()
      @State private var number = 0
      var body: some View {
        VStack {
          PlainButton("number \(number)") { number += 1 }
          Shown(title: "city", text: $profile.address.city)
        }
      }
    }
    let app = ViewTest(Top())
    try app.tap("number 0")
    #expect(app.bodiesRun == ["Top"])
  }

  @Test("S3.3 A binding of closures calls set for equal values, and its child runs with the parent")
  func closures() throws {
    let log = Log()
    let app = ViewTest(Closures(log: log))
    try app.tap("equal")
    #expect(log.take() == ["set x"])
    try app.tap("parent 0")
    #expect(app.bodiesRun == ["Closures", "Shown"])
    try app.tap("change closure")
    #expect(log.take() == ["set x!"])
    #expect(app.exists("closure: x!"))
    #expect(app.exists("state: x!"))
  }

  @Test("S3.3 Creating a binding of closures reads it, in the body that creates it")
  func readsAsMade() throws {
    var count = 0
    let binding = Binding {
      count += 1
      return count
    } set: { (_: Int) in
    }
    #expect(count == 1)
    #expect(binding.wrappedValue == 2)

    struct Making: View {
      @State private var text = "x"
      var body: some View {
        Shown(title: "made", text: Binding(get: { text }, set: { text = $0 }))
      }
    }
    let app = ViewTest(Making())
    try app.tap("change made")
    #expect(app.bodiesRun == ["Making", "Shown"])
    #expect(app.exists("made: x!"))
  }

  @Test("S3.4 A constant binding ignores writes")
  func constant() throws {
    let app = ViewTest(Shown(title: "constant", text: .constant("x")))
    try app.tap("change constant")
    #expect(app.exists("constant: x"))
    #expect(app.bodiesRun == [])
  }

  @Test("S3.5 A binding made optional ignores nil")
  func toOptional() {
    let app = ViewTest(Text(""))
    app.run {
      var stored = "x"
      let optional = Binding<String?>(Binding(get: { stored }, set: { stored = $0 }))
      optional.wrappedValue = nil
      #expect(stored == "x")
      optional.wrappedValue = "y"
      #expect(stored == "y")
    }
  }

  @Test("S3.5 S6.3 Bindings converted to another type are equal for a child")
  func convertedBindings() throws {
    let app = ViewTest(ConvertingParent())
    try app.tap("parent 0")
    #expect(app.bodiesRun == ["ConvertingParent"])
    try app.tap("optional 0")
    #expect(app.exists("optional 5") && app.exists("hashable 5"))
    #expect(app.bodiesRun == ["OptionalChild", "HashableChild"])
    try app.tap("hashable 5")
    #expect(app.exists("optional 9") && app.exists("hashable 9"))
  }

  @Test("S3.5 A binding from an optional is nil if the value is nil now")
  func fromOptional() throws {
    struct Top: View {
      @State private var text: String? = "x"

      var body: some View {
        VStack {
          PlainButton("nil") { text = nil }
          PlainButton("value") { text = "戻" }
          if let text = Binding($text) { Shown(title: "value", text: text) }
        }
      }
    }
    let app = ViewTest(Top())
    try app.tap("change value")
    #expect(app.exists("value: x!"))
    try app.tap("nil")
    #expect(!app.exists("value: x!"))
    try app.tap("value")
    #expect(app.exists("value: 戻"))
  }

  @Test("S3.6 Bindings to a collection's elements, identified by the elements' ids")
  func elements() throws {
    struct Item: Identifiable {
      let id: String
      var text: String
    }
    struct Items: View {
      @State private var items = [Item(id: "p", text: "1"), Item(id: "q", text: "2")]

      var body: some View {
        VStack {
          PlainButton("swap") { items.swapAt(0, 1) }
          PlainButton("remove") { items.removeFirst() }
          ForEach($items) { $item in
            VStack {
              Counter(name: item.id)
              Shown(title: item.id, text: $item.text)
            }
          }
        }
      }
    }
    let app = ViewTest(Items())
    try app.tap(.button("p"))
    try app.tap("change q")
    #expect(app.exists("q: 2!"))
    try app.tap("swap")
    #expect(app.findAll(.containing(": ")).map(\.text) == ["q: 0", "q: 2!", "p: 1", "p: 1"])
    try app.tap("change q")
    #expect(app.exists("q: 2!!"))
    try app.tap("remove")
    #expect(app.findAll(.containing(": ")).map(\.text) == ["p: 1", "p: 1"])
    #expect(app.diagnostics.isEmpty)
  }

  @Test("S3.6 A row that is being removed keeps its content, though its element is gone")
  func leavingElement() async throws {
    struct Items: View {
      @State private var items = ["p", "q"]

      var body: some View {
        VStack {
          PlainButton("remove") { withAnimation { _ = items.removeLast() } }
          ForEach(Array($items.enumerated()), id: \.offset) { place, $item in
            Shown(title: "row \(place)", text: $item)
            Toggle("is \(place)", isOn: $item.isLong)
          }
        }
      }
    }
    let app = ViewTest(Items())
    for _ in 1...2 {
      try app.tap("remove")
      try await app.advance(by: .seconds(2))
    }
    #expect(!app.exists("row 0: p") && app.diagnostics.isEmpty)
  }

  @Test("S3.6 A row removed from the middle keeps its content, not that of the next row")
  func leavingMiddle() async throws {
    struct Item: Identifiable {
      let id: String
      var text: String
    }
    struct Items: View {
      @State private var items = ["p", "q", "r"].map { Item(id: $0, text: "is \($0)") }

      var body: some View {
        VStack {
          PlainButton("remove") {
            withAnimation(.linear(duration: 1)) { _ = items.remove(at: 1) }
          }
          PlainButton("edit") { items[1].text += "!" }
          PlainButton("back") {
            withAnimation { items.insert(Item(id: "q", text: "again"), at: 1) }
          }
          ForEach($items) { $item in Shown(title: "row", text: $item.text) }
        }
      }
    }
    let app = ViewTest(Items())
    func rows() -> [String] { app.findAll(.containing("row: ")).map(\.text).sorted() }
    try app.tap("remove")
    try await app.advance(by: .milliseconds(300))
    #expect(app.tree.contains("row: is q") && rows() == ["row: is p", "row: is r"])
    try app.tap("edit")
    #expect(app.tree.contains("row: is q") && rows() == ["row: is p", "row: is r!"])
    try app.tap("back")
    #expect(rows() == ["row: again", "row: is p", "row: is r!"])
    try app.tap("remove")
    try await app.advance(by: .seconds(2))
    #expect(rows() == ["row: is p", "row: is r!"])
    #expect(app.diagnostics.isEmpty)
  }

  @Test("S3.5 A view that is being removed keeps its content, though its optional value is nil")
  func leavingOptional() async throws {
    struct Top: View {
      @State private var text: String? = "x"

      var body: some View {
        VStack {
          PlainButton("nil") { withAnimation { text = nil } }
          PlainButton("value") { withAnimation { text = "y" } }
          if let text = Binding($text) {
            Shown(title: "value", text: text)
            Toggle("long", isOn: text.isLong)
          }
        }
      }
    }
    let app = ViewTest(Top())
    try app.tap("nil")
    try await app.advance(by: .milliseconds(50))
    try app.tap("value")
    #expect(app.exists("value: y"))
    try app.tap("nil")
    try await app.advance(by: .seconds(2))
    #expect(!app.exists("value: y") && app.diagnostics.isEmpty)
  }

  @Test(
    "S3.7 A write through an animated binding carries its transaction, unless another encloses it")
  func transactions() {
    let app = ViewTest(Text(""))
    app.run {
      var seen: [Animation?] = []
      let binding = Binding(
        get: { 0 }, set: { _, transaction in seen.append(transaction.animation) })
      binding.wrappedValue = 1
      binding.animation(.linear).wrappedValue = 1
      binding.transaction(Transaction(animation: .easeIn)).wrappedValue = 1
      withAnimation(.easeOut) { binding.animation(.linear).wrappedValue = 1 }
      withAnimation(nil) { binding.animation(.linear).wrappedValue = 1 }
      #expect(seen == [nil, .linear, .easeIn, .easeOut, nil])
    }
  }

  @Test("S3.7 A binding that is derived from an animated one carries its transaction")
  func derivedTransactions() throws {
    struct Part {
      var number = 0
      var optional: Int? = 1
    }
    let app = ViewTest(Text(""))
    try app.run {
      var seen: [Animation?] = []
      let parts = Binding(get: { [Part()] }, set: { _, write in seen.append(write.animation) })
      let binding = parts.animation(.linear)
      binding[0].wrappedValue.number = 1
      binding[0].number.wrappedValue = 2
      binding.first?.optional.wrappedValue = 2
      let unwrapped = try #require(Binding(binding[0].optional))
      unwrapped.wrappedValue = 3
      Binding<Int?>(binding[0].number).wrappedValue = 3
      Binding<AnyHashable>(binding[0].number).wrappedValue = 4
      for part in binding { part.number.wrappedValue = 5 }
      #expect(seen == Array(repeating: .linear, count: 7))
    }
  }

  @Test("S3.7 So does a write through a binding to a property of an object in a state")
  func transactionsOfObjects() throws {
    let log = Log()
    let app = ViewTest(AnimatedProperty(log: log))
    for (name, animation) in [
      ("state", Animation.linear), ("part", .easeIn), ("enclosing", .easeOut),
    ] {
      _ = log.take()
      try app.tap(.text(name))
      #expect(log.take().contains("\(animation)"), "\(name)")
    }
  }

  @Test("S3.7 A write within a transaction that carries a custom value is one update")
  func transactionsWithValues() throws {
    let log = Log()
    let app = ViewTest(ValuedWrite(log: log))
    _ = log.take()
    try app.tap("write")
    #expect(log.take() == ["1 1"])
  }

  @Test("S3.7 S6.3 A binding with another transaction is a different value for the child")
  func otherTransaction() throws {
    let log = Log()
    let app = ViewTest(Choosing(log: log))
    try app.tap("child")
    #expect(log.take().last == "nil")
    try app.tap("animate")
    #expect(app.bodiesRun == ["Choosing", "Chosen"])
    try app.tap("child")
    #expect(log.take().last == "\(Animation.linear)")
    try app.tap("animate")
    try app.tap("child")
    #expect(log.take().last == "nil")
  }

  @Test("S10.9 A binding is Sendable if its value is")
  func sendable() {
    func requireSendable(_: some Sendable) {}
    requireSendable(Binding.constant(1))
  }
}

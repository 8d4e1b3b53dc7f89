import SwiftUI
import Testing
import ViewTesting

private struct Plain: View {
  let number: Int
  var body: some View { Text("plain \(number)") }
}

private struct Fieldless: View {
  var body: some View { Text("fieldless") }
}

/// Plain data with an `==` of its own, which does not count.
private struct Parity: View, Equatable {
  let number: Int
  nonisolated static func == (a: Self, b: Self) -> Bool { a.number % 2 == b.number % 2 }
  var body: some View { Text("parity \(number)") }
}

/// The same with a reference in it, so that `==` counts.
private struct NamedParity: View, Equatable {
  let number: Int
  let name: String
  nonisolated static func == (a: Self, b: Self) -> Bool { a.number % 2 == b.number % 2 }
  var body: some View { Text("\(name) \(number)") }
}

private final class Object {}

private struct Holding: View {
  let object: Object
  var body: some View { Text("holding") }
}

private struct Existential: View {
  let value: any Equatable
  var body: some View { Text("existential") }
}

private struct Weak: View {
  weak var object: Object?
  unowned let owner: Object
  let name: String
  var body: some View { Text("\(name) \(object == nil ? "gone" : "there")") }
}

private struct Acting: View {
  let action: () -> Void
  var body: some View { PlainButton("act", action: action) }
}

private final class Heard {
  var numbers: [Int] = []
}

private struct Parent<Content: View>: View {
  @State private var number = 0
  let content: (Int) -> Content

  init(@ViewBuilder _ content: @escaping (Int) -> Content) { self.content = content }

  var body: some View {
    VStack {
      PlainButton("next") { number += 1 }
      Text("\(number)")
      content(number)
    }
  }
}

@MainActor
struct UpdateTests {
  /// The children's bodies that ran along with the parent's.
  private func ran(
    @ViewBuilder _ content: @escaping (Int) -> some View
  ) throws -> [String] {
    let app = ViewTest(Parent(content))
    try app.tap("next")
    #expect(app.bodiesRun.first?.hasPrefix("Parent") == true)
    return Array(app.bodiesRun.dropFirst())
  }

  @Test("S6.3 A child with an equal value is skipped, one with another value runs")
  func values() throws {
    #expect(try ran { _ in Plain(number: 1) } == [])
    #expect(try ran { Plain(number: $0) } == ["Plain"])
    #expect(try ran { _ in Fieldless() } == [])
  }

  @Test("S6.3 Plain values are compared by their fields, other Equatable views by ==")
  func equatable() throws {
    #expect(try ran { Parity(number: $0 * 2) } == ["Parity"])
    #expect(try ran { NamedParity(number: $0 * 2, name: "名") } == [])
    #expect(try ran { NamedParity(number: $0, name: "名") } == ["NamedParity"])
  }

  @Test("S6.3 equatable() forces ==")
  func forced() throws {
    #expect(try ran { Parity(number: $0 * 2).equatable() } == [])
    #expect(try ran { Parity(number: $0).equatable() } == ["Parity"])
  }

  @Test("S6.3 equatable() compares with the view shown last, not with the first")
  func forcedAgain() throws {
    struct Alternating: View {
      @State private var number = 0
      var body: some View {
        VStack {
          PlainButton("next") { number += 1 }
          Parity(number: number % 2).equatable()
        }
      }
    }
    let app = ViewTest(Alternating())
    for number in [1, 0, 1] {
      try app.tap("next")
      #expect(app.exists("parity \(number)"))
    }
  }

  @Test("S6.3 References are compared by identity, existentials by type and value")
  func references() throws {
    let object = Object()
    #expect(try ran { _ in Holding(object: object) } == [])
    #expect(try ran { _ in Holding(object: Object()) } == ["Holding"])
    #expect(try ran { _ in Existential(value: "a" + "b") } == [])
    #expect(try ran { Existential(value: $0) } == ["Existential"])
    #expect(try ran { Existential(value: $0 == 0 ? 1 as any Equatable : 1.0) } == ["Existential"])
  }

  @Test("S6.3 A view with weak and unowned references is compared like any other")
  func weakReferences() throws {
    let (object, owner) = (Object(), Object())
    let long = String(repeating: "長い", count: 20)
    for _ in 0..<3 {
      #expect(try ran { _ in Weak(object: object, owner: owner, name: long) } == [])
    }
    #expect(try ran { Weak(object: object, owner: owner, name: "\($0)") } == ["Weak"])
    #expect(
      try ran { Weak(object: $0 == 0 ? nil : object, owner: owner, name: long) } == ["Weak"])
    withExtendedLifetime((object, owner)) {}
  }

  @Test("S6.3 A weak reference to a deallocated object is compared as well")
  func goneReference() throws {
    let owner = Object()
    var object: Object? = Object()
    let app = ViewTest(Parent { [weak object] _ in Weak(object: object, owner: owner, name: "名") })
    object = nil
    try app.tap("next")
    try app.tap("next")
    #expect(app.bodiesRun.count == 1)
    #expect(app.exists("名 gone") || app.exists("名 there"))
  }

  @Test("S6.3 A closure without captures is equal, one with a new context is not")
  func closures() throws {
    #expect(try ran { _ in Acting(action: {}) } == [])
    // A use that the optimizer cannot remove, nor the capture with it.
    let heard = Heard()
    #expect(try ran { number in Acting(action: { heard.numbers.append(number) }) } == ["Acting"])
  }

  @Test("S6.4 An equal value does not block a view's own changes")
  func ownState() throws {
    let app = ViewTest(Parent { _ in Counter(name: "a") })
    try app.tap("next")
    #expect(app.bodiesRun.count == 1)
    try app.tap("a")
    #expect(app.bodiesRun == ["Counter"])
  }

  @Test("S6.2 A dirty parent runs before its dirty child, and each once")
  func order() throws {
    struct Grandparent: View {
      @State private var number = 0
      var body: some View {
        let _ = number
        VStack {
          PlainButton("add") { number += 1 }
          Middle(number: $number, copy: number)
        }
      }
      struct Middle: View {
        @Binding var number: Int
        let copy: Int
        var body: some View {
          VStack {
            Text("middle \(number)")
            Leaf(number: $number, copy: copy)
          }
        }
      }
      struct Leaf: View {
        @Binding var number: Int
        let copy: Int
        var body: some View { Text("leaf \(number) \(copy)") }
      }
    }
    let app = ViewTest(Grandparent())
    try app.tap("add")
    #expect(app.bodiesRun == ["Grandparent", "Middle", "Leaf"])
    #expect(app.exists("leaf 1 1"))
  }

  @Test("S6.2 A dirty child that its parent removes does not run")
  func removedChild() throws {
    struct Top: View {
      @State private var value: Int? = 1
      var body: some View {
        VStack {
          PlainButton("nil") { value = nil }
          if value != nil { Child(value: $value) }
        }
      }
      struct Child: View {
        @Binding var value: Int?
        var body: some View { Text("value \(value!)") }
      }
    }
    let app = ViewTest(Top())
    try app.tap("nil")
    #expect(app.bodiesRun == ["Top"])
  }
}

import Combine
import SwiftUI
import Testing
import ViewTesting

@testable import ViewRuntime

private struct Told: View {
  let log: Log
  let number: Int
  @State private var count = 0
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let _ = log(ChangeDescription.of(Self.self))
    PlainButton("count \(count)") { count += 1 }
  }
}

private struct Propertyless: View {
  let log: Log
  let number: Int

  var body: some View {
    let _ = log(ChangeDescription.of(Self.self))
    Text("\(number)")
  }
}

private struct Parent<Content: View>: View {
  let content: (Int) -> Content
  @State private var number = 0
  @State private var isDisabled = false

  var body: some View {
    VStack {
      PlainButton("next") { number += 1 }
      PlainButton("disable") { isDisabled = true }
      content(number).disabled(isDisabled)
    }
  }
}

@MainActor
struct PrintChangesTests {
  private let log = Log()

  @Test("S2.16 A new view prints itself, its identity and every property")
  func first() {
    _ = ViewTest(Told(log: log, number: 0))
    #expect(log.take() == ["Told: @self, @identity, _count, _isEnabled changed."])
  }

  @Test("S2.16 Later it prints what changed: the value, a state, the environment")
  func later() throws {
    let app = ViewTest(Parent { [log] in Told(log: log, number: $0) })
    _ = log.take()
    try app.tap("count 0")
    #expect(log.take() == ["Told: _count changed."])
    try app.tap("next")
    #expect(log.take() == ["Told: @self changed."])
    try app.tap("disable")
    #expect(log.take() == ["Told: _isEnabled changed."])
  }

  @Test("S2.16 A view without dynamic properties prints only itself")
  func propertyless() throws {
    let app = ViewTest(Parent { [log] in Propertyless(log: log, number: $0) })
    #expect(log.take() == ["Propertyless: @self changed."])
    try app.tap("next")
    #expect(log.take() == ["Propertyless: @self changed."])
  }

  @Test("S2.16 The focus and a focused object are named as well")
  func focus() throws {
    let model = FocusedModel()
    let app = ViewTest(
      Focusing(log: log).focusedSceneObject(model))
    _ = log.take()
    try app.tap("focus")
    #expect(log.take() == ["Focusing: _isFocused changed."])
    model.objectWillChange.send()
    #expect(app.exists("true 1"))
    #expect(log.take() == ["Focusing: _model changed."])
  }

  @Test("S2.16 A change of an observable object that the body read is one of its dependencies")
  func dependencies() {
    let model = Model()
    let app = ViewTest(Observing(log: log, model: model, number: 0))
    #expect(log.take() == ["Observing: @self changed."])
    for number in 1...2 {
      model.number += 1
      #expect(app.exists("\(number)"))
      #expect(log.take() == ["Observing: @dependencies changed."])
    }
  }

  @Test("S2.16 The dependencies come before the view's own value, and count once")
  func dependenciesFirst() throws {
    struct Both: View {
      let log: Log
      let model: Model
      @State private var number = 0
      var body: some View {
        Observing(log: log, model: model, number: number)
        PlainButton("value") { number += 1 }
        PlainButton("both") {
          model.number += 1
          number += 1
        }
      }
    }
    let app = ViewTest(Both(log: log, model: Model()))
    _ = log.take()
    try app.tap("both")
    #expect(log.take() == ["Observing: @dependencies, @self changed."])
    try app.tap("value")
    #expect(log.take() == ["Observing: @self changed."])
  }

  @Test("S2.16 A binding, an object and a stored setting have their declared names")
  func wrappers() throws {
    struct Wrapped: View {
      let log: Log
      @Binding var text: String
      @StateObject private var owned = FocusedModel()
      @ObservedObject var observed: FocusedModel
      var body: some View {
        let _ = log(ChangeDescription.of(Self.self))
        Text(verbatim: "\(text) \(owned.number) \(observed.number)")
        PlainButton("text") { text += "!" }
        PlainButton("owned") { owned.objectWillChange.send() }
        PlainButton("observed") { observed.objectWillChange.send() }
      }
    }
    struct Owner: View {
      let log: Log
      let observed: FocusedModel
      @State private var text = ""
      var body: some View { Wrapped(log: log, text: $text, observed: observed) }
    }
    let app = ViewTest(Owner(log: log, observed: FocusedModel()))
    #expect(
      log.take() == ["Wrapped: @self, @identity, _text, _owned, _observed changed."])
    for name in ["text", "owned", "observed"] {
      try app.tap(.text(name))
      #expect(log.take() == ["Wrapped: _\(name) changed."])
    }
  }

  @Test("S2.16 With another id everything is new")
  func identity() throws {
    let app = ViewTest(Parent { [log] in Told(log: log, number: 0).id($0) })
    _ = log.take()
    try app.tap("next")
    #expect(log.take() == ["Told: @self, @identity, _count, _isEnabled changed."])
  }
}

private struct Observing: View {
  let log: Log
  let model: Model
  let number: Int

  var body: some View {
    let _ = log(ChangeDescription.of(Self.self))
    Text("\(model.number)")
  }
}

private final class FocusedModel: ObservableObject {
  let number = 1
}

private struct Focusing: View {
  let log: Log
  @FocusState private var isFocused
  @FocusedObject private var model: FocusedModel?

  var body: some View {
    let _ = log(ChangeDescription.of(Self.self))
    VStack {
      Text(verbatim: "\(isFocused) \(model?.number ?? 0)")
      PlainButton("focus") { isFocused = true }
      PlainButton("here") {}.focused($isFocused)
    }
  }
}

@Observable private final class Model {
  var number = 0
}

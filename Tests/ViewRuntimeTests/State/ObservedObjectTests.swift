import Combine
import Foundation
import SwiftUI
import Testing
import ViewTesting

private class Model: ObservableObject {
  @Published var count = 0
  @Published var other = 0
}

private final class SubModel: Model {
  @Published var extra = 0
}

private final class Manual: ObservableObject {
  var count = 0
}

private final class CustomPublisher: ObservableObject {
  let objectWillChange = PassthroughSubject<String, Never>()
  var count = 0
}

private struct Watch<M: ObservableObject>: View {
  @ObservedObject var model: M
  let text: (M) -> String

  var body: some View { Text(text(model)) }
}

private struct Fixed: View {
  var body: some View { Text("fixed") }
}

@MainActor
struct ObservedObjectTests {
  @Test("S4.2 Every assignment runs the body, also of an equal value")
  func equalAssignment() {
    let model = Model()
    let app = ViewTest(Watch(model: model) { "\($0.count)" })
    model.count = 0
    #expect(app.bodiesRun == ["Watch<Model>"])
  }

  @Test("S4.3 A change runs every view that declares the object, whatever it reads")
  func declared() {
    let model = Model()
    let app = ViewTest(
      VStack {
        Watch(model: model) { "count \($0.count)" }
        Watch(model: model) { _ in "nothing" }
        Fixed()
      })
    model.other += 1
    #expect(app.bodiesRun == ["Watch<Model>", "Watch<Model>"])
  }

  @Test("S4.3 Children of a view that ran are compared by their values")
  func children() {
    struct Top: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack {
          Text("\(model.count)")
          Fixed()
        }
      }
    }
    let model = Model()
    let app = ViewTest(Top(model: model))
    model.count += 1
    #expect(app.bodiesRun == ["Top"])
  }

  @Test("S4.5 The view follows the instance that it receives, and forgets the former one")
  func otherInstance() throws {
    struct Top: View {
      let models: [Model]
      @State private var index = 0
      var body: some View {
        VStack {
          PlainButton("next") { index += 1 }
          Watch(model: models[index]) { "count \($0.count)" }
        }
      }
    }
    let models = [Model(), Model()]
    models[1].count = 5
    let app = ViewTest(Top(models: models))
    try app.tap("next")
    #expect(app.exists("count 5"))
    models[0].count = 1
    #expect(app.bodiesRun != ["Watch<Model>"])
    models[1].count = 6
    #expect(app.exists("count 6"))
    #expect(app.bodiesRun == ["Watch<Model>"])
  }

  @Test("S4.5 An object created in the declaration is recreated by each run of the parent")
  func madeInPlace() throws {
    struct Child: View {
      @ObservedObject var model = Model()
      var body: some View { PlainButton("count \(model.count)") { model.count += 1 } }
    }
    struct Top: View {
      @State private var number = 0
      var body: some View {
        VStack {
          PlainButton("parent \(number)") { number += 1 }
          Child()
        }
      }
    }
    let app = ViewTest(Top())
    try app.tap("count 0")
    #expect(app.exists("count 1"))
    try app.tap("parent 0")
    #expect(app.exists("count 0"))
  }

  @Test("S4.7 A change of a nested object does not run the view")
  func nested() {
    final class Outer: ObservableObject {
      @Published var inner = Model()
    }
    let outer = Outer()
    let app = ViewTest(Watch(model: outer) { "\($0.inner.count)" })
    outer.inner.count = 3
    #expect(app.bodiesRun == ["Watch<Outer>"] || app.exists("0"))
    #expect(!app.exists("3"))
    outer.inner = outer.inner
    #expect(app.exists("3"))
  }

  @Test("S4.8 S13 D2 A publish off the main thread is reported and shown")
  func offMain() async throws {
    final class Shared: ObservableObject, @unchecked Sendable {
      @Published var count = 0
    }
    let model = Shared()
    let app = ViewTest(Watch(model: model) { "count \($0.count)" })
    app.run { Task { @concurrent in model.count = 7 } }
    try await app.settle()
    #expect(app.exists("count 7"))
    #expect(app.diagnostics.contains { $0.code == "D2" && $0.message.contains("Shared") })
  }

  @Test("S4.1 D2 What is published off the main thread is shown, however quick the main thread is")
  func offMainBetweenTellingAndSetting() async throws {
    final class Shared: ObservableObject, @unchecked Sendable {
      @Published var count = 0
    }
    let model = Shared()
    let app = ViewTest(Watch(model: model) { "count \($0.count)" })
    let (told, goOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let sink = model.$count.dropFirst().sink { _ in
      told.signal()
      goOn.wait()
    }
    Thread.detachNewThread { model.count = 7 }
    told.wait()
    // The object has reported the change, and still has its old value.
    try await app.settle()
    #expect(app.exists("count 0"))
    goOn.signal()
    try await app.waitUntil(timeout: .seconds(30)) { app.exists("count 7") }
    withExtendedLifetime(sink) {}
  }

  @Test("S4.8 S13 D3 A publish in a body is reported and shown by a later update")
  func duringUpdate() {
    struct Bad: View {
      @ObservedObject var model: Model
      var body: some View {
        let _ = model.count < 3 ? model.count += 1 : ()
        Text("count \(model.count)")
      }
    }
    let app = ViewTest(Bad(model: Model()))
    #expect(app.exists("count 3"))
    #expect(Set(app.diagnostics.map(\.code)) == ["D3"])
  }

  @Test("S4.9 objectWillChange.send() runs the views")
  func manual() {
    let model = Manual()
    let app = ViewTest(Watch(model: model) { "count \($0.count)" })
    model.count = 1
    #expect(app.exists("count 0"))
    model.objectWillChange.send()
    #expect(app.exists("count 1"))
  }

  @Test("S4.9 An object may have its own publisher")
  func customPublisher() {
    let model = CustomPublisher()
    let app = ViewTest(Watch(model: model) { "count \($0.count)" })
    model.count = 1
    model.objectWillChange.send("reason")
    #expect(app.exists("count 1"))
  }

  @Test("S4.10 Published properties of a subclass and of its superclass run the view")
  func subclass() {
    let model = SubModel()
    let app = ViewTest(Watch(model: model) { "\($0.count) \($0.extra)" })
    model.extra = 1
    #expect(app.exists("0 1"))
    model.count = 1
    #expect(app.exists("1 1"))
  }

  @Test("S4.11 Many changes in one turn are one evaluation")
  func coalescing() {
    let model = Model()
    let app = ViewTest(Watch(model: model) { "\($0.count) \($0.other)" })
    for number in 1...100 {
      model.count = number
      model.other = -number
    }
    #expect(app.exists("100 -100"))
    #expect(app.bodiesRun == ["Watch<Model>"])
  }

  @Test("S4.1 A change shows the new value, though it is announced before")
  func announcedBefore() {
    let model = Model()
    let app = ViewTest(Watch(model: model) { "count \($0.count)" })
    var announced: [Int] = []
    let subscription = model.objectWillChange.sink { announced.append(model.count) }
    model.count = 1
    #expect(announced == [0])
    #expect(app.exists("count 1"))
    subscription.cancel()
  }
}

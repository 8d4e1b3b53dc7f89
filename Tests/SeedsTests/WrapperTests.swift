import SwiftUI
import Testing
import ViewTesting

/// Counts its initializations.
@MainActor private final class Births {
  var count = 0
}

private final class Model: ObservableObject {
  @Published var number = 0
  var unpublished = 0

  init(_ births: Births? = nil) {
    MainActor.assumeIsolated { births?.count += 1 }
  }
}

private struct Parent<Child: View>: View {
  @State private var redraws = 0
  let child: (Int) -> Child

  var body: some View {
    VStack {
      Button("Redraw \(redraws)") { redraws += 1 }
      child(redraws)
    }
  }
}

private struct Owning: View {
  let redraws: Int
  @StateObject private var model: Model

  init(_ redraws: Int, _ births: Births) {
    self.redraws = redraws
    _model = StateObject(wrappedValue: Model(births))
  }

  var body: some View { Button("number \(model.number)") { model.number += 1 } }
}

private struct Losing: View {
  let redraws: Int
  @ObservedObject var model: Model

  init(_ redraws: Int, _ births: Births) {
    self.redraws = redraws
    model = Model(births)
  }

  var body: some View { Button("number \(model.number)") { model.number += 1 } }
}

private struct Silent: View {
  @StateObject private var model = Model()

  var body: some View {
    VStack {
      Text("hidden \(model.unpublished)")
      Button("Change") { model.unpublished += 1 }
      Button("Publish") { model.number += 1 }
    }
  }
}

private struct Lender: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Text(isOn ? "ON" : "OFF")
      Borrower(isOn: $isOn)
      Fixed(isOn: .constant(true))
    }
  }
}

private struct Borrower: View {
  @Binding var isOn: Bool

  var body: some View { Toggle("Borrowed", isOn: $isOn) }
}

private struct Fixed: View {
  @Binding var isOn: Bool

  var body: some View { Toggle("Fixed", isOn: $isOn) }
}

private struct Rooms: View {
  @State private var showsSecond = false

  var body: some View {
    VStack {
      Room(name: "first")
      if showsSecond { Room(name: "second") }
      Button("Second") { showsSecond.toggle() }
    }
  }
}

private struct Room: View {
  let name: String
  @State private var visits = 0

  var body: some View { Button("\(name) \(visits)") { visits += 1 } }
}

/// The founding documents on each property wrapper.
@MainActor @Suite struct WrapperTests {
  @Test("@State belongs to one view: two of a kind have one each, and it goes with the view")
  func state() throws {
    let test = ViewTest(Rooms())
    try test.tap("Second")
    try test.tap("second 0")
    #expect(test.exists("first 0"))
    #expect(test.exists("second 1"))
    try test.tap("Second")
    try test.tap("Second")
    #expect(test.exists("second 0"))
  }

  @Test("@Binding changes the owner's value, and .constant stays")
  func binding() throws {
    let test = ViewTest(Lender())
    try test.tap("Borrowed")
    #expect(test.exists("ON"))
    try test.tap("Fixed")
    #expect(test.bodiesRun.isEmpty)
  }

  @Test("@StateObject is made once, however often the parent runs")
  func stateObject() throws {
    let births = Births()
    let test = ViewTest(Parent { Owning($0, births) })
    try test.tap("number 0")
    try test.tap("Redraw 0")
    try test.tap("Redraw 1")
    #expect(test.exists("number 1"))
    #expect(births.count == 1)
    #expect(test.stateGraph["Owning.model"]?.wrapper == "@StateObject")
  }

  @Test("@ObservedObject that creates its own object loses it whenever the parent runs")
  func observedObject() throws {
    let births = Births()
    let test = ViewTest(Parent { Losing($0, births) })
    try test.tap("number 0")
    #expect(test.exists("number 1"))
    try test.tap("Redraw 0")
    #expect(test.exists("number 0"))
    #expect(births.count == 2)
  }

  @Test("A change without @Published shows nothing until something else is published")
  func published() throws {
    let test = ViewTest(Silent())
    try test.tap("Change")
    #expect(test.bodiesRun.isEmpty)
    #expect(test.exists("hidden 0"))
    try test.tap("Publish")
    #expect(test.exists("hidden 1"))
  }
}

import SwiftUI
import Testing
import UpdateRecording
import ViewTesting

@Observable private final class Profile {
  var name = "Ada"
  var city = "London"
  var visits = 0
  fileprivate var hidden = 1
  var greeting: String { "Hello, \(name)" }
}

private struct ProfileScreen: View {
  @State private var profile = Profile()

  var body: some View {
    VStack {
      Greeting(profile: profile)
      City(profile: profile)
      Editor(profile: profile)
      Silent(profile: profile)
      Button("Visit") { profile.visits += 1 }
    }
  }
}

private struct Greeting: View {
  let profile: Profile
  var body: some View { Text(profile.greeting) }
}

private struct City: View {
  let profile: Profile
  @State private var isLong = false

  var body: some View {
    VStack {
      Text(isLong ? "\(profile.name) in \(profile.city)" : profile.city)
      Button("Longer") { isLong.toggle() }
    }
  }
}

private struct Editor: View {
  @Bindable var profile: Profile
  var body: some View { TextField("Name", text: $profile.name) }
}

private struct Silent: View {
  let profile: Profile
  var body: some View { Text("silent") }
}

@Observable private final class Session {
  var user = "guest"
}

@MainActor private let session = Session()

private struct Badge: View {
  var body: some View { Text(session.user) }
}

private final class Basket: ObservableObject {
  @Published var items = ["tea"]
  @Published var coupon = ""
}

private struct BasketScreen: View {
  @StateObject private var basket = Basket()

  var body: some View {
    VStack {
      Total(basket: basket)
      Unmoved(basket: basket)
      Button("Coupon") { basket.coupon = "X" }
    }
  }
}

private struct Total: View {
  @ObservedObject var basket: Basket
  var body: some View { Text("\(basket.items.count)") }
}

private struct Unmoved: View {
  @ObservedObject var basket: Basket
  var body: some View { Text("unmoved") }
}

@Observable private class Animal {
  var legs = 4
}

@Observable private final class Bird: Animal {
  var wings = 2
}

private struct BirdView: View {
  @State private var bird = Bird()
  var body: some View { Text("\(bird.legs) \(bird.wings)") }
}

private struct Generic<Value: CustomStringConvertible>: View {
  @State private var box: Box<Value>
  init(_ value: Value) { _box = State(initialValue: Box(value)) }
  var body: some View { Text(box.value.description) }
}

@Observable private final class Box<Value> {
  var value: Value
  var unread = 0
  init(_ value: Value) { self.value = value }
}

@MainActor @Suite struct ObjectReadsTests {
  @Test("S5.4 The readers of an observable object are reported for each property")
  func properties() throws {
    let profile = try #require(ViewTest(ProfileScreen()).stateGraph["ProfileScreen.profile"])
    #expect(profile.fieldReaders["name"] == ["Greeting", "Editor", "TextField in Editor"])
    #expect(profile.fieldReaders["city"] == ["City"])
    #expect(profile.fieldReaders["visits"] == nil)
    #expect(profile.fieldReaders["hidden"] == nil)
    #expect(!profile.readers.contains("Silent"))
    // The state is read by its owner, because a different object in it is a different value. Taking
    // a binding to a property counts as reading it (S5.13).
    #expect(
      profile.readers == ["ProfileScreen", "Greeting", "City", "Editor", "TextField in Editor"])
  }

  @Test("S5.7 The reads of a body are recorded anew in each run")
  func anew() throws {
    let test = ViewTest(ProfileScreen())
    try test.tap("Longer")
    #expect(
      test.stateGraph["ProfileScreen.profile"]?.fieldReaders["name"]
        == ["Greeting", "City", "Editor", "TextField in Editor"])
    try test.tap("Longer")
    #expect(
      test.stateGraph["ProfileScreen.profile"]?.fieldReaders["name"]
        == ["Greeting", "Editor", "TextField in Editor"])
  }

  @Test("S5.7 An object that no view owns is a source as well")
  func global() throws {
    let test = ViewTest(Badge())
    let source = try #require(test.stateGraph["Session"])
    #expect(source.owner == nil)
    #expect(source.readers == ["Badge"])
    #expect(source.fieldReaders == ["user": ["Badge"]])
  }

  @Test(
    "S4.3 An observing view runs with every change of an ObservableObject; its reads are listed")
  func published() throws {
    let test = ViewTest(BasketScreen())
    let basket = try #require(test.stateGraph["BasketScreen.basket"])
    #expect(basket.readers == ["BasketScreen", "Total", "Unmoved"])
    #expect(basket.fieldReaders == ["items": ["Total"]])
    try test.tap("Coupon")
    #expect(test.bodiesRun == ["BasketScreen", "Total", "Unmoved"])
    #expect(
      test.lastUpdate.changes.map(\.description) == ["BasketScreen.basket.coupon: \"\" → \"X\""])
  }

  @Test("Properties of a superclass, and of a generic class, have their names")
  func classes() throws {
    let bird = try #require(ViewTest(BirdView()).stateGraph["BirdView.bird"])
    #expect(bird.fieldReaders.keys.sorted() == ["legs", "wings"])
    let box = try #require(ViewTest(Generic(7)).stateGraph["Generic<Int>.box"])
    #expect(box.fieldReaders == ["value": ["Generic<Int>"]])
  }

  @Test("A body that reads no object has no cost, even with a recorder")
  func unread() throws {
    let test = ViewTest(ProfileScreen())
    try test.tap("Longer")
    try test.tap("Visit")
    #expect(!ViewType.of(Silent.self).readsObservables)
    #expect(ViewType.of(City.self).readsObservables)
  }

  @Test("A removed view reads nothing")
  func gone() throws {
    let test = ViewTest(Switching())
    #expect(test.stateGraph["Switching.profile"]?.fieldReaders["city"] == ["City"])
    try test.tap("Switch")
    #expect(test.stateGraph["Switching.profile"]?.readers == [])
  }
}

private struct Switching: View {
  @State private var profile = Profile()
  @State private var isShown = true

  var body: some View {
    VStack {
      if isShown { City(profile: profile) }
      Button("Switch") { isShown.toggle() }
    }
  }
}

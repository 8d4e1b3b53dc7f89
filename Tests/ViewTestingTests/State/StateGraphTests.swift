import SwiftUI
import Testing
import ViewTesting

private struct Switches: View {
  @State private var isOn = false
  @State private var profile = Profile()
  @State private var unread = 3

  var body: some View {
    VStack {
      Text(isOn ? "ON" : "OFF")
      SwitchRow(isOn: $isOn)
      NameRow(name: $profile.name)
      Button("More") { unread += 1 }
    }
  }
}

private struct Profile {
  var name = "花子"
}

private struct SwitchRow: View {
  @Binding var isOn: Bool

  var body: some View { Toggle("Power", isOn: $isOn) }
}

private struct NameRow: View {
  @Binding var name: String

  var body: some View { Text(name) }
}

private final class Library: ObservableObject {
  @Published var title = "Books"
}

private struct Owner: View {
  @StateObject private var library = Library()

  var body: some View { Follower(library: library) }
}

private struct Follower: View {
  @ObservedObject var library: Library

  var body: some View {
    Button(library.title) { library.title = "Films" }
  }
}

@Observable private final class Cart {
  var items = ["tea"]
  var coupon = ""
}

private struct CartView: View {
  @State private var cart = Cart()

  var body: some View {
    VStack {
      Text("\(cart.items.count) items")
      Button("Add") { cart.items.append("milk") }
      CouponView(cart: cart)
    }
  }
}

private struct CouponView: View {
  @Bindable var cart: Cart
  @Environment(\.colorScheme) private var colorScheme

  var body: some View { Text(cart.coupon + (colorScheme == .dark ? "dark" : "light")) }
}

@MainActor @Suite struct StateGraphTests {
  @Test("The owner of a state is shown, and the views that borrow it")
  func bindings() {
    let test = ViewTest(Switches())
    let isOn = test.stateGraph["Switches.isOn"]
    #expect(isOn?.owner == "Switches")
    #expect(isOn?.wrapper == "@State")
    #expect(isOn?.value == "false")
    #expect(isOn?.borrowers == ["SwitchRow.isOn"])
    #expect(isOn?.readers.contains("Switches") == true)
    #expect(test.stateGraph["Switches.profile"]?.borrowers == ["NameRow.name"])
    #expect(test.stateGraph["Switches.profile"]?.readers == ["NameRow"])
    #expect(test.stateGraph["Switches.unread"]?.readers == [])
    #expect(test.stateGraph.views == ["Switches", "SwitchRow", "NameRow"])
  }

  @Test("An update names the source, its values, the bodies and why they ran")
  func update() throws {
    let test = ViewTest(Switches())
    try test.tap("Power")
    #expect(test.lastUpdate.cause == "activate \"Power\"")
    #expect(test.lastUpdate.changes.map(\.description) == ["Switches.isOn: false → true"])
    #expect(test.lastUpdate.bodies.first?.description == "Switches for isOn")
    #expect(test.lastUpdate.skipped.contains("NameRow"))
    #expect(test.bodiesRun.first == "Switches")
  }

  @Test("A state that no view reads changes without a body")
  func unread() throws {
    let test = ViewTest(Switches())
    try test.tap("More")
    #expect(test.lastUpdate.changes.map(\.source) == ["Switches.unread"])
    #expect(test.lastUpdate.bodies.isEmpty)
    #expect(test.lastUpdate.untouched == 3)
  }

  @Test("An object is owned by the view that created it, and the others observe it")
  func objects() throws {
    let test = ViewTest(Owner())
    let library = test.stateGraph["Owner.library"]
    #expect(library?.wrapper == "@StateObject")
    #expect(library?.borrowers == ["Follower.library"])
    #expect(library?.readers == ["Owner", "Follower"])
    #expect(library?.fields == ["title": "\"Books\""])
    try test.tap("Books")
    #expect(
      test.lastUpdate.changes.map(\.description) == [
        "Owner.library.title: \"Books\" → \"Films\""
      ])
    #expect(test.stateGraph["Owner.library"]?.fields == ["title": "\"Films\""])
  }

  @Test("An observable object's change names the property, and only its readers run")
  func observables() throws {
    let test = ViewTest(CartView())
    #expect(test.stateGraph["CartView.cart"]?.borrowers == ["CouponView.cart"])
    try test.tap("Add")
    #expect(test.lastUpdate.changes.map(\.source) == ["CartView.cart.items"])
    #expect(test.bodiesRun == ["CartView"])
  }

  @Test("An environment value is a source without an owner")
  func environment() {
    let test = ViewTest(CartView())
    let scheme = test.stateGraph["colorScheme"]
    #expect(scheme?.owner == nil)
    #expect(scheme?.readers == ["CouponView"])
    test.changeEnvironment(colorScheme: .dark)
    #expect(test.lastUpdate.changes.map(\.source) == ["CouponView.colorScheme"])
  }
}

import Combine
import SwiftUI
import Testing
import ViewTesting

private class Cart: ObservableObject {
  @Published var items: Int
  init(_ items: Int) { self.items = items }
}

private final class SpecialCart: Cart {}

private struct CartView: View {
  @EnvironmentObject var cart: Cart

  var body: some View {
    VStack {
      Text("items \(cart.items)")
      Stepper(items: $cart.items)
    }
  }

  struct Stepper: View {
    @Binding var items: Int
    var body: some View { PlainButton("add") { items += 1 } }
  }
}

private struct Pass<Content: View>: View {
  let content: Content
  var body: some View { content }
}

@MainActor
struct EnvironmentObjectTests {
  @Test("S4.6 The nearest object of the type wins")
  func nearest() {
    let app = ViewTest(
      Pass(content: CartView().environmentObject(Cart(1))).environmentObject(Cart(2)))
    #expect(app.exists("items 1"))
  }

  @Test("S4.6 It is found by its static type")
  func staticType() {
    let special: Cart = SpecialCart(3)
    let app = ViewTest(
      CartView().environmentObject(SpecialCart(9)).environmentObject(special))
    #expect(app.exists("items 3"))
  }

  @Test("S4.6 A change runs the views that declare it, and not those between")
  func change() throws {
    let app = ViewTest(Pass(content: CartView()).environmentObject(Cart(0)))
    try app.tap("add")
    #expect(app.exists("items 1"))
    #expect(app.bodiesRun.first == "CartView")
    #expect(!app.bodiesRun.contains { $0.hasPrefix("Pass") })
  }

  @Test("S4.6 Another object in the environment replaces the former one")
  func replacement() throws {
    struct Top: View {
      let carts: [Cart]
      @State private var index = 0
      var body: some View {
        VStack {
          PlainButton("next") { index += 1 }
          Pass(content: CartView()).environmentObject(carts[index])
        }
      }
    }
    let carts = [Cart(1), Cart(2)]
    let app = ViewTest(Top(carts: carts))
    try app.tap("next")
    #expect(app.exists("items 2"))
    #expect(app.bodiesRun.filter { !$0.hasPrefix("Stepper") } == ["Top", "CartView"])
    carts[0].items = 8
    #expect(app.exists("items 2"))
    carts[1].items = 9
    #expect(app.exists("items 9"))
  }

  @Test("S4.6 A missing object does no harm until it is read")
  func missingUnread() {
    struct Unread: View {
      @EnvironmentObject var cart: Cart
      var body: some View { Text("fine") }
    }
    #expect(ViewTest(Unread()).exists("fine"))
  }
}

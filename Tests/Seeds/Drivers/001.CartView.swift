import SwiftUI
import Testing
import ViewTesting

/// The document's two cart views, and its total.
private struct Checkout: View {
  let cart: ShoppingCart

  var body: some View {
    VStack {
      CartItemView(cart: cart)
      Text("To pay: \(cart.discountedTotal.formatted())")
    }
  }
}

@MainActor @Suite struct CartViewTests {
  @Test("001 The view owns its cart; its total is computed")
  func owning() {
    let test = ViewTest(CartView())
    #expect(test.stateGraph["CartView.cart"]?.wrapper == "@State")
    #expect(test.exists("Total: 0"))
  }

  @Test("001 A coupon typed through @Bindable changes the computed total")
  func coupon() throws {
    let cart = ShoppingCart()
    cart.addItem(CartItem(price: 50, quantity: 2))
    let test = ViewTest(Checkout(cart: cart))
    #expect(test.exists("To pay: 100"))
    try test.textField("Coupon").type("DISCOUNT10")
    #expect(test.exists("To pay: 90"))
    cart.removeItem(at: 0)
    #expect(test.exists("To pay: 0"))
  }
}

import Testing
import ViewTesting

@testable import gallery

@MainActor
@Suite struct ShopTests {
  private let app = ViewTest(ShopView(), size: .init(width: 640, height: 640))

  private func openCart() throws { try app.tap("Cart (3)") }

  /// Two teas and a notebook.
  private func fill() throws {
    try app.tap("Add お茶")
    try app.tap("Add お茶")
    try app.tap("Add Notebook")
  }

  @Test("The cart counts the items of every row")
  func adding() throws {
    #expect(app.exists("Cart (0)"))
    try fill()
    #expect(app.exists("Cart (3)"))
    try openCart()
    #expect(app.exists("2 × お茶"))
    #expect(app.exists("€29.80"))
  }

  @Test("An empty cart says so and cannot be bought")
  func empty() throws {
    try app.tap("Cart (0)")
    #expect(app.exists("There is nothing in it yet."))
    #expect(try !app.button("Buy").isEnabled)
    try app.tap("Close")
    #expect(app.presented == nil)
  }

  @Test("A coupon applies while it is typed; a wrong one is reported")
  func coupon() throws {
    try fill()
    try openCart()
    try app.textField("Coupon").type("te")
    #expect(app.exists("There is no such coupon."))
    try app.textField("Coupon").type("n")
    #expect(app.exists("Ten per cent less."))
    #expect(app.exists("-€2.98"))
    #expect(app.exists("€26.82"))
    try app.textField("Coupon").clear()
    #expect(app.exists("€29.80"))
  }

  @Test("Return in the coupon's field ends the typing, and does not buy")
  func couponReturn() throws {
    try fill()
    try openCart()
    let coupon = try app.textField("Coupon")
    try coupon.type("TEN\n")
    #expect(app.presented != nil)
    #expect(app.exists("Ten per cent less."))
    #expect(!coupon.isFocused)
    #expect(app.exists("Cart (3)"))
  }

  @Test("A Japanese coupon can be composed")
  func japanese() throws {
    try fill()
    try openCart()
    let coupon = try app.textField("Coupon")
    try coupon.compose("おちゃ")
    #expect(!app.exists("Ten per cent less."))
    try coupon.commit("お茶")
    #expect(app.exists("Ten per cent less."))
  }

  @Test("A quantity of zero removes the line")
  func quantities() throws {
    try fill()
    try openCart()
    try app.stepper("お茶").increment()
    #expect(app.exists("3 × お茶"))
    try app.stepper("Notebook").decrement()
    #expect(!app.exists("1 × Notebook"))
    #expect(app.exists("€37.50"))
  }

  @Test("Buying empties the cart and closes it")
  func buying() throws {
    try fill()
    try openCart()
    try app.tap("Buy")
    #expect(app.presented == nil)
    #expect(app.exists("Cart (0)"))
  }

  @Test("Adding runs only the bodies that show the cart")
  func bodies() throws {
    try app.tap("Add お茶")
    #expect(app.bodiesRun == ["ShopView"])
  }
}

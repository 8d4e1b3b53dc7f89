import Foundation
import Observation

/// The products to buy. The environment provides one cart to all views.
@MainActor
@Observable
final class Cart {
  struct Line: Identifiable {
    let product: Product
    var quantity: Int

    var id: Product.ID { product.id }
    var price: Decimal { product.price * Decimal(quantity) }
  }

  private(set) var lines: [Line] = []
  /// The code as typed; a valid one takes effect immediately.
  var coupon = ""

  var count: Int { lines.reduce(0) { $0 + $1.quantity } }
  var subtotal: Decimal { lines.reduce(0) { $0 + $1.price } }
  var hasValidCoupon: Bool { Cart.coupons.contains(trimmedCoupon) }
  var hasWrongCoupon: Bool { !trimmedCoupon.isEmpty && !hasValidCoupon }
  var discount: Decimal { hasValidCoupon ? subtotal / 10 : 0 }
  var total: Decimal { subtotal - discount }

  func quantity(of product: Product) -> Int {
    lines.first { $0.id == product.id }?.quantity ?? 0
  }

  func add(_ product: Product) { setQuantity(quantity(of: product) + 1, of: product) }

  /// A quantity of 0 removes the line.
  func setQuantity(_ quantity: Int, of product: Product) {
    if let index = lines.firstIndex(where: { $0.id == product.id }) {
      if quantity > 0 { lines[index].quantity = quantity } else { lines.remove(at: index) }
    } else if quantity > 0 {
      lines.append(Line(product: product, quantity: quantity))
    }
  }

  func empty() {
    lines = []
    coupon = ""
  }

  private static let coupons = ["TEN", "お茶"]

  private var trimmedCoupon: String {
    coupon.trimmingCharacters(in: .whitespaces).uppercased()
  }
}

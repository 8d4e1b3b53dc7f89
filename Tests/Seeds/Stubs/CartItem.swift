import SwiftUI

struct CartItem: Identifiable {
  let id = UUID()
  var name = "Tea"
  var price: Decimal = 3
  var quantity = 1
}

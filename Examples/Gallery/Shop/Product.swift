import Foundation

/// Something for sale.
struct Product: Identifiable, Hashable {
  let id: String
  let name: String
  let symbol: String
  /// In euros.
  let price: Decimal

  static let all = [
    Product(id: "tea", name: "お茶", symbol: "cup.and.saucer", price: 12.5),
    Product(id: "umbrella", name: "Umbrella", symbol: "umbrella", price: 24),
    Product(id: "notebook", name: "Notebook", symbol: "book", price: 4.8),
    Product(id: "lamp", name: "Lamp", symbol: "lightbulb", price: 39.9),
  ]
}

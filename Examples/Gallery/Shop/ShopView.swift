import SwiftUI

/// Owns the cart and puts it into the environment.
struct ShopView: View {
  @State private var cart = Cart()
  @State private var isShowingCart = false

  var body: some View {
    NavigationStack {
      List(Product.all) { product in
        ProductRow(product: product)
      }
      .navigationTitle("Shop")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
            isShowingCart = true
          } label: {
            Label("Cart (\(cart.count))", systemImage: "cart")
              .labelStyle(.titleAndIcon)
          }
        }
      }
    }
    .sheet(isPresented: $isShowingCart) {
      CartView()
    }
    .environment(cart)
  }
}

private struct ProductRow: View {
  @Environment(Cart.self) private var cart
  let product: Product

  var body: some View {
    HStack {
      Label(product.name, systemImage: product.symbol)
      Spacer()
      Text(product.price, format: .currency(code: "EUR"))
        .foregroundStyle(.secondary)
      Button("Add") { cart.add(product) }
        .accessibilityLabel("Add \(product.name)")
    }
  }
}

import SwiftUI

/// The contents of the cart and the total.
struct CartView: View {
  @Environment(Cart.self) private var cart
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section {
          if cart.lines.isEmpty {
            Text("There is nothing in it yet.").foregroundStyle(.secondary)
          }
          ForEach(cart.lines) { line in
            CartRow(line: line)
          }
        }
        if !cart.lines.isEmpty {
          CouponSection(cart: cart)
          TotalSection()
        }
      }
      .navigationTitle("Cart")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Buy", action: buy)
            .disabled(cart.lines.isEmpty)
        }
      }
    }
  }

  private func buy() {
    cart.empty()
    dismiss()
  }
}

private struct CartRow: View {
  @Environment(Cart.self) private var cart
  let line: Cart.Line

  private var quantity: Binding<Int> {
    Binding(get: { line.quantity }, set: { cart.setQuantity($0, of: line.product) })
  }

  var body: some View {
    Stepper(value: quantity, in: 0...99) {
      HStack {
        Text("\(line.quantity) × \(line.product.name)")
        Spacer()
        Text(line.price, format: .currency(code: "EUR"))
      }
    }
    .accessibilityLabel(line.product.name)
  }
}

private struct CouponSection: View {
  @Bindable var cart: Cart
  @FocusState private var isEditing: Bool

  var body: some View {
    Section {
      TextField("Coupon", text: $cart.coupon)
        .textInputAutocapitalization(.characters)
        .focused($isEditing)
        .submitLabel(.done)
        // Without an action of its own, Return would press the default button: Buy.
        .onSubmit { isEditing = false }
    } footer: {
      if cart.hasWrongCoupon {
        Text("There is no such coupon.").foregroundStyle(.red)
      } else if cart.hasValidCoupon {
        Text("Ten per cent less.").foregroundStyle(.green)
      } else {
        Text("Try TEN.")
      }
    }
  }
}

private struct TotalSection: View {
  @Environment(Cart.self) private var cart

  var body: some View {
    Section {
      if cart.hasValidCoupon {
        LabeledContent("Discount", value: -cart.discount, format: .currency(code: "EUR"))
      }
      LabeledContent("Total", value: cart.total, format: .currency(code: "EUR"))
        .bold()
    }
  }
}

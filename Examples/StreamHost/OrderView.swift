import SwiftUI

/// A name, a number and a button to show.
struct OrderView: View {
  @State private var name = ""
  @State private var cups = 1
  @State private var isOrdered = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TextField("Name", text: $name)
      HStack {
        Text("Cups: \(cups)")
        Button("More") { cups += 1 }
        Button("Fewer") { cups -= 1 }.disabled(cups == 1)
      }
      Button("Order") { isOrdered = true }
    }
    .sheet(isPresented: $isOrdered) {
      Text(name.isEmpty ? "Thank you." : "Thank you, \(name).")
    }
  }
}

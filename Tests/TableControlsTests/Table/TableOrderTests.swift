import SwiftUI
import Testing
import ViewTesting

@MainActor
struct TableOrderTests {
  @Test("A table with sections is sorted by its columns without an explicit type")
  func rows() async throws {
    let app = ViewTest(Orders())
    #expect(app.exists("b, a"))
    try app.tap("Name")
    try await app.settle()
    #expect(app.exists("a, b"))
  }
}

private struct Orders: View {
  struct Order: Identifiable {
    var id: String
    var amount: Int
  }

  @State private var order = [KeyPathComparator(\Order.amount, order: .reverse)]
  @State private var selection: Set<Order.ID> = []

  private var orders: [Order] {
    [Order(id: "a", amount: 1), Order(id: "b", amount: 2)].sorted(using: order)
  }

  var body: some View {
    VStack {
      Text(orders.map(\.id).joined(separator: ", "))
      Table(selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.id) { Text($0.id) }
        TableColumn("Amount", value: \.amount) { Text("\($0.amount)") }
        TableColumn("Menu") { order in Menu("…") { Button("Delete \(order.id)") {} } }.width(60)
      } rows: {
        Section { ForEach(orders) { TableRow($0) } }
      }
    }
  }
}

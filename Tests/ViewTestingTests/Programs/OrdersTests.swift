import SwiftUI
import Testing
import ViewTesting

@MainActor
struct OrdersTests {
  private let app = ViewTest(OrdersScreen(), size: CGSize(width: 800, height: 400))

  @Test("A selected order is opened from the toolbar, changed, and updated in the table")
  func opening() throws {
    #expect(try !app.button("Details").isEnabled)
    try app.find("Order 2").tap()
    try app.tap("Details")
    #expect(app.exists("Status: new"))
    try app.tap("Advance")
    #expect(app.exists("Status: baking"))
    try app.goBack()
    #expect(app.exists("baking"))
  }

  @Test("A row's menu completes its order and shows it in a sheet")
  func completing() throws {
    try app.button("Actions for 1").choose("Complete")
    #expect(app.exists("Order 1 is done"))
    try app.tap("Close")
    #expect(app.exists("done"))
  }

  @Test("The search filters, and sorting reverses the rows")
  func searching() throws {
    try app.textField("Search").type("Order 3")
    #expect(app.exists(.text("Order 3")) && !app.exists(.text("Order 1")))
    try app.textField("Search").clear()
    try app.button("Sort").choose("By number", "Descending")
    #expect(try app.find("Order 3").frame.minY < app.find("Order 1").frame.minY)
  }
}

private struct Order: Identifiable, Hashable {
  enum Status: String, CaseIterable, Comparable {
    case new, baking, done

    static func < (a: Self, b: Self) -> Bool {
      allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
    }
    var next: Status { self == .new ? .baking : .done }
  }
  let id: Int
  var status = Status.new
  var name: String { "Order \(id)" }
}

@MainActor
private final class Kitchen: ObservableObject {
  @Published var orders = (1...3).map { Order(id: $0) }

  func binding(for id: Order.ID) -> Binding<Order> {
    Binding<Order> {
      guard let index = self.orders.firstIndex(where: { $0.id == id }) else { fatalError() }
      return self.orders[index]
    } set: { new in
      guard let index = self.orders.firstIndex(where: { $0.id == id }) else { fatalError() }
      self.orders[index] = new
    }
  }
}

private enum Sorting: Hashable {
  case status
  case number(SortOrder)
}

private struct OrdersScreen: View {
  @StateObject private var kitchen = Kitchen()

  var body: some View {
    NavigationStack {
      OrdersTable(kitchen: kitchen)
    }
  }
}

private struct OrdersTable: View {
  @ObservedObject var kitchen: Kitchen
  @State private var selection: Set<Order.ID> = []
  @State private var sortOrder = [KeyPathComparator(\Order.id)]
  @State private var sorting = Sorting.number(.forward)
  @State private var search = ""
  @State private var finished: Order?

  private var orders: [Order] {
    kitchen.orders.filter { search.isEmpty || $0.name.localizedCaseInsensitiveContains(search) }
      .sorted(using: sortOrder)
  }

  var body: some View {
    Table(selection: $selection, sortOrder: $sortOrder) {
      TableColumn("Order", value: \.id) { order in
        Text(order.name).frame(maxWidth: .infinity, alignment: .leading).layoutPriority(1)
      }
      TableColumn("Status", value: \.status) { Text($0.status.rawValue).monospacedDigit() }
      TableColumn("Actions") { order in
        Menu {
          NavigationLink("Show", value: order.id)
          if order.status != .done {
            Section {
              Button("Complete", systemImage: "checkmark") {
                kitchen.binding(for: order.id).wrappedValue.status = .done
                finished = order
              }
            }
          }
        } label: {
          Label("Actions for \(order.id)", systemImage: "ellipsis").labelStyle(.iconOnly)
        }
        .menuIndicator(.hidden)
        .fixedSize()
      }
      .width(80)
    } rows: {
      Section { ForEach(orders) { TableRow($0) } }
    }
    .navigationTitle("Orders")
    .navigationDestination(for: Order.ID.self) { OrderEditor(order: kitchen.binding(for: $0)) }
    .searchable(text: $search)
    .toolbar {
      ToolbarItemGroup {
        NavigationLink(value: selection.first) { Label("Details", systemImage: "list.bullet") }
          .disabled(selection.isEmpty)
        Menu("Sort") {
          Picker("Sort", selection: $sorting) {
            Label("By status", systemImage: "trophy").tag(Sorting.status)
          }
          .pickerStyle(.inline)
          Menu("By number") {
            Picker("Direction", selection: $sorting) {
              Text("Ascending").tag(Sorting.number(.forward))
              Text("Descending").tag(Sorting.number(.reverse))
            }
            .pickerStyle(.inline)
          }
        }
      }
    }
    .onChange(of: sorting) { new in
      switch new {
      case .status: sortOrder = [KeyPathComparator(\Order.status)]
      case .number(let order): sortOrder = [KeyPathComparator(\Order.id, order: order)]
      }
    }
    .sheet(item: $finished) { order in
      VStack {
        Text("Order \(order.id) is done")
        Button("Close") { finished = nil }
      }
    }
  }
}

private struct OrderEditor: View {
  @Binding var order: Order

  var body: some View {
    Form {
      LabeledContent("Status", value: order.status.rawValue)
      Text("Status: \(order.status.rawValue)")
      Button("Advance") { order.status = order.status.next }
    }
    .navigationTitle(order.name)
  }
}

import SwiftUI
import Testing
import ViewTesting

@MainActor
struct ExpensesTests {
  @Test("A completed form adds a row")
  func expense() async throws {
    let app = ViewTest(Expense())
    #expect(app.exists("No expenses"))
    try app.tap("Add Expense")
    try await app.settle()
    #expect(try !app.button("Save").isEnabled)
    try app.textField("Name").type("Lunch")
    #expect(try app.button("Save").isEnabled)
    let amount = try app.textField("Amount")
    try amount.clear()
    try amount.type("12.5")
    try app.picker("Type").pick("Business")
    try app.tap("Save")
    try await app.advance(by: .seconds(1))
    #expect(app.exists("LunchBusiness"))
    #expect(app.exists("$12.50"))
    #expect(!app.exists("No expenses"))
    try app.findAll(.role(.row))[0].delete()
    try await app.settle()
    #expect(app.exists("No expenses"))
  }
}

private struct Expense: View {
  struct Item: Identifiable {
    let id = UUID()
    var name: String
    var amount: Double
  }
  @State private var items: [Item] = []
  @State private var adding = false
  var body: some View {
    NavigationStack {
      List {
        ForEach(items) { item in
          HStack {
            Text(item.name)
            Spacer()
            Text(item.amount, format: .currency(code: "USD")).foregroundStyle(
              item.amount < 10 ? .green : .red)
          }
        }.onDelete { items.remove(atOffsets: $0) }
      }
      .overlay {
        if items.isEmpty {
          ContentUnavailableView("No expenses", systemImage: "tray", description: Text("Add one"))
        }
      }
      .navigationTitle("iExpense")
      .toolbar { Button("Add Expense", systemImage: "plus") { adding = true } }
      .sheet(isPresented: $adding) { Add { items.append($0) } }
    }
  }
  struct Add: View {
    @Environment(\.dismiss) var dismiss
    @State private var name = ""
    @State private var type = "Personal"
    @State private var amount = 0.0
    let save: (Item) -> Void
    var body: some View {
      NavigationStack {
        Form {
          TextField("Name", text: $name)
          Picker("Type", selection: $type) {
            ForEach(["Business", "Personal"], id: \.self) { Text($0) }
          }
          TextField("Amount", value: $amount, format: .currency(code: "USD")).keyboardType(
            .decimalPad)
        }
        .navigationTitle("Add new expense")
        .toolbar {
          Button("Save") {
            save(Item(name: name + type, amount: amount))
            dismiss()
          }.disabled(name.trimmingCharacters(in: .whitespaces).isEmpty)
        }
      }
    }
  }
}

import SwiftUI

/// A table of eight columns.
struct Ledger: View {
  let levers: Levers<[Item]>
  @State private var items: [Item]
  @State private var selection: Int?

  init(_ items: [Item], _ levers: Levers<[Item]>) {
    self.levers = levers
    _items = State(initialValue: items)
  }

  var body: some View {
    let _ = levers.connect(0, $items)
    SwiftUI.Table(items, selection: $selection) {
      TableColumn("A", value: \.title)
      TableColumn("B") { Text("\($0.id)") }
      TableColumn("C", value: \.title)
      TableColumn("D") { Text("\($0.id)") }
      TableColumn("E", value: \.title)
      TableColumn("F") { Text("\($0.id)") }
      TableColumn("G", value: \.title)
      TableColumn("H") { Text("\($0.id)") }
    }
  }
}

// error: no exact matches in call to initializer
import SwiftUI

struct Row: Identifiable {
  let id = UUID()
  let title: String
  let price: Double
  let date: Date
}

struct ContentView: View {
  let rows: [Row]
  @State private var selection: UUID?

  var body: some View {
    NavigationSplitView {
      List(rows, selection: $selection) { row in
        VStack(alignment: .leading) {
          HStack {
            Text(row.title).font(.headline)
            Spacer()
            Text(row.price)
              .font(.caption)
              .foregroundStyle(row.price > 10 ? .red : .secondary)
          }
          Text(row.date, style: .date)
        }
        .contextMenu {
          Button("Copy", systemImage: "doc.on.doc") {}
        }
      }
    } detail: {
      if let row = rows.first(where: { $0.id == selection }) {
        Text(row.title)
      } else {
        ContentUnavailableView("Nothing chosen", systemImage: "tray")
      }
    }
  }
}

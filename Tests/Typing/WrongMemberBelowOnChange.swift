// error: value of type 'Item' has no member 'title'
// Each onChange is tried in its three forms, along with everything in the list.
import SwiftUI

struct Item: Identifiable {
  let id: Int
  var name: String
}

struct ContentView: View {
  @State private var items = [Item(id: 1, name: "Milk")]
  @State private var chosen: Int?
  @State private var note = ""

  var body: some View {
    VStack {
      List {
        ForEach(items) { item in
          Button {
            chosen = item.id
          } label: {
            HStack {
              Text(item.title)
                .font(.headline)
              Spacer()
              Image(systemName: "star")
                .foregroundStyle(.yellow)
            }
            .padding()
          }
        }
      }
      .onChange(of: chosen) { old, new in print(old as Any, new as Any) }
      .onChange(of: note) { chosen = nil }
    }
  }
}

// error: value of type 'Item' has no member 'title'
// A titled link's closure was tried as a value, as a destination and as a label.
import SwiftUI

struct Item: Identifiable {
  let id: Int
  var name: String
}

struct ContentView: View {
  let item: Item

  var body: some View {
    List {
      NavigationLink("Settings") {
        Form {
          NavigationLink("Account") {
            Form {
              Section("Name") {
                Text(item.title)
                Text(item.name)
              }
            }
          }
        }
      }
    }
  }
}

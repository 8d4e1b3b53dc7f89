// error: cannot convert value of type 'String' to expected argument type 'Binding<String>'
// The array is not taken for a binding: the mistake is in the field.
import SwiftUI

struct Person: Identifiable, Hashable {
  let id: Int
  var name: String
  var age: Int
}

struct ContentView: View {
  @State private var people = [Person(id: 1, name: "Ada", age: 36)]
  @State private var search = ""

  var body: some View {
    NavigationView {
      List {
        Section(header: Text("People")) {
          ForEach(people) { person in
            HStack {
              TextField("Name", text: person.name)
              Spacer()
              Text("\(person.age)")
                .foregroundStyle(person.age > 30 ? .red : .green)
            }
          }
          .onDelete { people.remove(atOffsets: $0) }
        }
      }
      .searchable(text: $search)
      .navigationTitle("People")
    }
  }
}

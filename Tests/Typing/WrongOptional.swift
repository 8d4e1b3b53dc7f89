// error: value of optional type 'String?' must be unwrapped to a value of type 'String'
import SwiftUI

struct Message: Identifiable {
  let id: Int
  let text: String
  let sender: String?
}

struct ContentView: View {
  @State private var messages = [Message(id: 1, text: "Hello", sender: nil)]
  @State private var draft = ""

  var body: some View {
    VStack {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(messages) { message in
              HStack(alignment: .bottom) {
                if message.sender == nil { Spacer() }
                VStack(alignment: .leading) {
                  Text("from " + message.sender)
                    .font(.caption)
                  Text(message.text)
                    .padding(10)
                    .background(message.sender == nil ? Color.blue : .gray, in: .capsule)
                }
                if message.sender != nil { Spacer() }
              }
              .id(message.id)
            }
          }
          .padding()
        }
        .onChange(of: messages.count) { proxy.scrollTo(messages.last?.id) }
      }
      HStack {
        TextField("Message", text: $draft)
          .textFieldStyle(.roundedBorder)
        Button("Send") { draft = "" }
          .disabled(draft.isEmpty)
      }
      .padding()
    }
  }
}

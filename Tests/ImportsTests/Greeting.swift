import SwiftUICore

struct Greeting: View {
  var body: some View { Text("Hello") }
}

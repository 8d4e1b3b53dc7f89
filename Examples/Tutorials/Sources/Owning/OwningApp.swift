import SwiftUI

@main
struct OwningApp: App {
  var body: some Scene {
    WindowGroup("Packing") { PassportRow().padding() }
  }
}

struct PassportRow: View {
  @State private var isPacked = false

  var body: some View {
    VStack {
      Toggle("Passport", isOn: $isPacked)
      Text(isPacked ? "In the bag" : "Still in the drawer")
    }
  }
}

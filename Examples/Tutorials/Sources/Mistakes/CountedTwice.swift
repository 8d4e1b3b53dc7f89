import SwiftUI

struct CountedTwice: View {
  @State private var names = ["Passport", "Toothbrush"]
  @State private var count = 2

  var body: some View {
    Text("\(count) things")
    Button("Add") {
      names.append("Socks")
      count = names.count
    }
  }
}

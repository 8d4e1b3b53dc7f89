import SwiftUI

struct BagView: View {
  @Environment(Bag.self) private var bag
  @State private var newName = ""

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Something to pack", text: $newName)
        .onSubmit {
          bag.add(newName)
          newName = ""
        }
      List(bag.items) { item in
        Button(item.isPacked ? "✓ \(item.name)" : item.name) { bag.pack(item) }
      }
      HStack {
        ProgressRing(fraction: bag.progress).frame(width: 32, height: 32)
        Text(bag.left.isEmpty ? "Nothing to go" : "\(bag.left.count) to go")
      }
    }
    .padding()
  }
}

#Preview("Bag") {
  BagView().environment(
    Bag(items: [Item(name: "Passport", isPacked: true), Item(name: "Socks")], source: NoList()))
}

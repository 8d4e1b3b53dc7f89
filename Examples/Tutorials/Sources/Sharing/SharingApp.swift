import SwiftUI

@main
struct SharingApp: App {
  var body: some Scene {
    WindowGroup("Packing") { TripView().padding() }
  }
}

/// Owns the bag. What stands below is handed it.
struct TripView: View {
  @State private var bag = Bag()

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      TripTitle(bag: bag)
      DestinationField(bag: bag)
      BagView(bag: bag)
    }
  }
}

/// Reads one property, so it follows that one.
struct TripTitle: View {
  let bag: Bag

  var body: some View {
    Text(bag.destination.isEmpty ? "A trip" : "A trip to \(bag.destination)")
  }
}

/// Writes into the bag, so it asks for bindings.
struct DestinationField: View {
  @Bindable var bag: Bag

  var body: some View {
    TextField("Where to?", text: $bag.destination)
  }
}

/// Reads, and tells the bag what was asked for.
struct BagView: View {
  let bag: Bag

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(bag.items) { item in
        Button(item.isPacked ? "✓ \(item.name)" : item.name) { bag.pack(item) }
      }
      Text(bag.left.isEmpty ? "All packed" : "\(bag.left.count) to go")
    }
  }
}

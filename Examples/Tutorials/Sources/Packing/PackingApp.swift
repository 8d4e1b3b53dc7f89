import Foundation
import SwiftUI

@main
struct PackingApp: App {
  @State private var bag = Bag(source: ListFile(url: URL(filePath: "packing.txt")))

  var body: some Scene {
    WindowGroup("Packing") {
      PackingView().environment(bag)
    }
  }
}

struct PackingView: View {
  var body: some View {
    TabView {
      Tab("Bag", systemImage: "bag") { BagView() }
      Tab("Trip", systemImage: "airplane") { TripView() }
    }
  }
}

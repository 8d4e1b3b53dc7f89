import SwiftUI

final class OldBag: ObservableObject {
  @Published var count = 0
}

struct BagOfEveryParent: View {
  @ObservedObject var bag = OldBag()

  var body: some View {
    Button("\(bag.count) packed") { bag.count += 1 }
  }
}

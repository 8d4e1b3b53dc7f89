import Observation
import SwiftUI

@MainActor
@Observable
final class NobodysBag {
  var count = 0
}

struct BagCounter: View {
  @Environment(NobodysBag.self) private var bag

  var body: some View { Text("\(bag.count) packed") }
}

struct TripOverview: View {
  var body: some View { BagCounter() }
}

import SwiftUI

struct TripView: View {
  @Environment(Bag.self) private var bag

  var body: some View {
    @Bindable var bag = bag
    VStack(alignment: .leading, spacing: 16) {
      TextField("Where to?", text: $bag.destination)
      Button("Read packing.txt") {
        Task { await bag.importList() }
      }
      switch bag.lastImport {
      case .idle: EmptyView()
      case .reading: ProgressView("Reading…")
      case .done(let new): Text("\(new) new things to pack")
      case .failed(let message): Text(message).foregroundStyle(.red)
      }
    }
    .padding()
  }
}

import SwiftUI

/// Owns the model; the subviews observe it.
struct TallyView: View {
  @StateObject private var model = TallyModel()

  var body: some View {
    VStack(spacing: 16) {
      Text("Count: \(model.count)")
        .font(.largeTitle)
        .bold()
      HStack(spacing: 16) {
        Button("Less", systemImage: "minus", action: model.decrement)
        Button("Reset", action: model.reset)
          .disabled(model.count == 0)
        Button("More", systemImage: "plus", action: model.increment)
      }
      .buttonStyle(.bordered)
      TallyHistory(model: model)
    }
    .padding()
  }
}

/// The steps so far, with the newest first and visible.
private struct TallyHistory: View {
  @ObservedObject var model: TallyModel

  var body: some View {
    GroupBox {
      if model.history.isEmpty {
        Text("No steps yet.")
          .foregroundStyle(.secondary)
          .frame(maxWidth: .infinity, alignment: .leading)
      } else {
        HStack {
          ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 8) {
              ForEach(model.history.reversed()) { entry in
                Text("\(entry.count)")
                  .accessibilityLabel("Step \(entry.id + 1): \(entry.count)")
                  .padding(.horizontal, 8)
                  .background(.blue.opacity(0.2), in: Capsule())
              }
            }
          }
          Button("Undo", action: model.undo)
        }
      }
    } label: {
      Text("History").font(.headline)
    }
    .frame(maxWidth: 480)
  }
}

#Preview {
  TallyView()
}

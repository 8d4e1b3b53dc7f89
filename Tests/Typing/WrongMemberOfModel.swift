// error: value of type 'Model' has no dynamic member 'isLoadng' using key path from root type 'Model'
import SwiftUI

final class Model: ObservableObject {
  @Published var items: [String] = []
  @Published var progress = 0.0
  @Published var isLoading = false
}

struct ContentView: View {
  @StateObject private var model = Model()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing
      )
      .ignoresSafeArea()
      VStack(spacing: 16) {
        if model.isLoadng {
          ProgressView(value: model.progress)
            .progressViewStyle(.linear)
            .tint(.white)
        } else {
          ForEach(Array(model.items.enumerated()), id: \.offset) { index, item in
            HStack {
              Text("\(index + 1). \(item)")
                .font(.system(size: 17, weight: .semibold, design: .rounded))
                .foregroundStyle(.white)
              Spacer()
              Image(systemName: "chevron.right")
                .opacity(index % 2 == 0 ? 0.5 : 1)
            }
            .padding()
            .background(RoundedRectangle(cornerRadius: 12).fill(.white.opacity(0.2)))
          }
        }
        Button(action: { dismiss() }) {
          Text("Close")
            .padding(.horizontal, 24)
            .overlay(Capsule().stroke(.white, lineWidth: 1))
        }
      }
      .padding()
      .animation(.spring(response: 0.4, dampingFraction: 0.8), value: model.items)
    }
  }
}

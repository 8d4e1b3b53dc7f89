import SwiftUI

/// What the word that is being written may become.
struct CompletionRow: View {
  let completions: [String]
  let take: (String) -> Void

  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(completions, id: \.self) { completion in
          Button(completion) { take(completion) }
            .buttonStyle(.bordered)
            .controlSize(.small)
        }
      }
    }
    .scrollIndicators(.hidden)
  }
}

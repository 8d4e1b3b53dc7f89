import SwiftUI

/// Borrows the model from its parent, and the flag of the parent's alert.
struct MorningPostComposer: View {
  @ObservedObject var model: MorningPostModel
  @Binding var isShowingProblem: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Label("朝の投稿", systemImage: "sunrise")
        .font(.headline)
      TextEditor(text: $model.text)
        .frame(height: 80)
        .disabled(model.isSending)
        .accessibilityLabel("本文")
      HStack {
        Text("あと\(model.remaining)文字")
          .foregroundStyle(model.remaining < 0 ? .red : .secondary)
        Spacer()
        if model.isSending { ProgressView() }
        Button("投稿する") {
          Task { await model.send() }
        }
        .disabled(!model.canSend)
      }
      Text("練習用です。「雨」と書くと失敗します。")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .onChange(of: model.problem) { _, problem in
      isShowingProblem = problem != nil
    }
  }
}

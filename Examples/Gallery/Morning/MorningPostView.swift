import SwiftUI

/// Owns the model and shows its errors; the composer does the writing.
struct MorningPostView: View {
  @StateObject private var model: MorningPostModel
  @State private var isShowingProblem = false

  init(box: any MorningPostBox = PracticePostBox()) {
    _model = StateObject(wrappedValue: MorningPostModel(box: box))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      MorningPostComposer(model: model, isShowingProblem: $isShowingProblem)
      Divider()
      MorningPostList(posts: model.sent)
    }
    .padding()
    .frame(maxWidth: 640)
    .frame(maxWidth: .infinity)
    .alert("送れませんでした", isPresented: $isShowingProblem) {
      Button("もう一度") {
        model.problem = nil
        Task { await model.send() }
      }
      Button("閉じる", role: .cancel) { model.problem = nil }
    } message: {
      Text(model.problem ?? "")
    }
  }
}

private struct MorningPostList: View {
  let posts: [String]

  var body: some View {
    if posts.isEmpty {
      ContentUnavailableView("まだ投稿はありません。", systemImage: "sunrise")
    } else {
      List(Array(posts.enumerated()), id: \.offset) { _, post in
        Text(post)
      }
    }
  }
}

#Preview {
  MorningPostView()
}

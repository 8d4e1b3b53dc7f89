import SwiftUI
import Testing
import ViewTesting

private struct Offline: PostRepository {
  func createPost(text: String) async throws {
    try await Task.sleep(for: .seconds(1))
    throw CancellationError()
  }
}

/// The document's parent view, with a model whose repository fails.
private struct OfflinePostView: View {
  @StateObject private var viewModel = PostViewModel(repository: Offline())
  @State private var isShowingErrorAlert = false

  var body: some View {
    PostComposerView(viewModel: viewModel, isShowingErrorAlert: $isShowingErrorAlert)
      .alert("エラー", isPresented: $isShowingErrorAlert) {
        Button("OK") { viewModel.errorMessage = nil }
      } message: {
        Text(viewModel.errorMessage ?? "")
      }
  }
}

@MainActor @Suite struct PostViewTests {
  @Test("002 Posting clears the text; parent and child share model and flag")
  func posting() async throws {
    let test = ViewTest(PostView())
    let editor = try test.find(.role(.textEditor))
    try editor.type("おはよう")
    try test.tap("投稿")
    try await test.settle()
    #expect(test.stateGraph["PostView.viewModel"]?.fields["text"] == "\"\"")
    #expect(
      test.stateGraph["PostView.isShowingErrorAlert"]?.borrowers
        == ["PostComposerView.isShowingErrorAlert"])
    #expect(!test.exists("エラー"))
  }

  @Test("002 A spinner while it posts; a failure keeps the text and shows the parent's alert")
  func failing() async throws {
    let test = ViewTest(OfflinePostView())
    try test.find(.role(.textEditor)).type("おはよう")
    try test.tap("投稿")
    try await test.settle()
    #expect(try !test.find(.progress()).isEnabled)
    try await test.advance(by: .seconds(1))
    #expect(test.exists("投稿に失敗しました"))
    #expect(try test.find(.role(.textEditor)).text == "おはよう")
    try test.tap("OK")
    #expect(!test.exists("投稿に失敗しました"))
    #expect(try test.button("投稿").isEnabled)
  }
}

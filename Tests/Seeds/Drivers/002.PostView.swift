import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct PostViewTests {
  @Test("002 Posting empties the text; parent and child share model and flag")
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
  }
}

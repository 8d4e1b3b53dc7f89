import SwiftUI
import Testing
import ViewTesting

private struct Game: View {
  let ended: Notification.Name
  @State private var score: Int?
  @State private var scoreAfterPost: Int?

  var body: some View {
    VStack {
      Text(score.map { "Score \($0)" } ?? "Playing")
      if let scoreAfterPost { Text("After the post \(scoreAfterPost)") }
      Button("End") {
        NotificationCenter.default.post(name: ended, object: 7)
        scoreAfterPost = score
      }
    }
    .onAppear {
      NotificationCenter.default.addObserver(forName: ended, object: nil, queue: .main) {
        let reached = $0.object as? Int
        MainActor.assumeIsolated { score = reached }
      }
    }
  }
}

@MainActor
struct NotificationProgramTests {
  @Test("What is posted on the main actor reaches an observer on the main queue before it goes on")
  func observerOnMainQueue() throws {
    let app = ViewTest(Game(ended: Notification.Name("ended here")))
    try app.tap("End")
    #expect(app.exists("Score 7"))
    #expect(app.exists("After the post 7"))
  }

  @Test("What another thread posts reaches an observer on the main queue")
  func postedElsewhere() async throws {
    let ended = Notification.Name("ended elsewhere")
    let app = ViewTest(Game(ended: ended))
    await Task.detached {
      NotificationCenter.default.post(name: ended, object: 8)
    }.value
    try await app.settle()
    #expect(app.exists("Score 8"))
  }
}

import SwiftUI
import Testing
import ViewTesting

@MainActor
struct TypewriterTests {
  @Test("A scheduled timer writes letter by letter")
  func typing() async throws {
    let app = ViewTest(Typing())
    try await app.advance(by: .milliseconds(250))
    #expect(app.exists("text: he"))
    try await app.advance(by: .seconds(1))
    #expect(app.exists("text: hello"))
  }
}

@MainActor private final class Typewriter: ObservableObject {
  @Published var text = ""
  var timer: Timer?
  func start() {
    let all = Array("hello")
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self, self.text.count < all.count else {
          self?.timer?.invalidate()
          return
        }
        self.text.append(all[self.text.count])
      }
    }
  }
}
private struct Typing: View {
  @StateObject private var model = Typewriter()
  var body: some View { Text("text: \(model.text)").onAppear { model.start() } }
}

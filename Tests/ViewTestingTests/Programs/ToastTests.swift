import SwiftUI
import Testing
import ViewTesting

@MainActor
struct ToastTests {
  @Test("A toast disappears two seconds after the last press")
  func toast() async throws {
    let app = ViewTest(Toast())
    try app.tap("toast")
    try await app.advance(by: .seconds(1))
    #expect(app.exists("saved"))
    try app.tap("toast")
    try await app.advance(by: .milliseconds(1500))
    #expect(app.exists("saved"))
    try await app.advance(by: .seconds(2))
    #expect(!app.exists("saved"))
  }
}

private struct Toast: View {
  @State private var shows = false
  @State private var work: DispatchWorkItem?
  var body: some View {
    ZStack {
      Button("toast") {
        withAnimation { shows = true }
        work?.cancel()
        let item = DispatchWorkItem { withAnimation(.spring()) { shows = false } }
        work = item
        DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: item)
      }
      if shows { Text("saved").transition(.move(edge: .top).combined(with: .opacity)) }
    }
  }
}

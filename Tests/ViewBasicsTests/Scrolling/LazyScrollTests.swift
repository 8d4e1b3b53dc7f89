import SwiftUI
import Testing
import ViewTesting

private struct Chat: View {
  @State private var messages = Array(0..<40)
  @State private var draft = ""

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(messages, id: \.self) { Text("message \($0)").frame(height: 32) }
        }
      }
      .frame(height: 160)
      .onAppear { proxy.scrollTo(39, anchor: .bottom) }
      .onChange(of: messages.count) { proxy.scrollTo(messages.last!, anchor: .bottom) }
      Button("Send") { messages.append(messages.count) }
      Button("Send at once") {
        messages.append(messages.count)
        proxy.scrollTo(messages.count - 1)
      }
    }
  }
}

private struct Followed: View {
  @State private var shown: Int? = 10

  var body: some View {
    VStack {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { Text("row \($0)").frame(height: 32).id($0) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $shown)
      .frame(height: 160)
      Text(verbatim: "shown \(shown ?? -1)")
    }
  }
}

@MainActor
struct LazyScrollTests {
  @Test("A chat is brought to its end as it appears, and when a message comes")
  func chat() async throws {
    let app = ViewTest(VStack { Chat() })
    #expect(try app.find("message 39").isVisible)
    try app.tap("Send")
    try await app.settle()
    #expect(try app.find("message 40").isVisible)
    try app.tap("Send at once")
    try await app.settle()
    #expect(try app.find("message 41").isVisible)
  }

  @Test("The binding of a scroll position begins where it says and follows over lazy rows")
  func following() async throws {
    let app = ViewTest(Followed())
    try await app.settle()
    #expect(try app.find("row 10").isVisible)
    try app.window.scroll(to: CGPoint(x: 0, y: 32 * 50))
    try await app.settle()
    #expect(app.exists("shown 50"))
  }
}

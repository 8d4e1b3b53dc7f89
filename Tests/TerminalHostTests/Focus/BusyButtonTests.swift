import SwiftUI
import Testing

@testable import TerminalHost

/// A text that is sent by a button, and cannot be changed meanwhile.
@Observable @MainActor
private final class Post {
  var text = "Hello"
  var isSending = false
  var hasFailed = false

  func fail() {
    (isSending, hasFailed) = (false, true)
  }
}

private struct Composer: View {
  @Bindable var post: Post
  var hasSwitch = false

  var body: some View {
    VStack {
      TextField("Text", text: $post.text).disabled(post.isSending)
      if hasSwitch { Toggle("Quietly", isOn: .constant(true)) }
      Button("Send") { post.isSending = true }.disabled(post.isSending)
    }
    .alert("Not sent", isPresented: $post.hasFailed) {
      Button("Retry") {}
      Button("Close", role: .cancel) {}
    }
  }
}

@Suite("A button is disabled while its action runs")
@MainActor
struct BusyButtonTests {
  private func sent(_ post: Post, hasSwitch: Bool = false) -> AppScreen {
    let screen = AppScreen(Composer(post: post, hasSwitch: hasSwitch)) {
      $0.awaitsFirstFocus = true
    }
    screen.type(hasSwitch ? "\t\t\r" : "\t\r")
    #expect(post.isSending)
    return screen
  }

  @Test("With nothing else to press, it has the focus again after the alert that follows")
  func alert() {
    let post = Post()
    let screen = sent(post)
    #expect(screen.focused == "nothing")
    post.fail()
    screen.resize(60, 13)
    #expect(screen.focused != "nothing" && screen.focused != "Send")
    screen.type("\t\r")
    #expect(!post.hasFailed && screen.focused == "Send")
  }

  @Test("With a switch beside it, it has the focus again once it is enabled")
  func neighbour() {
    let post = Post()
    let screen = sent(post, hasSwitch: true)
    #expect(screen.focused == "Quietly")
    post.isSending = false
    screen.resize(60, 13)
    #expect(screen.focused == "Send")
  }

  @Test("Once the user has done something, the focus stays where it is")
  func moved() {
    let post = Post()
    let screen = sent(post, hasSwitch: true)
    screen.type(" ")
    post.isSending = false
    screen.resize(60, 13)
    #expect(screen.focused == "Quietly")
  }
}

import HostInterface
import SwiftUI
import TestSupport
import Testing
import ViewTesting

private struct Scheme: View {
  @Environment(\.colorScheme) private var scheme
  let name: String

  var body: some View { Text("\(name) \(scheme == .dark ? "dark" : "light")") }
}

private struct Main: View {
  @State private var isDark = false
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    VStack {
      Scheme(name: "main")
      Button("Turn") { isDark.toggle() }.preferredColorScheme(isDark ? .dark : nil)
      Button("Other") { openWindow(id: "other") }
    }
  }
}

private struct Windows: App {
  var body: some Scene {
    WindowGroup { Main() }
    Window("Other", id: "other") { Scheme(name: "other") }
  }
}

@MainActor
struct PreferredColorSchemeTests {
  @Test("S7.6 A view turns its whole window dark, and no other one")
  func window() throws {
    let app = ViewTest(Windows.self)
    #expect(app.exists("main light"))
    try app.tap("Turn")
    #expect(app.exists("main dark"))
    try app.tap("Other")
    #expect(app.exists("other light"))
  }

  @Test("S7.6 A preferred colour scheme goes up to the presentation")
  func preferredColorScheme() {
    let screen = Screen {
      ColorSchemePresentation(
        content: VStack {
          Color.primary
          Text("a").preferredColorScheme(.dark)
        })
    }
    #expect(screen.shapes[0].fill == .color(.rgba(1, 1, 1, 1)))
  }
}

import SwiftUI
import Testing
import ViewTesting

private struct Listener: View {
  @State private var heard: [String] = []

  var body: some View {
    Text(verbatim: heard.joined(separator: " "))
      .onReceive(app(UIApplication.willResignActiveNotification)) { _ in heard.append("resign") }
      .onReceive(app(UIApplication.didEnterBackgroundNotification)) { _ in heard.append("back") }
      .onReceive(app(UIApplication.willEnterForegroundNotification)) { _ in heard.append("fore") }
      .onReceive(app(UIApplication.didBecomeActiveNotification)) { _ in heard.append("active") }
      .onReceive(app(UIScene.didActivateNotification)) { note in
        heard.append(note.object is UIWindowScene ? "scene" : "?")
      }
      .onReceive(app(UIWindow.didResignKeyNotification)) { _ in heard.append("unkey") }
      .onReceive(app(UIWindow.didBecomeKeyNotification)) { note in
        heard.append(note.object is UIWindow ? "key" : "?")
      }
  }

  private func app(_ name: Notification.Name) -> NotificationCenter.Publisher {
    NotificationCenter.default.publisher(for: name)
  }
}

private struct ListeningApp: App {
  var body: some Scene { WindowGroup { Listener() } }
}

@MainActor
struct UIApplicationNotificationTests {
  @Test("Resigning and becoming active are posted as in UIKit")
  func activity() {
    let app = ViewTest(ListeningApp.self)
    app.changeEnvironment(isActive: false)
    app.changeEnvironment(isActive: true)
    #expect(app.exists(.containing("unkey resign back fore scene active key")))
  }
}

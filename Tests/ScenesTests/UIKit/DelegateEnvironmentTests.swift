import SwiftUI
import Testing
import ViewTesting

private final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var count = 0

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = ObservedSceneDelegate.self
    return configuration
  }
}

@Observable
private final class ObservedSceneDelegate: NSObject, UIWindowSceneDelegate {
  var title = "scene"
  var window: UIWindow?
}

private struct Screen: View {
  @EnvironmentObject private var delegate: Delegate
  @Environment(ObservedSceneDelegate.self) private var scene

  var body: some View {
    Button("Count \(delegate.count)") { delegate.count += 1 }
    Button("Name \(scene.title)") { scene.title = "renamed" }
  }
}

private struct DelegatedApp: App {
  @UIApplicationDelegateAdaptor private var delegate: Delegate

  var body: some Scene { WindowGroup { Screen() } }
}

private struct PlainApp: App {
  var body: some Scene { WindowGroup { Found() } }

  private struct Found: View {
    @Environment(ObservedSceneDelegate.self) private var scene: ObservedSceneDelegate?

    var body: some View { Text(scene == nil ? "none" : "left over") }
  }
}

@MainActor @Suite(.serialized)
struct DelegateEnvironmentTests {
  @Test("Observable delegates are in the environment, and views follow them")
  func injected() throws {
    let app = ViewTest(DelegatedApp.self)
    try app.tap("Count 0")
    #expect(app.exists("Count 1"))
    try app.tap("Name scene")
    #expect(app.exists("Name renamed"))
  }

  @Test("An app without a delegate does not find another app's")
  func none() {
    _ = ViewTest(DelegatedApp.self)
    #expect(ViewTest(PlainApp.self).exists("none"))
  }
}

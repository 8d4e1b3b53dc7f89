import SwiftUI
import Testing
import ViewTesting

@MainActor private var calls: [String] = []

private final class Delegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = NamedSceneDelegate.self
    return configuration
  }
}

private final class NamedSceneDelegate: NSObject, UIWindowSceneDelegate {
  private let name: String
  var window: UIWindow?

  override init() {
    name = "mine"
    super.init()
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    calls.append("\(name) connects \(session.role == .windowApplication)")
  }

  func sceneWillEnterForeground(_ scene: UIScene) { calls.append("comes") }
  func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
}

private struct DelegatedApp: App {
  @UIApplicationDelegateAdaptor private var delegate: Delegate

  var body: some Scene {
    WindowGroup { Text(calls.joined(separator: ", ")) }
  }
}

private final class PlainDelegate: NSObject, UIApplicationDelegate {}

private struct PlainApp: App {
  @UIApplicationDelegateAdaptor(PlainDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { Text("plain") }
  }
}

@MainActor
@Suite(.serialized)
struct UISceneDelegateTests {
  @Test("The scene delegate that the app's delegate names is created and told of the scene's life")
  func life() {
    calls = []
    let app = ViewTest(DelegatedApp.self)
    #expect(calls == ["mine connects true", "comes", "active"])
    #expect(app.exists("mine connects true, comes, active") || app.exists("mine connects true"))
    #expect(UIApplication.shared.connectedScenes.first?.delegate is NamedSceneDelegate)
  }

  @Test("Without such a configuration a scene has no delegate")
  func none() {
    _ = ViewTest(PlainApp.self)
    #expect(UIApplication.shared.connectedScenes.first?.delegate == nil)
  }
}

import SwiftUI
import Testing
import ViewTesting

@testable import Scenes

private final class Model: ObservableObject {
  @Published var count = 0
}

private struct Screen: View {
  let name: String
  @EnvironmentObject private var model: Model

  var body: some View {
    Button("\(name) \(model.count)") { model.count += 1 }
  }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Default Configuration", sessionRole: session.role)
    configuration.delegateClass = ShowingSceneDelegate.self
    return configuration
  }
}

private final class ShowingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIHostingController(
      rootView: Screen(name: "First").environmentObject(Model()))
    self.window = window
    window.makeKeyAndVisible()
  }
}

private final class LoneDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIHostingController(rootView: Text("Alone"))
    window?.makeKeyAndVisible()
    return true
  }
}

/// Found by its name, as no delegate names it.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    window = UIWindow(windowScene: scene as! UIWindowScene)
    window?.rootViewController = UIHostingController(rootView: Text("By its name"))
    window?.makeKeyAndVisible()
  }
}

private final class SilentDelegate: UIResponder, UIApplicationDelegate {}

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

@Suite("Programs started by their delegate", .serialized) @MainActor
struct DelegateAppTests {
  @Test("The view that the scene's delegate puts into a window is shown, and works")
  func scene() throws {
    let app = ViewTest(DelegateApp<AppDelegate>.self)
    try app.tap("First 0")
    #expect(app.exists("First 1"))
    #expect(app.diagnostics.isEmpty)
  }

  @Test("Another root, and another value of its view, replace what is shown")
  func another() throws {
    let app = ViewTest(DelegateApp<AppDelegate>.self)
    let window = try #require(UIApplication.shared.windows.first)
    let host = UIHostingController(rootView: Text("Second"))
    app.run { window.rootViewController = host }
    #expect(app.exists("Second") && !app.exists("First 0"))
    app.run { host.rootView = Text("Third") }
    #expect(app.exists("Third") && !app.exists("Second"))
  }

  @Test("A window on a higher level is in front, until it is hidden or released")
  func levels() throws {
    let app = ViewTest(DelegateApp<AppDelegate>.self)
    let scene = try #require(UIApplication.shared.windows.first?.windowScene)
    var front: UIWindow? = UIWindow(windowScene: scene)
    front?.windowLevel = .alert
    front?.rootViewController = UIHostingController(rootView: Text("In front"))
    #expect(!app.exists("In front"))
    app.run { front?.makeKeyAndVisible() }
    #expect(app.exists("In front") && app.exists("First 0"))
    app.run { front?.isHidden = true }
    #expect(!app.exists("In front"))
    front = nil
    #expect(UIApplication.shared.windows.count == 1)
  }

  @Test("What a window shows keeps its state when the order of the windows changes")
  func order() throws {
    let app = ViewTest(DelegateApp<AppDelegate>.self)
    let scene = try #require(UIApplication.shared.windows.first?.windowScene)
    let windows = ["Lower", "Upper"].map { name in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIHostingController(rootView: Counter(name: name))
      app.run { window.makeKeyAndVisible() }
      return window
    }
    try app.tap("Lower 0")
    try app.tap("Upper 0")
    app.run { windows[0].makeKeyAndVisible() }
    #expect(app.exists("Lower 1") && app.exists("Upper 1"))
    // The others do when one below them is hidden.
    app.run { windows[1].isHidden = true }
    #expect(app.exists("Lower 1") && !app.exists("Upper 1"))
  }

  @Test("An app's delegate shows its window without a scene's delegate")
  func alone() {
    #expect(ViewTest(DelegateApp<LoneDelegate>.self).exists("Alone"))
  }

  @Test("A scene's delegate that nobody names is found by its usual name")
  func named() {
    #expect(ViewTest(DelegateApp<SilentDelegate>.self).exists("By its name"))
  }
}

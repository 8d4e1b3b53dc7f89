import SwiftUI
import Testing
import ViewTesting

@MainActor private var calls: [String] = []

private final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var token = "none"

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    calls.append("launched")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { calls.append("resigned") }
}

private struct DelegatedApp: App {
  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

  var body: some Scene {
    WindowGroup {
      Text(calls.joined(separator: " "))
      SettingsLink()
    }
    Settings { Text("the settings") }
    UtilityWindow("Palette", id: "palette") { Text("palette") }
  }
}

@MainActor
struct UIApplicationDelegateTests {
  @Test("The delegate is told of the launch before the first window, and settings open by a link")
  func start() throws {
    calls = []
    let app = ViewTest(DelegatedApp.self)
    #expect(calls.first == "launched" && calls.contains("active"))
    try app.tap("Settings…")
    #expect(app.exists("the settings"))
  }
}

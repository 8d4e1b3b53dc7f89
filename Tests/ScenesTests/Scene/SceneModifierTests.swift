import Observation
import SwiftUI
import Testing
import ViewTesting

@Observable
private final class Account {
  var name = "Ada"
}

private struct Reader: View {
  @Environment(Account.self) private var account: Account?
  @Environment(\.locale) private var locale

  var body: some View {
    Text("\(account?.name ?? "nobody") in \(locale.identifier)")
  }
}

private struct ModifiedApp: App {
  @State private var account = Account()

  var body: some Scene {
    WindowGroup { Reader() }
      .environment(account)
      .environment(\.locale, Locale(identifier: "fr_FR"))
  }
}

private struct TransformedApp: App {
  var body: some Scene {
    WindowGroup { Reader() }
      .transformEnvironment(\.locale) { $0 = Locale(identifier: "\($0.identifier)_POSIX") }
  }
}

private struct StoredApp: App {
  static let store = UserDefaults(suiteName: "kumiki.scene-modifier-tests")!
  struct Count: View {
    @AppStorage("count") private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }
  var body: some Scene {
    WindowGroup { Count() }.defaultAppStorage(Self.store)
  }
}

@MainActor
struct SceneModifierTests {
  @Test("S7.1 A scene's environment reaches its views")
  func environment() {
    #expect(ViewTest(ModifiedApp.self).exists("Ada in fr_FR"))
  }

  @Test("S7.2 A scene may change its inherited values")
  func transform() {
    #expect(ViewTest(TransformedApp.self).exists("nobody in en_US_POSIX"))
  }

  @Test("S9.1 A scene sets the defaults that its views use")
  func defaultAppStorage() throws {
    StoredApp.store.removeObject(forKey: "count")
    let app = ViewTest(StoredApp.self)
    try app.tap("count 0")
    #expect(StoredApp.store.integer(forKey: "count") == 1)
    StoredApp.store.removeObject(forKey: "count")
  }
}

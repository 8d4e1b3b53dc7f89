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

@MainActor
struct SceneModifierTests {
  @Test("S7.1 A scene's environment reaches its views")
  func environment() {
    #expect(ViewTest(ModifiedApp.self).exists("Ada in fr_FR"))
  }

  @Test("S7.2 A scene may change what it inherits")
  func transform() {
    #expect(ViewTest(TransformedApp.self).exists("nobody in en_US_POSIX"))
  }
}

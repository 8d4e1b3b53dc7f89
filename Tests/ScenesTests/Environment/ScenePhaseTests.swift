import SwiftUI
import Testing
import ViewTesting

@MainActor private var heard: [ScenePhase] = []

private struct Phases: View {
  @Environment(\.scenePhase) private var phase
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    VStack {
      Text("\(phase)")
      Text("\(colorScheme)")
      Text(locale.identifier)
      Text("\(direction)")
    }
  }
}

private struct PhasedScene: Scene {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup { Phases() }
      .onChange(of: phase) { _, new in heard.append(new) }
  }
}

private struct PhasedApp: App {
  var body: some Scene { PhasedScene() }
}

@MainActor
@Suite(.serialized)
struct ScenePhaseTests {
  @Test("S7.8 An app without a scene is in the background")
  func withoutScene() {
    #expect(EnvironmentValues().scenePhase == .background)
  }

  @Test("S7.8 The phase follows the window, in views and in scenes")
  func phase() {
    heard = []
    let app = ViewTest(PhasedApp.self)
    #expect(app.exists("active"))
    app.changeEnvironment(isActive: false)
    #expect(app.exists("inactive"))
    app.changeEnvironment(isActive: true)
    #expect(app.exists("active"))
    #expect(heard == [.inactive, .active])
  }

  @Test("Colour scheme, language and direction come from the host")
  func others() {
    let app = ViewTest(Phases(), colorScheme: .dark, layoutDirection: .rightToLeft)
    for text in ["active", "dark", "en_US", "rightToLeft"] { #expect(app.exists(.text(text))) }
    app.changeEnvironment(colorScheme: .light, locale: Locale(identifier: "ja_JP"))
    for text in ["light", "ja_JP", "rightToLeft"] { #expect(app.exists(.text(text))) }
    #expect(app.bodiesRun == ["Phases"])
  }
}

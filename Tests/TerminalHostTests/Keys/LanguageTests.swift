import SwiftUI
import Testing

@testable import TerminalHost

private struct Letters: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Toggle("Read", isOn: .constant(true)).labelsHidden()
        Slider(value: .constant(0.5))
        ContentUnavailableView.search
      }
    }
  }
}

private struct Addressee: App {
  var body: some Scene {
    WindowGroup { TextField("Name", text: .constant("")).submitLabel(.send) }
  }
}

@Suite("The library's own words on a terminal's screen")
@MainActor
struct LanguageTests {
  private func screen(_ language: String) -> AppScreen {
    AppScreen(app: Letters.self, 80, 20) { host in
      host.showsKeys = true
      host.change { $0.locale = Locale(identifier: language) }
    }
  }

  @Test("Views and the line of keys use the app's language")
  func language() {
    let german = screen("de_DE")
    #expect(german.text.contains("Keine Ergebnisse"))
    #expect(german.text.contains("Befehle") && german.text.contains("Beenden"))
    let japanese = screen("ja_JP")
    #expect(japanese.text.contains("結果なし") && japanese.text.contains("コマンド"))
    let english = screen("en_GB")
    #expect(english.text.contains("No Results") && english.text.contains("Commands"))
  }

  @Test("So does the action of Return in a field")
  func submitLabels() {
    let screen = AppScreen(app: Addressee.self, 80, 16) { host in
      host.showsKeys = true
      host.change { $0.locale = Locale(identifier: "de_DE") }
    }
    screen.type("\t")
    #expect(screen.host.painter.screen.lines.last?.hasPrefix(" ⏎ Senden") == true)
  }

  @Test("So do the list of keys and the names in the palette")
  func palette() {
    let french = screen("fr_FR")
    #expect(french.host.keyGuide.contains { $0.words == "Tourner les pages, changer d’onglet" })
    french.type("\u{1B}OQ")
    #expect(french.text.contains("Que faire"))
  }
}

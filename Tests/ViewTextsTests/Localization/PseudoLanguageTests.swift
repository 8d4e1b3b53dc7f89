import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import ViewTexts

@Suite("Pseudo-languages")
struct PseudoLanguageTests {
  @Test("The defaults have the names of Apple's platforms")
  func names() {
    func found(_ names: String...) -> PseudoLanguage { PseudoLanguage { names.contains($0) } }
    #expect(found() == [])
    #expect(found("NSDoubleLocalizedStrings") == .doubled)
    #expect(
      found("NSAccentuateLocalizedStrings", "NSSurroundLocalizedStrings") == [
        .accented, .surrounded,
      ])
  }

  @Test("A text becomes longer, and every value stays in place")
  func formats() {
    func text(_ language: PseudoLanguage, _ format: String, _ count: Int = 0) -> String {
      language.translate(format, argumentCount: count)
    }
    #expect(text([], "Open %@", 1) == "Open %@")
    #expect(text(.doubled, "Open") == "Open Open")
    #expect(text(.doubled, "%@ of %lld", 2) == "%1$@ of %2$@ %1$@ of %2$@")
    #expect(text(.surrounded, "100%% of %2$@ in %1$@", 2) == "[# 100%% of %2$@ in %1$@ #]")
    #expect(text(.accented, "Open %@", 1) == "Ópén %1$@")
    #expect(text(.accented, "[Apple](https://apple.com) site") == "[Ápplé](https://apple.com) síté")
  }

  @Test("Everything looked up is shown in it, and other text is unchanged")
  func shown() async {
    await #expect(processExitsWith: .success) {
      UserDefaults.standard.setVolatileDomain(
        ["NSDoubleLocalizedStrings": "YES"], forName: UserDefaults.argumentDomain)
      await MainActor.run {
        let app = ViewTest(
          VStack {
            Text("\(2) of \(Text(verbatim: "3"))")
            Text(verbatim: "Ada")
            Button("Save") {}
          })
        let texts = app.findAll(.role(.text)).map { $0.text }
        #expect(texts == ["2 of 3 2 of 3", "Ada", "Save Save"])
        #expect(String(localized: "\(1) left") == "1 left 1 left")
      }
    }
  }
}

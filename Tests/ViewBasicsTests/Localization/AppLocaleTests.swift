import Foundation
import Testing

@testable import ViewBasics

@Suite("AppLocale")
struct AppLocaleTests {
  @Test(
    "The variables of the environment say the language",
    arguments: [
      (["LANG": "ja_JP.UTF-8"], "ja_JP"), (["LANG": "de_DE@euro"], "de_DE"),
      (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR", "LC_ALL": ""], "fr_FR"),
      (["LANG": "de_DE.UTF-8", "LC_ALL": "sr_RS@latin"], "sr_Latn_RS"), (["LANG": "eo"], "eo"),
      (["LANG": "C.UTF-8"], nil), (["LANG": "POSIX"], nil),
      (["LC_ALL": "C", "LANG": "ja_JP"], nil),
      (["LANG": "/usr/share"], nil), ([:], nil),
    ] as [([String: String], String?)])
  func variables(_ variables: [String: String], _ identifier: String?) {
    #expect(Locale(posix: variables)?.identifier == identifier)
  }

  @Test("A language that the program does not know gives way to its own, with the user's region")
  func matching() {
    func found(_ user: String, _ languages: Set<String>, _ development: String? = nil) -> String {
      AppLocale.matching(
        Locale(identifier: user), languages: languages, development: development
      ).identifier
    }
    #expect(found("ja_JP", ["ja", "en"]) == "ja_JP")
    #expect(found("ja_JP", ["de", "Base"]) == "en_JP")
    #expect(found("ja_JP", []) == "en_JP")
    #expect(found("zh_CN", ["zh-Hans"]) == "zh_CN")
    #expect(found("zh_TW", ["zh-Hans"], "zh-Hans") == "zh_Hans_TW")
    #expect(found("fr_CA", [], "$(DEVELOPMENT_LANGUAGE)") == "en_CA")
    #expect(found("fr_CA", ["en"], "ja-JP") == "ja_CA")
    #expect(found("eo", []) == "en")
  }
}

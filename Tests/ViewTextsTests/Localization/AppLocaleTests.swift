import Foundation
import Testing

@testable import ViewTexts

@Suite("AppLocale")
struct AppLocaleTests {
  @Test("Foundation's current locale becomes the user's, and defaults derived from it follow")
  func current() async {
    await #expect(processExitsWith: .success) {
      setenv("LC_ALL", "ja_JP.UTF-8", 1)
      AppLocale.becomeCurrent()
      let (locale, date) = (AppLocale.current, Date(timeIntervalSince1970: 1_700_000_000))
      #expect(Locale.current.identifier == locale.identifier)
      #expect(Locale.current.currency?.identifier == "JPY")
      #expect(Locale.autoupdatingCurrent.region?.identifier == "JP")
      #expect(Calendar.current.locale?.region?.identifier == "JP")
      #expect(DateFormatter().locale.region?.identifier == "JP")
      #expect(NumberFormatter().locale.region?.identifier == "JP")
      let yen = IntegerFormatStyle<Int>.Currency(code: "JPY")
      #expect(1.formatted(yen) == 1.formatted(yen.locale(locale)))
      #expect(
        date.formatted(date: .long, time: .omitted)
          == date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale)))
    }
  }

  @Test("Without settings in the environment, Foundation's locale is unchanged")
  func none() async {
    await #expect(processExitsWith: .success) {
      for name in ["LC_ALL", "LC_MESSAGES", "LANG"] { unsetenv(name) }
      let before = Locale.current.identifier
      AppLocale.becomeCurrent()
      #expect(Locale.current.language.languageCode == "en")
      #expect(Locale.current.region == Locale(identifier: before).region)
    }
  }

  @Test(
    "The environment variables determine the language",
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

  @Test("A language that the app does not have is replaced by its own, with the user's region")
  func matching() {
    func found(_ user: String, _ languages: Set<String>, _ development: String? = nil) -> String {
      AppLocale.matching(
        [Locale(identifier: user)], languages: languages, development: development
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

  @Test("Of several languages of the user, the first one that the app has counts")
  func several() {
    let preferredLocales = AppLocale.preferredLocales(
      posix: Locale(identifier: "de_AT"), languages: ["eo", "ja", "en"], identifier: nil)
    #expect(preferredLocales.map(\.identifier) == ["eo_AT", "ja_AT", "en_AT"])
    func spoken(_ languages: Set<String>) -> String {
      AppLocale.matching(preferredLocales, languages: languages, development: "fr").identifier
    }
    #expect(spoken(["ja", "en"]) == "ja_AT")
    #expect(spoken(["it"]) == "fr_AT")
  }

  @Test(
    "A launch argument's language takes the requested region, else its own",
    arguments: [
      (["ja"], "de_AT", nil, "ja_AT"), (["ja"], "de_AT", "en_US", "ja_US"),
      (["ja"], nil, nil, "ja_JP"), (["en-GB"], nil, nil, "en_GB"),
      (["zh-TW"], nil, "en_US", "zh_Hant_US"), (["zh-Hans"], nil, "zh_TW", "zh_Hans_TW"),
      ([], "de_AT", "fr_CA", "fr_CA"), ([], "de_AT", nil, "de_AT"),
    ] as [([String], String?, String?, String)])
  func preferredLocales(languages: [String], posix: String?, identifier: String?, found: String) {
    let preferredLocales = AppLocale.preferredLocales(
      posix: posix.map(Locale.init(identifier:)), languages: languages, identifier: identifier)
    #expect(preferredLocales.map(\.identifier) == [found])
  }

  @Test("Languages are a list, or an argument's text")
  func languages() {
    #expect(AppLocale.languages(["ja", "en"]) == ["ja", "en"])
    #expect(AppLocale.languages("(ja, \"en-GB\")") == ["ja", "en-GB"])
    #expect(AppLocale.languages("ja") == ["ja"])
    #expect(AppLocale.languages(nil) == [])
  }

  @Test("Launch arguments override the environment, and set the layout direction")
  func arguments() async {
    await #expect(processExitsWith: .success) {
      setenv("LC_ALL", "de_AT.UTF-8", 1)
      UserDefaults.standard.setVolatileDomain(
        ["AppleLanguages": ["en"], "AppleLocale": "en_GB", "AppleTextDirection": "YES"],
        forName: UserDefaults.argumentDomain)
      #expect(AppLocale.current.identifier == "en_GB")
      #expect(AppLocale.isRightToLeft)
    }
  }
}

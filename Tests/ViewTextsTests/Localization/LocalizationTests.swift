import SwiftUI
import Testing
import ViewTesting

@testable import ViewTexts

private let catalog = #"""
  {
    "sourceLanguage" : "en", "version" : "1.0",
    "strings" : {
      "Hello" : { "localizations" : {
        "ja" : { "stringUnit" : { "state" : "translated", "value" : "こんにちは" } },
        "pt-BR" : { "stringUnit" : { "value" : "Olá" } } } },
      "%lld files" : { "localizations" : {
        "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "value" : "%lld file" } },
          "other" : { "stringUnit" : { "value" : "%lld files" } } } } },
        "ru" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "value" : "%lld файл" } },
          "few" : { "stringUnit" : { "value" : "%lld файла" } },
          "many" : { "stringUnit" : { "value" : "%lld файлов" } },
          "other" : { "stringUnit" : { "value" : "%lld файла" } } } } } } },
      "%lld files in %lld folders" : { "localizations" : { "en" : {
        "stringUnit" : { "value" : "%#@files@ in %#@folders@" },
        "substitutions" : {
          "files" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
            "one" : { "stringUnit" : { "value" : "%arg file" } },
            "other" : { "stringUnit" : { "value" : "%arg files" } } } } },
          "folders" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
            "one" : { "stringUnit" : { "value" : "%arg folder" } },
            "other" : { "stringUnit" : { "value" : "%arg folders" } } } } } } } } }
    }
  }
  """#

private let dictionary = """
  <?xml version="1.0" encoding="UTF-8"?>
  <plist version="1.0"><dict>
    <key>%lld apples</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@apples@</string>
      <key>apples</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>zero</key><string>no apples</string>
        <key>one</key><string>an apple</string>
        <key>other</key><string>%lld apples</string>
      </dict>
    </dict>
  </dict></plist>
  """

@MainActor
final class LocalizationTests {
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("kumiki-tables-\(UUID().uuidString).bundle")

  deinit { try? FileManager.default.removeItem(at: root) }

  /// A bundle with string tables, written for one test.
  private func bundle(_ files: [String: String]) throws -> Bundle {
    for (path, text) in files {
      let url = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return try #require(Bundle(path: root.path))
  }

  private func text(_ key: LocalizedStringKey, _ bundle: Bundle, _ locale: String) -> String {
    let app = ViewTest(Text(key, bundle: bundle), locale: Locale(identifier: locale))
    return app.findAll(.role(.text)).first?.text ?? ""
  }

  @Test("A catalogue provides the text of the nearest language, or else the key")
  func languages() throws {
    let bundle = try bundle(["Localizable.xcstrings": catalog])
    #expect(text("Hello", bundle, "ja_JP") == "こんにちは")
    #expect(text("Hello", bundle, "pt_BR") == "Olá")
    #expect(text("Hello", bundle, "en_US") == "Hello")
    #expect(text("Hello", bundle, "fi_FI") == "Hello")
    #expect(text("Missing", bundle, "ja_JP") == "Missing")
  }

  @Test("An app's words are its own, and the library's words the library's")
  func libraryWords() throws {
    let bundle = try bundle([
      "Localizable.xcstrings": #"""
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "Next" : { "localizations" : {
        "en" : { "stringUnit" : { "value" : "Next date" } },
        "ja" : { "stringUnit" : { "value" : "次の日" } },
        "sv" : { "stringUnit" : { "value" : "Nästa" } } } } } }
      """#
    ])
    func words(_ language: String) -> [String] {
      [LocalizedStringKey("Next"), .library("Next")].map {
        $0.resolved(table: nil, bundle: bundle, locale: Locale(identifier: language))
      }
    }
    #expect(words("ja") == ["次の日", "次へ"])
    #expect(words("en") == ["Next date", "Next"])
    #expect(words("sv") == ["Nästa", "Nästa"])
  }

  @Test("Numbers choose the plural form of their language")
  func plurals() throws {
    let bundle = try bundle(["Localizable.xcstrings": catalog])
    #expect(text("\(1) files", bundle, "en_US") == "1 file")
    #expect(text("\(2) files", bundle, "en_US") == "2 files")
    let russian = [1: "1 файл", 3: "3 файла", 11: "11 файлов", 21: "21 файл", 25: "25 файлов"]
    for (count, words) in russian { #expect(text("\(count) files", bundle, "ru_RU") == words) }
    #expect(text("\(1) files in \(2) folders", bundle, "en_US") == "1 file in 2 folders")
    #expect(text("\(3) files in \(1) folders", bundle, "en_US") == "3 files in 1 folder")
  }

  @Test("String tables with comments, escapes and custom names")
  func strings() throws {
    let bundle = try bundle([
      "de.lproj/Localizable.strings":
        "/* Gruß */\n\"Hello\" = \"Hallo \\\"du\\\"\";\n// zwei\nGoodbye = \"Tschüss\";",
      "de.lproj/Other.strings": "\"Hello\" = \"Servus\";",
      "en.lproj/Localizable.stringsdict": dictionary,
    ])
    #expect(text("Hello", bundle, "de_DE") == "Hallo \"du\"")
    #expect(text("Goodbye", bundle, "de_AT") == "Tschüss")
    let app = ViewTest(
      Text("Hello", tableName: "Other", bundle: bundle), locale: Locale(identifier: "de_DE"))
    #expect(app.exists("Servus"))
    #expect(text("\(0) apples", bundle, "en_US") == "no apples")
    #expect(text("\(1) apples", bundle, "en_US") == "an apple")
    #expect(text("\(1200) apples", bundle, "en_US") == "1,200 apples")
  }

  @Test("A surrogate pair of escapes in a table is one character")
  func surrogates() {
    let table = StringsFile.parse(
      #""Smile" = "a \Ud83d\Ude00 b"; "Half" = "\Ud83d!"; "Letter" = "\U00e9\u3042"; "Bad" = "\Uxy";"#
    )
    #expect(table["Smile"] == "a 😀 b")
    #expect(table["Half"] == "\u{FFFD}!")
    #expect(table["Letter"] == "éあ")
    #expect(table["Bad"] == "xy")
  }

  @Test("A number with a format specifier chooses the form, and has its locale's separator")
  func specifiedPlurals() throws {
    let entry = { (one: String, other: String) in
      #"{ "variations" : { "plural" : { "one" : { "stringUnit" : { "value" : "\#(one)" } }, "#
        + #""other" : { "stringUnit" : { "value" : "\#(other)" } } } } }"#
    }
    let bundle = try bundle([
      "Localizable.xcstrings": #"""
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "%.0f miles" : {
      "localizations" : { "en" : \#(entry("%.0f mile", "%.0f miles")),
      "de" : \#(entry("%.0f Meile", "%.0f Meilen")) } }, "%lld files" : {
      "localizations" : { "en" : \#(entry("one file", "%lld files")) } } } }
      """#
    ])
    #expect(text("\(1.0, specifier: "%.0f") miles", bundle, "en_US") == "1 mile")
    #expect(text("\(3.0, specifier: "%.0f") miles", bundle, "de_DE") == "3 Meilen")
    #expect(text("\(1, specifier: "%lld") files", bundle, "en_US") == "one file")
  }

  @Test("The environment's language may change while the text is shown")
  func changing() throws {
    let bundle = try bundle(["Localizable.xcstrings": catalog])
    let app = ViewTest(Text("Hello", bundle: bundle))
    #expect(app.exists("Hello"))
    app.changeEnvironment(locale: Locale(identifier: "ja_JP"))
    #expect(app.exists("こんにちは"))
  }

  @Test("A string is looked up without a view")
  func string() throws {
    let bundle = try bundle(["Localizable.xcstrings": catalog])
    let locale = Locale(identifier: "en_US")
    #expect(String(localized: "\(1) files", bundle: bundle, locale: locale) == "1 file")
    #expect(String(localized: "plain \(2)") == "plain 2")
    #expect(String(localized: "key", defaultValue: "text \(3)") == "text 3")
    let resource: LocalizedStringResource = "named \("x")"
    #expect(String(localized: resource) == "named x")
    #expect(ViewTest(Text(resource)).exists("named x"))
  }

  @Test(
    "The plural rules are those of CLDR",
    arguments: [
      ("ja", [0: "other", 1: "other"]), ("en", [0: "other", 1: "one", 2: "other"]),
      ("fr", [0: "one", 1: "one", 2: "other", 1_000_000: "many"]),
      ("pl", [1: "one", 2: "few", 5: "many", 12: "many", 22: "few", 21: "many"]),
      ("cs", [1: "one", 3: "few", 5: "other"]),
      ("ar", [0: "zero", 1: "one", 2: "two", 7: "few", 50: "many", 100: "other"]),
      ("he", [1: "one", 2: "two", 3: "other"]),
      ("lt", [1: "one", 5: "few", 11: "other", 21: "one"]),
      ("lv", [0: "zero", 1: "one", 5: "other"]),
      ("sl", [1: "one", 2: "two", 3: "few", 5: "other"]),
      ("cy", [0: "zero", 3: "few", 6: "many", 7: "other"]),
    ])
  func rules(language: String, forms: [Int: String]) {
    for (number, form) in forms {
      #expect(PluralCategory.category(of: Double(number), language: language).rawValue == form)
    }
  }
}

import Foundation
import ProgramResources
import ToolchainEdges

/// The program's locale, which selects its language and the format of numbers and dates: the
/// user's, as far as the program supports the language.
///
/// As on Apple's systems, a program translated into English and German shows a user in Japan
/// English texts with Japanese dates. On Linux, Foundation's `Locale.current` does not query the
/// system, and is English everywhere until ``becomeCurrent()``.
///
/// The launch arguments and defaults of Apple's systems override the environment:
/// `-AppleLanguages "(ja, en)"` and `-AppleLocale de_AT`.
package enum AppLocale {
  /// The process's locale.
  package static let current = matching(
    preferredLocales(
      posix: Locale(posix: ProcessInfo.processInfo.environment),
      languages: languages(UserDefaults.standard.object(forKey: "AppleLanguages")),
      identifier: UserDefaults.standard.string(forKey: "AppleLocale")),
    languages: LocalizedTables.languagesOfApp,
    development: ProgramInformation.value("CFBundleDevelopmentRegion"))

  /// Whether lines start at the right: because of the language, or because the user sets
  /// `-AppleTextDirection YES` or `-NSForceRightToLeftWritingDirection YES`.
  package static let isRightToLeft =
    ["AppleTextDirection", "NSForceRightToLeftWritingDirection"].contains {
      UserDefaults.standard.bool(forKey: $0)
    } || current.language.characterDirection == .rightToLeft

  /// Makes this locale Foundation's `Locale.current`, too: programs read the currency from it, and
  /// it formats dates and numbers where no locale is given.
  package static func becomeCurrent() {
    CurrentLocale.become(current)
  }

  /// Returns the user's preferred locales, most preferred first; at least one.
  ///
  /// As on Apple's systems, where language and region are separate settings, a language takes the
  /// region of `identifier` or of the environment; if there is none, the region where it is spoken
  /// most.
  static func preferredLocales(posix: Locale?, languages: [String], identifier: String?) -> [Locale]
  {
    let named = identifier.map(Locale.init(identifier:)) ?? posix
    guard !languages.isEmpty else { return [named ?? .current] }
    return languages.map { language in
      let own = Locale.Language.Components(identifier: language)
      let full = Locale.Language(components: own).maximal
      let code = own.languageCode?.identifier ?? language
      // "zh-TW" keeps its script when the region differs.
      let usual = Locale.Language(identifier: code).maximal
      let words = [
        code, (own.script ?? (full.script == usual.script ? nil : full.script))?.identifier,
        (named?.region ?? own.region ?? full.region)?.identifier,
      ]
      return Locale(identifier: words.compactMap(\.self).joined(separator: "_"))
    }
  }

  /// Returns the languages of `(ja, en)`, given as a default, which is an array, or as an argument,
  /// which may be an unparsed string.
  static func languages(_ value: Any?) -> [String] {
    if let list = value as? [String] { return list }
    let words = (value as? String)?.split { "(), \"".contains($0) } ?? []
    return words.map(String.init)
  }

  /// Returns the locale that the program uses.
  ///
  /// - Parameters:
  ///   - preferred: the locales by preference: the first that the program supports is used,
  ///     otherwise the development language with the region of the first.
  ///   - languages: the languages that the program is translated into.
  ///   - development: the language that the program is written in.
  static func matching(_ preferred: [Locale], languages: Set<String>, development: String?)
    -> Locale
  {
    let own = development.flatMap { $0.contains("$") ? nil : $0 } ?? "en"
    let known = languages.subtracting(["Base"]).union([own])
    let spoken = preferred.first {
      LanguageTags.candidates(for: $0).contains(where: known.contains)
    }
    if let spoken { return spoken }
    guard let region = preferred.first?.region?.identifier else { return Locale(identifier: own) }
    // "zh-Hans" keeps its script, "en-US" drops its region.
    let words = own.split { $0 == "-" || $0 == "_" }
    let language = words.prefix(1) + words.dropFirst().filter { $0.count == 4 }
    return Locale(identifier: language.joined(separator: "_") + "_\(region)")
  }
}

extension Locale.Language {
  /// The language with its most likely script and region.
  fileprivate var maximal: Locale.Language { Locale.Language(identifier: maximalIdentifier) }
}

extension Locale {
  /// Makes the locale set by environment variables; nil if they set none.
  ///
  ///     LANG=ja_JP.UTF-8 → ja_JP     LC_ALL=sr_RS@latin → sr_Latn_RS     LANG=C → nil
  init?(posix variables: [String: String]) {
    let asked = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { variables[$0] }
    guard let value = asked.first(where: { !$0.isEmpty }) else { return nil }
    let parts = value.split(separator: "@")
    let name = (parts.first ?? "").prefix { $0 != "." }
    var words = name.split(separator: "_").map(String.init)
    guard let language = words.first, (2...3).contains(language.count),
      language.allSatisfy({ $0.isASCII && $0.isLowercase })
    else { return nil }
    let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]
    if parts.count > 1, let script = scripts[String(parts[1])] { words.insert(script, at: 1) }
    self.init(identifier: words.joined(separator: "_"))
  }
}

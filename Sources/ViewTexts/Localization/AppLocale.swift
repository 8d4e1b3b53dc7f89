import Foundation
import ProgramResources
import ToolchainEdges

/// The language that the program speaks, and how it writes numbers and dates: the user's, as far as
/// the program knows the language.
///
/// As on Apple's systems a program that is translated into English and German shows a user in Japan
/// English texts with the dates of Japan. Foundation's `Locale.current` does not ask the system on
/// Linux, and is English anywhere until ``becomeCurrent()``.
///
/// What the environment says gives way to what Apple's systems have launch arguments and defaults
/// for: `-AppleLanguages "(ja, en)"` and `-AppleLocale de_AT`.
package enum AppLocale {
  /// The process's own.
  package static let current = matching(
    preferredLocales(
      posix: Locale(posix: ProcessInfo.processInfo.environment),
      languages: languages(UserDefaults.standard.object(forKey: "AppleLanguages")),
      identifier: UserDefaults.standard.string(forKey: "AppleLocale")),
    languages: LocalizedTables.languagesOfApp,
    development: ProgramInformation.value("CFBundleDevelopmentRegion"))

  /// Whether lines begin at the right: in its language, or since the user asks for it by
  /// `-AppleTextDirection YES` or `-NSForceRightToLeftWritingDirection YES`.
  package static let isRightToLeft =
    ["AppleTextDirection", "NSForceRightToLeftWritingDirection"].contains {
      UserDefaults.standard.bool(forKey: $0)
    } || current.language.characterDirection == .rightToLeft

  /// Makes it Foundation's `Locale.current`, too: programs ask there what the user pays with, and
  /// dates and numbers are written by it where nobody names a locale.
  package static func becomeCurrent() {
    CurrentLocale.become(current)
  }

  /// The locales that the user would like, the dearest first; one at least.
  ///
  /// A language takes the region of `identifier` or of the environment with it, as it does on
  /// Apple's systems, where both are set apart; where there is none, the one where most people
  /// speak it.
  static func preferredLocales(posix: Locale?, languages: [String], identifier: String?) -> [Locale]
  {
    let named = identifier.map(Locale.init(identifier:)) ?? posix
    guard !languages.isEmpty else { return [named ?? .current] }
    return languages.map { language in
      let own = Locale.Language.Components(identifier: language)
      let full = Locale.Language(components: own).maximal
      let code = own.languageCode?.identifier ?? language
      // "zh-TW" keeps its script where the region is another one.
      let usual = Locale.Language(identifier: code).maximal
      let words = [
        code, (own.script ?? (full.script == usual.script ? nil : full.script))?.identifier,
        (named?.region ?? own.region ?? full.region)?.identifier,
      ]
      return Locale(identifier: words.compactMap(\.self).joined(separator: "_"))
    }
  }

  /// `(ja, en)` as a default, which is a list, or as an argument that nobody made a list of.
  static func languages(_ value: Any?) -> [String] {
    if let list = value as? [String] { return list }
    let words = (value as? String)?.split { "(), \"".contains($0) } ?? []
    return words.map(String.init)
  }

  /// - Parameters:
  ///   - preferred: the first of them that the program speaks counts, else the first.
  ///   - languages: those that the program is translated into.
  ///   - development: the one that it is written in.
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
    // "zh-Hans" keeps its script, "en-US" gives up its region.
    let words = own.split { $0 == "-" || $0 == "_" }
    let language = words.prefix(1) + words.dropFirst().filter { $0.count == 4 }
    return Locale(identifier: language.joined(separator: "_") + "_\(region)")
  }
}

extension Locale.Language {
  /// With the script and the region that it most likely has.
  fileprivate var maximal: Locale.Language { Locale.Language(identifier: maximalIdentifier) }
}

extension Locale {
  /// The language that the variables of the environment ask for; nil where they ask for none.
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

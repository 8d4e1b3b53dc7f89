import Foundation
import ProgramResources

/// The language that the program speaks, and how it writes numbers and dates: the user's, as far as the
/// program knows the language.
///
/// As on Apple's systems a program that is translated into English and German shows a user in Japan
/// English texts with the dates of Japan. Foundation's `Locale.current` does not ask the system on
/// Linux, and is English anywhere until ``becomeCurrent()``.
package enum AppLocale {
  /// The process's own.
  package static let current = matching(
    Locale(posix: ProcessInfo.processInfo.environment) ?? .current,
    languages: LocalizedTables.languagesOfApp,
    development: ProgramInformation.value("CFBundleDevelopmentRegion"))

  /// Makes it Foundation's `Locale.current`, too: programs ask there what the user pays with, and
  /// dates and numbers are written by it where nobody names a locale.
  package static func becomeCurrent() {
    CurrentLocale.become(current)
  }

  /// - Parameters:
  ///   - languages: those that the program is translated into.
  ///   - development: the one that it is written in.
  static func matching(_ user: Locale, languages: Set<String>, development: String?) -> Locale {
    let own = development.flatMap { $0.contains("$") ? nil : $0 } ?? "en"
    let known = languages.subtracting(["Base"]).union([own])
    if LanguageTags.candidates(for: user).contains(where: known.contains) { return user }
    guard let region = user.region?.identifier else { return Locale(identifier: own) }
    // "zh-Hans" keeps its script, "en-US" gives up its region.
    let words = own.split { $0 == "-" || $0 == "_" }
    let language = words.prefix(1) + words.dropFirst().filter { $0.count == 4 }
    return Locale(identifier: language.joined(separator: "_") + "_\(region)")
  }
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

import Foundation

/// Reads a `.xcstrings` catalogue: the texts of all languages in one file.
struct StringCatalogFile: Decodable {
  struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?
  }

  struct Unit: Decodable {
    let value: String?
  }

  /// Variations by number or by device; the texts are again localisations.
  struct Variations: Decodable {
    let plural: [String: Localization]?
    let device: [String: Localization]?
  }

  struct Substitution: Decodable {
    let argNum: Int?
    let variations: Variations?
  }

  let sourceLanguage: String?
  let strings: [String: Entry]

  /// Returns the texts by language, and the source language.
  static func read(_ data: Data) -> (languages: [String: [String: LocalizedEntry]], source: String?)
  {
    guard let file = try? JSONDecoder().decode(StringCatalogFile.self, from: data) else {
      return ([:], nil)
    }
    var languages: [String: [String: LocalizedEntry]] = [:]
    for (key, entry) in file.strings {
      for (language, localization) in entry.localizations ?? [:] {
        languages[language, default: [:]][key] = localization.entry
      }
    }
    return (languages, file.sourceLanguage)
  }
}

extension StringCatalogFile.Localization {
  var entry: LocalizedEntry? {
    if let plural = variations?.plural { return LocalizedEntry(forms: Self.forms(plural)) }
    if let device = variations?.device {
      return (device["mac"] ?? device["other"] ?? device.values.first)?.entry
    }
    guard let format = stringUnit?.value else { return nil }
    let variables = (substitutions ?? [:]).mapValues { substitution in
      LocalizedEntry.Variable(
        argument: substitution.argNum.map { $0 - 1 },
        forms: Self.forms(substitution.variations?.plural ?? [:]))
    }
    return LocalizedEntry(format: format, variables: variables)
  }

  private static func forms(
    _ plural: [String: StringCatalogFile.Localization]
  ) -> [PluralCategory: String] {
    var forms: [PluralCategory: String] = [:]
    for (name, localization) in plural {
      guard let category = PluralCategory(rawValue: name) else { continue }
      forms[category] = localization.stringUnit?.value
    }
    return forms
  }
}

import Foundation

/// Reads a `.stringsdict` table: texts whose parts depend on numbers.
enum StringsDictionaryFile {
  static func read(_ data: Data) -> [String: LocalizedEntry] {
    guard
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let entries = list as? [String: [String: Any]]
    else { return [:] }
    return entries.compactMapValues { entry in
      guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
      var variables: [String: LocalizedEntry.Variable] = [:]
      for (name, value) in entry {
        guard let value = value as? [String: String] else { continue }
        var forms: [PluralCategory: String] = [:]
        for (key, text) in value {
          if let category = PluralCategory(rawValue: key) { forms[category] = text }
        }
        if !forms.isEmpty { variables[name] = .init(forms: forms) }
      }
      return LocalizedEntry(format: format, variables: variables)
    }
  }
}

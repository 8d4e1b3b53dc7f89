import Foundation
import Locking
import ProgramResources

/// Finds texts in the tables of a bundle: `Table.xcstrings`, or `Table.strings` and
/// `Table.stringsdict` in the language folders.
///
/// Packages on Linux copy these files unchanged, so they are parsed here, once each.
enum LocalizedTables {
  private struct Key: Hashable {
    let bundle: String
    let table: String
  }

  /// The texts of a table by language, and its source language.
  private struct Table: Sendable {
    var languages: [String: [String: LocalizedEntry]] = [:]
    var source: String?
  }

  private static let known = Mutex<[Key: Table]>([:])

  /// Returns the text of a key in the language nearest to a locale, and that language's code.
  static func find(
    _ key: String, table: String?, bundle: Bundle?, locale: Locale
  ) -> (entry: LocalizedEntry, language: String)? {
    let table = load(table, bundle)
    guard !table.languages.isEmpty else { return nil }
    var candidates = LanguageTags.candidates(for: locale)
    if let source = table.source { candidates.append(source) }
    for candidate in candidates + ["Base", "en"] {
      guard let entry = table.languages[candidate]?[key] else {
        // The source language's texts may be missing from its table: the key is the text.
        if candidate == table.source { return nil }
        continue
      }
      return (entry, candidate == "Base" ? "en" : LanguageTags.language(of: candidate))
    }
    return nil
  }

  /// The program's languages, including those that only have other resources.
  static var languagesOfApp: Set<String> { Set(usual.languages.keys) }

  private static func load(_ name: String?, _ bundle: Bundle?) -> Table {
    if name == nil, bundle == nil { return usual }
    let bundle = bundle ?? .main
    let name = name ?? usualName
    let key = Key(bundle: bundle.bundlePath, table: name)
    if let table = known.withLock({ $0[key] }) { return table }
    let table = read(name, bundle)
    known.withLock { $0[key] = table }
    return table
  }

  /// The app's own table, in which nearly every text is looked up. It is kept separately, because a
  /// bundle recomputes its path each time, and two strings would have to be hashed.
  private static let usual = read(usualName, .main)
  private static let usualName = "Localizable"

  private static func read(_ name: String, _ bundle: Bundle) -> Table {
    var table = Table()
    for root in ResourceFolders.of(bundle) { read(name, root, &table) }
    return table
  }

  private static func read(_ name: String, _ root: URL, _ table: inout Table) {
    let files = FileManager.default
    if let data = files.contents(atPath: root.appendingPathComponent("\(name).xcstrings").path) {
      let (languages, source) = StringCatalogFile.read(data)
      table = Table(languages: languages, source: source)
    }
    let entries = try? files.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
    for folder in entries ?? [] where folder.pathExtension == "lproj" {
      let language = folder.deletingPathExtension().lastPathComponent
      let path = { (ending: String) in folder.appendingPathComponent("\(name).\(ending)").path }
      var texts = table.languages[language] ?? [:]
      if let data = files.contents(atPath: path("strings")) {
        texts.merge(StringsFile.read(data)) { $1 }
      }
      if let data = files.contents(atPath: path("stringsdict")) {
        texts.merge(StringsDictionaryFile.read(data)) { $1 }
      }
      table.languages[language] = texts
    }
  }
}

/// The tags under which a language's texts may be stored.
enum LanguageTags {
  /// Returns the tags from most to least specific: "zh-Hans-CN", "zh-Hans", "zh-CN", "zh".
  static func candidates(for locale: Locale) -> [String] {
    let own = locale.language
    let full = Locale.Language(identifier: own.maximalIdentifier)
    guard let code = own.languageCode?.identifier else { return [] }
    let script = own.script?.identifier ?? full.script?.identifier
    let region = locale.region?.identifier ?? own.region?.identifier
    var tags: [String] = []
    if let script, let region { tags.append("\(code)-\(script)-\(region)") }
    if let region { tags += ["\(code)-\(region)", "\(code)_\(region)"] }
    if let script { tags.append("\(code)-\(script)") }
    tags.append(code)
    if code == "nb" || code == "nn" { tags.append("no") }
    return tags
  }

  /// Returns the language for plural rules: "pt-PT" has its own.
  static func language(of tag: String) -> String {
    if tag == "pt-PT" || tag == "pt_PT" { return "pt-PT" }
    return String(tag.prefix { $0 != "-" && $0 != "_" })
  }
}

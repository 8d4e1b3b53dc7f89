import Foundation
import SourceModel
import StateRules

/// The settings of a project in `.kumiki.json`; the command line takes precedence.
///
/// ```json
/// {
///   "paths": ["Sources"],
///   "exclude": ["Generated"],
///   "except": ["private-state"],
///   "baseline": ".kumiki-baseline.json",
///   "defaultIsolation": "MainActor",
///   "platform": "ios17"
/// }
/// ```
struct CheckerSettings: Codable, Equatable {
  var paths: [String]?
  var exclude: [String]?
  var only: [String]?
  var except: [String]?
  var baseline: String?
  var sdk: String?
  var platform: String?
  var defaultIsolation: String?
  var language: String?

  static let fileName = ".kumiki.json"

  private static let keys: Set<String> = [
    "paths", "exclude", "only", "except", "baseline", "sdk", "platform", "defaultIsolation",
    "language",
  ]

  /// The settings of the current folder; empty without a file.
  static func read(_ path: String = fileName) throws -> CheckerSettings {
    guard let data = FileManager.default.contents(atPath: path) else { return CheckerSettings() }
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw UsageError("'\(path)' is no JSON object.")
    }
    for key in object.keys.sorted() where !keys.contains(key) {
      let near = Nearest.name(to: key, among: keys).map { " Is '\($0)' meant?" } ?? ""
      throw UsageError("'\(path)' has a key '\(key)' that means nothing.\(near)")
    }
    do {
      return try JSONDecoder().decode(CheckerSettings.self, from: data)
    } catch {
      throw UsageError("'\(path)' has a value of another type than is wanted.")
    }
  }

  /// The selected rules.
  static func rules(only: [String], except: [String]) throws -> [any Rule] {
    let all = AllRules.all
    for id in only + except where !all.contains(where: { $0.id == id }) {
      let near = Nearest.name(to: id, among: all.map(\.id)).map { " Is '\($0)' meant?" } ?? ""
      throw UsageError("There is no rule '\(id)'.\(near)")
    }
    let chosen = all.filter { (only.isEmpty || only.contains($0.id)) && !except.contains($0.id) }
    guard !chosen.isEmpty else { throw UsageError("No rule is left: all are taken out.") }
    return chosen
  }

  /// The rules selected on the command line, otherwise in the file.
  func rules(_ arguments: Arguments) throws -> [any Rule] {
    let asked = arguments.list("only")
    let refused = arguments.list("except")
    for (option, names) in [("only", asked), ("except", refused)]
    where arguments.value(option) != nil && names.isEmpty {
      throw UsageError("'--\(option)' names no rule.")
    }
    if let both = asked.first(where: refused.contains) {
      throw UsageError("'--only' and '--except' both name '\(both)': which is meant?")
    }
    return try Self.rules(
      only: asked.isEmpty ? only ?? [] : asked,
      // A rule that is selected by name is not excluded by the file.
      except: refused + (except ?? []).filter { !asked.contains($0) })
  }

  /// The options of a project, from the command line and the file.
  static func options(_ arguments: Arguments, _ settings: CheckerSettings) throws -> ProjectOptions
  {
    let isolation = arguments.value("default-isolation") ?? settings.defaultIsolation
    if let isolation, isolation != "MainActor", isolation != "nonisolated" {
      throw UsageError("The default isolation is 'MainActor' or 'nonisolated', not '\(isolation)'.")
    }
    return ProjectOptions(
      platform: arguments.value("platform") ?? settings.platform,
      sdk: arguments.value("sdk") ?? settings.sdk, isMainActorByDefault: isolation == "MainActor")
  }
}

extension Language {
  /// The selected language, otherwise that of the locale.
  static func chosen(_ name: String?) throws -> Language {
    if let name {
      guard let language = Language(rawValue: name) else {
        throw UsageError("The language is 'en' or 'ja', not '\(name)'.")
      }
      return language
    }
    let environment = ProcessInfo.processInfo.environment
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
      .first { !$0.isEmpty }
    return locale?.hasPrefix("ja") == true ? .japanese : .english
  }
}

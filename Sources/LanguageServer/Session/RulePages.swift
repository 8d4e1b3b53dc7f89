import Foundation
import SourceModel
import StateRules

/// The pages of rules, as text and as files that an editor can open from a diagnostic's code.
struct RulePages {
  /// The folder of the files; without it there are none.
  let folder: URL?
  private var addresses: [String: String] = [:]

  init(folder: URL?) { self.folder = folder }

  func text(of id: String, language: Language) -> String {
    AllRules.all.first { $0.id == id }.map { RulePage($0, language: language).text } ?? ""
  }

  /// The URI of a file with the page, which is written at the first request; `nil` if that fails.
  mutating func address(of id: String, language: Language) -> String? {
    let name = "\(id).\(language.rawValue).md"
    if let address = addresses[name] { return address.isEmpty ? nil : address }
    let page = text(of: id, language: language)
    guard let folder, !page.isEmpty else { return nil }
    let file = folder.appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let data = Data(page.utf8)
      if FileManager.default.contents(atPath: file.path) != data {
        try data.write(to: file, options: .atomic)
      }
      addresses[name] = file.absoluteString
    } catch {
      addresses[name] = ""
    }
    return self.address(of: id, language: language)
  }
}

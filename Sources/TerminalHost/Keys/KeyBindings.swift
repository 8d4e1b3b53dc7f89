import Foundation
import TerminalInput
import UserFiles

/// Key remappings: what the user wrote into `$XDG_CONFIG_HOME/kumiki/keys`, for all programs.
///
/// ```text
/// # pressed = meant
/// Alt-J = Down
/// Alt-K = Up
/// F2 = none
/// ```
///
/// A key is looked up once, so two keys can be swapped. Control-C cannot be remapped: it is the way
/// out.
struct KeyBindings: Hashable, Sendable {
  private enum Meaning: Hashable, Sendable {
    case press(TerminalKey)
    case nothing
  }

  private var meanings: [TerminalKey: Meaning] = [:]
  /// Error messages, a sentence per invalid line.
  private(set) var problems: [String] = []
  /// The replacement for each key, in the notation of the line of key hints.
  private var standIns: [String: String] = [:]
  /// The keys that have another meaning now, in the notation of the line of key hints.
  private var taken: Set<String> = []

  init() {}

  init(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      if let problem = take(line) { problems.append("Line \(index + 1): \(problem)") }
    }
  }

  var isEmpty: Bool { meanings.isEmpty }

  /// Returns the meaning of a key; nil for a key that is disabled.
  func meaning(of press: TerminalKey) -> TerminalKey? {
    switch meanings[press] {
    case .press(let meant): meant
    case .nothing: nil
    case nil: press
    }
  }

  /// Returns the keys to press for those of a hint (`F2`, `^R F5`); nil: there are none.
  func shown(_ keys: String) -> String? {
    guard !isEmpty else { return keys }
    let parts = keys.split(separator: " ").map(String.init).compactMap { key in
      standIns[key] ?? (taken.contains(key) ? nil : key)
    }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// - Returns: what is wrong with the line.
  private mutating func take(_ line: String) -> String? {
    guard let sign = line.range(of: " = ") else {
      return "\"\(line)\" has to be a key, \" = \" and the key that it stands for."
    }
    let names = [line[..<sign.lowerBound], line[sign.upperBound...]]
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard let pressed = TerminalKey(named: names[0]) else { return "\"\(names[0])\" is no key." }
    if pressed == TerminalKey(.character("c"), .control) { return "Control-C cannot be bound." }
    if meanings[pressed] != nil { return "\(names[0]) is bound already." }
    if names[1].lowercased() == "none" {
      meanings[pressed] = .nothing
    } else if let meant = TerminalKey(named: names[1]) {
      meanings[pressed] = .press(meant)
      if let key = meant.nameInLine { standIns[key] = standIns[key] ?? pressed.nameInLine }
    } else {
      return "\"\(names[1])\" is no key."
    }
    if let key = pressed.nameInLine { taken.insert(key) }
    return nil
  }
}

extension KeyBindings {
  /// Reads the user's bindings.
  init(environment: [String: String]) {
    self.init()
    let file = Self.file(environment: environment)
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    do {
      self = KeyBindings(String(decoding: try Data(contentsOf: file), as: UTF8.self))
      problems = problems.map { "\(file.path): \($0)" }
    } catch {
      problems = ["\(file.path) cannot be read: \(error.localizedDescription)"]
    }
  }

  static func file(environment: [String: String]) -> URL {
    BaseDirectory.config.url(environment: environment).appendingPathComponent("kumiki/keys")
  }
}

import ViewRuntime

/// The parts of the app's state to hide.
///
/// A text is hidden if a secure field is bound to its location; if it equals or contains a text
/// that a secure field has held, like a copy; or if it is called "password". A hidden location
/// stays hidden: a field that shows its text temporarily does not reveal it here.
package struct Secrets: Sendable, Equatable {
  /// The replacement for a hidden value.
  package static let mask = "••••"

  /// Shorter texts are too common to search for within others.
  private static let tellingLength = 4
  /// The number of earlier texts to remember.
  private static let memory = 200

  /// The hidden parts of each location; an empty path is all of it.
  private var parts: [ObjectIdentifier: Set<[String]>] = [:]
  private var texts: [String] = []

  /// Hides a location that a secure field is bound to, and the `text` that it shows.
  mutating func hide(_ place: AnyObject?, _ path: String?, text: String) {
    if let place {
      parts[ObjectIdentifier(place), default: []].insert(path.map(Self.steps) ?? [])
    }
    guard !text.isEmpty, !texts.contains(text) else { return }
    // A text typed letter by letter is remembered as a whole. The longest are searched first,
    // because shorter ones may be parts of them.
    texts.removeAll { $0.count < Self.tellingLength || text.hasPrefix($0) }
    texts.insert(text, at: texts.firstIndex { $0.count < text.count } ?? texts.endIndex)
    if texts.count > Self.memory { texts.removeLast() }
  }

  /// Hides the secrets that a view keeps, if any.
  @MainActor
  mutating func note(_ element: any BodyEvaluating) {
    guard let type = element.viewType.secretKeeper else { return }
    note(element, type)
  }

  @MainActor
  private mutating func note<Keeper: SecretKeeping>(
    _ element: any BodyEvaluating, _: Keeper.Type
  ) {
    element.withView { value in
      let secret = value.assumingMemoryBound(to: Keeper.self).pointee.secret
      for property in element.viewType.properties {
        guard let facts = property.facts(value), facts.role == .borrows else { continue }
        hide(facts.places.first, facts.path, text: secret)
      }
    }
  }

  func parts(of place: AnyObject) -> Set<[String]> { parts[ObjectIdentifier(place)] ?? [] }

  /// Returns the text without its secrets.
  package func masked(_ text: String) -> String {
    var text = text
    for secret in texts where text.count >= secret.count {
      if text == secret || text == "\"\(secret)\"" { return Self.mask }
      guard secret.count >= Self.tellingLength else { continue }
      while let found = text.range(of: secret) { text.replaceSubrange(found, with: Self.mask) }
    }
    return text
  }

  /// Returns whether a text with this name is hidden regardless of its bindings.
  static func isTelling(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["password", "passphrase", "passcode", "passwort"].contains { name.contains($0) }
  }

  /// Splits "logins[2].password" into "logins", "[2]", "password".
  static func steps(_ path: String) -> [String] {
    path.replacing("[", with: ".[").split(separator: ".").map(String.init)
  }
}

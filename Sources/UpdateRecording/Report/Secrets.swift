import ViewRuntime

/// What is not to be shown of the app's state.
///
/// Three things make a text one that is hidden: a secure field is bound to the place where it
/// lives; it is, or contains, what a secure field was seen to hold, as a copy does; or it is called
/// "password". Once hidden, a place stays hidden: a field that shows its text for a moment does not
/// lay it open here.
package struct Secrets: Sendable, Equatable {
  /// What stands in the place of a hidden value.
  package static let mask = "••••"

  /// Below this a text is too common to be looked for inside of others.
  private static let tellingLength = 4
  /// How many of the earlier texts are known.
  private static let memory = 200

  /// The hidden parts of what lives at a place; an empty path is all of it.
  private var parts: [ObjectIdentifier: Set<[String]>] = [:]
  private var texts: [String] = []

  /// A secure field is bound to this, and shows `text`.
  mutating func hide(_ place: AnyObject?, _ path: String?, text: String) {
    if let place {
      parts[ObjectIdentifier(place), default: []].insert(path.map(Self.steps) ?? [])
    }
    guard !text.isEmpty, !texts.contains(text) else { return }
    // A text that grew letter by letter is known as a whole. The longest are looked for first, as
    // the shorter ones may be parts of them.
    texts.removeAll { $0.count < Self.tellingLength || text.hasPrefix($0) }
    texts.insert(text, at: texts.firstIndex { $0.count < text.count } ?? texts.endIndex)
    if texts.count > Self.memory { texts.removeLast() }
  }

  /// Hides what a view keeps, if it is one that keeps secrets.
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

  /// The text without what is hidden.
  package func masked(_ text: String) -> String {
    var text = text
    for secret in texts where text.count >= secret.count {
      if text == secret || text == "\"\(secret)\"" { return Self.mask }
      guard secret.count >= Self.tellingLength else { continue }
      while let found = text.range(of: secret) { text.replaceSubrange(found, with: Self.mask) }
    }
    return text
  }

  /// Whether a text of this name is one to hide, whoever is bound to it.
  static func isTelling(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["password", "passphrase", "passcode", "passwort"].contains { name.contains($0) }
  }

  /// "logins[2].password" as "logins", "[2]", "password".
  static func steps(_ path: String) -> [String] {
    path.replacing("[", with: ".[").split(separator: ".").map(String.init)
  }
}

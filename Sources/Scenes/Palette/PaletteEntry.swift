import Foundation

/// A command that is currently available.
struct PaletteEntry: Identifiable {
  /// The index among all entries.
  let id: Int
  /// The name of the command.
  let name: String
  /// Where to find the command: a menu's title, or empty for items on the screen; and its shortcut.
  let place: String
  let perform: @MainActor () -> Void
}

extension [PaletteEntry] {
  /// Returns the entries that match a query: each word occurs in the name or the place. Names that
  /// begin with the query come first.
  func meant(by query: String) -> [PaletteEntry] {
    let words = query.split(separator: " ")
    guard let first = words.first else { return self }
    let found = filter { entry in
      let name = "\(entry.name) \(entry.place)"
      return words.allSatisfy { name.localizedStandardContains($0) }
    }
    let begins = { (entry: PaletteEntry) in
      entry.name.range(of: first, options: [.anchored, .caseInsensitive, .diacriticInsensitive])
        != nil
    }
    return found.filter(begins) + found.filter { !begins($0) }
  }
}

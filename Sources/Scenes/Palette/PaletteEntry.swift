import Foundation

/// Something that the program can do at the moment.
struct PaletteEntry: Identifiable {
  /// Its place among all of them.
  let id: Int
  /// What the program calls it.
  let name: String
  /// Where the user finds it: a menu's title, or nothing for what is on the screen; and its key.
  let place: String
  let perform: @MainActor () -> Void
}

extension [PaletteEntry] {
  /// Those that the user means by some letters: each word occurs in the name or in its place. Those
  /// whose names begin so come first.
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

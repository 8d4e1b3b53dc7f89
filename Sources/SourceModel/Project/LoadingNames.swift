/// The names that code gives to the progress of loading: `isLoading`, `busy`, `errorMessage`.
package enum LoadingNames {
  private static let flags: Set<String> = [
    "loading", "fetching", "searching", "downloading", "busy",
  ]
  /// While these go on, the old data usually stays on the screen.
  private static let renewals: Set<String> = ["refreshing", "syncing"]

  /// Whether a flag of this name says that something is loaded: `isLoading`, `loadingItems`, `busy`.
  ///
  /// - Parameter includesRenewals: also while data is there already.
  package static func isFlag(_ name: String, includesRenewals: Bool = false) -> Bool {
    let words = words(of: name)
    return words.contains { flags.contains($0) || includesRenewals && renewals.contains($0) }
      || words.suffix(2) == ["in", "progress"]
  }

  /// Whether a property of this name and type says why loading failed.
  package static func isFailure(_ name: String, type: String) -> Bool {
    guard words(of: name).contains(where: { $0 == "error" || $0 == "failure" }) else {
      return false
    }
    return type == "String?" || errors.contains(type)
  }

  /// The types of an optional error, as they are written.
  package static let errors: Set<String> = [
    "Error?", "(any Error)?", "(Error)?", "Swift.Error?", "Optional<Error>", "Optional<any Error>",
  ]

  /// `is`, `loading`, `items` in `isLoadingItems`.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words
  }
}

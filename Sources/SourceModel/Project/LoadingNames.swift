/// The names that code gives to the progress of loading: `isLoading`, `busy`, `errorMessage`.
package enum LoadingNames {
  private static let flags = [
    "loading", "fetching", "searching", "refreshing", "downloading", "syncing", "busy",
    "inprogress",
  ]

  /// Whether a flag of this name says that something is under way.
  package static func isFlag(_ name: String) -> Bool {
    let name = name.lowercased()
    return flags.contains { name == $0 || name.hasPrefix("is") && name.contains($0) }
  }

  /// Whether a property of this name and type says why loading failed.
  package static func isFailure(_ name: String, type: String) -> Bool {
    let name = name.lowercased()
    guard name.contains("error") || name == "failure" || name == "failuremessage" else {
      return false
    }
    return type == "String?" || errors.contains(type)
  }

  /// The types of an optional error, as they are written.
  package static let errors: Set<String> = [
    "Error?", "(any Error)?", "(Error)?", "Swift.Error?", "Optional<Error>", "Optional<any Error>",
  ]
}

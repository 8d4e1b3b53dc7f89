import SwiftSyntax

/// Rewrites `ObservableObject` classes with `@Observable`, in closed sets: a class with its
/// superclasses, subclasses and protocols, and every use of them in every file.
///
/// A set with anything that cannot be migrated stays as it was, and the obstacles are reported line
/// by line.
package struct ObservableMigration {
  package struct Options: Sendable {
    /// Accept that the default of a `@State` is evaluated each time the parent's body runs, where
    /// `@StateObject` evaluated it once, even if it has side effects.
    package var allowsRepeatedInitializers = false
    /// Create such an object once in a task of its view, as `@State private var model: Model?`.
    package var makesLazily = false
    /// Migrate only sets with a class in these files; `nil` means all. Uses are changed in every
    /// file.
    package var paths: Set<String>?
    /// Obstacles for the whole project, such as a deployment target.
    package var obstacles: [MigrationBlocker] = []

    package init() {}
  }

  private let files: [ParsedFile]
  private let options: Options

  package init(files: [ParsedFile], options: Options = Options()) {
    self.files = files
    self.options = options
  }

  package init(texts: [String: [UInt8]], options: Options = Options()) {
    self.init(
      files: texts.sorted { $0.key < $1.key }.map { ParsedFile(path: $0.key, bytes: $0.value) },
      options: options)
  }

  package func run() throws -> MigrationResult {
    let index = TypeIndex(files)
    var blocked: [String: BlockedSet] = [:]
    // A set that stays may force another one to stay, so repeat until there are no new ones.
    while true {
      let excluded = Set(blocked.values.flatMap(\.classes))
      let sets = ObservableSets(index, excluding: excluded)
      let pass = MigrationPass(files: files, index: index, sets: sets, options: options)
      pass.run()
      if pass.blockers.isEmpty {
        return try result(pass, sets: sets, blocked: Array(blocked.values))
      }
      for (set, blockers) in pass.blockers {
        blocked[sets.names(in: set).joined(separator: ",")] = BlockedSet(
          classes: sets.names(in: set), place: sets.place(of: set), blockers: blockers.sorted())
      }
    }
  }

  private func result(
    _ pass: MigrationPass, sets: ObservableSets, blocked: [BlockedSet]
  ) throws -> MigrationResult {
    var result = MigrationResult()
    result.blocked = blocked.sorted { $0.place < $1.place }
    result.migrated = sets.all.map {
      MigratedSet(classes: sets.names(in: $0), place: sets.place(of: $0))
    }.sorted { $0.place < $1.place }
    result.notes = pass.notes.sorted { $0.place < $1.place }
    for file in files {
      guard let edits = pass.edits.edits[file.path], !edits.isEmpty else { continue }
      result.edits[file.path] = edits
      result.changed[file.path] = try edits.applied(to: file.bytes)
    }
    return result
  }
}

/// The result of a migration: the changes, and what stays as it was.
package struct MigrationResult: Sendable {
  /// The new contents of the files that change.
  package var changed: [String: [UInt8]] = [:]
  package var edits: [String: FileEdits] = [:]
  package var migrated: [MigratedSet] = []
  package var blocked: [BlockedSet] = []
  /// Remarks on the changes.
  package var notes: [MigrationBlocker] = []
}

/// Classes and protocols that can only be migrated together, and were.
package struct MigratedSet: Hashable, Sendable {
  package let classes: [String]
  package let place: SourcePlace
}

/// Classes and protocols that stay as they are, with the reasons.
package struct BlockedSet: Hashable, Sendable {
  package let classes: [String]
  package let place: SourcePlace
  package let blockers: [MigrationBlocker]
}

/// A line that prevents the migration or needs review, with the reason.
package struct MigrationBlocker: Hashable, Sendable, Comparable {
  package let place: SourcePlace
  package let reason: String

  package init(place: SourcePlace, reason: String) {
    self.place = place
    self.reason = reason
  }

  package static func < (left: MigrationBlocker, right: MigrationBlocker) -> Bool {
    (left.place, left.reason) < (right.place, right.reason)
  }
}

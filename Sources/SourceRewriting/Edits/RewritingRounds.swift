/// Rewrites texts in rounds until nothing is left to do.
///
/// After each round the texts are read again, so that an edit may build on one before it. Edits
/// that conflict wait for the next round: those that were offered first are made first.
package enum RewritingRounds {
  /// More rounds than any honest plan needs; a plan that still wants more is not to be trusted.
  package static let limit = 10

  /// The plan never comes to an end.
  package struct NoFixpoint: Error {}

  /// - Parameter plan: The edits by file, for these texts. Groups are all or nothing: closed sets.
  package static func run(
    _ texts: [String: [UInt8]], limit: Int = limit,
    plan: ([String: [UInt8]]) throws -> [EditGroup]
  ) throws -> [String: [UInt8]] {
    var texts = texts
    for _ in 0..<limit {
      let groups = try plan(texts).filter { !$0.isEmpty }
      guard !groups.isEmpty else { return texts }
      var chosen: [String: FileEdits] = [:]
      for group in groups {
        var candidate = chosen
        for (path, edits) in group.edits {
          for edit in edits.edits { candidate[path, default: FileEdits()].add(edit) }
        }
        if group.edits.keys.allSatisfy({ candidate[$0]?.conflict == nil }) { chosen = candidate }
      }
      let before = texts
      for (path, edits) in chosen {
        guard let bytes = texts[path] else { continue }
        texts[path] = try edits.applied(to: bytes)
      }
      if texts == before { return texts }
    }
    guard try plan(texts).allSatisfy(\.isEmpty) else { throw NoFixpoint() }
    return texts
  }
}

/// Edits over several files that are made together or not at all.
package struct EditGroup: Sendable {
  /// By path.
  package var edits: [String: FileEdits]

  package init(_ edits: [String: FileEdits] = [:]) { self.edits = edits }

  package var isEmpty: Bool { edits.values.allSatisfy(\.isEmpty) }

  package mutating func add(_ edit: SourceEdit, to path: String) {
    edits[path, default: FileEdits()].add(edit)
  }
}

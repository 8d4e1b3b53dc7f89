/// Edits to several files that are applied together or not at all.
package struct EditGroup: Sendable {
  /// By path.
  package var edits: [String: FileEdits]

  package init(_ edits: [String: FileEdits] = [:]) { self.edits = edits }

  package var isEmpty: Bool { edits.values.allSatisfy(\.isEmpty) }

  package mutating func add(_ edit: SourceEdit, to path: String) {
    edits[path, default: FileEdits()].add(edit)
  }
}

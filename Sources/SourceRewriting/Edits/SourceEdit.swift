import SourceModel

/// One replacement of bytes in a file: `range` is replaced by `replacement`.
///
/// Offsets refer to the file before any edit. Everything outside the ranges stays the same, byte
/// for byte: trees are never printed.
package struct SourceEdit: Hashable, Sendable {
  package var range: Range<Int>
  package var replacement: String

  package init(_ range: Range<Int>, with replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// The edit of a rule's fix.
  package init(_ edit: Edit) {
    self.init(edit.range.start..<edit.range.end, with: edit.replacement)
  }

  /// An insertion before the byte at `offset`.
  package static func insert(_ text: String, at offset: Int) -> SourceEdit {
    SourceEdit(offset..<offset, with: text)
  }

  package static func remove(_ range: Range<Int>) -> SourceEdit { SourceEdit(range, with: "") }
}

/// Two edits that conflict because they change the same bytes differently.
package struct EditConflict: Error, Hashable, Sendable {
  package let first: SourceEdit
  package let second: SourceEdit
}

/// The edits of one file.
///
/// Duplicate edits count once, such as when two views need the same import. Several insertions at
/// one position are made in the order in which they were added.
package struct FileEdits: Hashable, Sendable {
  /// In the order of adding.
  package private(set) var edits: [SourceEdit] = []
  private var known: Set<SourceEdit> = []
  /// Sorted by position, then by order of adding, with insertions before replacements.
  private var inOrder: [SourceEdit] = []

  package init(_ edits: [SourceEdit] = []) {
    for edit in edits { add(edit) }
  }

  package var isEmpty: Bool { edits.isEmpty }

  package mutating func add(_ edit: SourceEdit) {
    guard !(edit.range.isEmpty && edit.replacement.isEmpty), known.insert(edit).inserted else {
      return
    }
    edits.append(edit)
    inOrder.insert(edit, at: place(of: edit))
  }

  /// Adds the edit of a rule's fix, which must be for this file.
  package mutating func add(_ edit: Edit) {
    add(SourceEdit(edit))
  }

  /// Whether an edit overlaps none of these.
  ///
  /// - Complexity: O(log *n*), as long as these do not overlap each other.
  package func leavesRoom(for edit: SourceEdit) -> Bool {
    guard !known.contains(edit) else { return true }
    let place = place(of: edit)
    if place > 0, edit.range.lowerBound < inOrder[place - 1].range.upperBound { return false }
    return place == inOrder.count || inOrder[place].range.lowerBound >= edit.range.upperBound
  }

  /// The first pair that overlaps, if any. An insertion at the border of a replacement does not
  /// overlap it; one inside does.
  package var conflict: EditConflict? {
    for (first, second) in zip(inOrder, inOrder.dropFirst())
    where second.range.lowerBound < first.range.upperBound {
      return EditConflict(first: first, second: second)
    }
    return nil
  }

  /// The bytes after all edits. Line endings in replacements are converted to those of the file.
  package func applied(to bytes: [UInt8]) throws(EditConflict) -> [UInt8] {
    if let conflict { throw conflict }
    let endings = LineEnding(of: bytes)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for edit in inOrder {
      precondition(edit.range.upperBound <= bytes.count, "an edit of other bytes")
      result += bytes[position..<edit.range.lowerBound]
      result += endings.converted(edit.replacement).utf8
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return result
  }

  /// The position at which a new edit belongs.
  private func place(of edit: SourceEdit) -> Int {
    var low = 0
    var high = inOrder.count
    while low < high {
      let middle = (low + high) / 2
      let (there, new) = (inOrder[middle].range, edit.range)
      let isBehind =
        there.lowerBound == new.lowerBound
        ? there.isEmpty && !new.isEmpty || there.isEmpty == new.isEmpty
        : there.lowerBound < new.lowerBound
      if isBehind { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

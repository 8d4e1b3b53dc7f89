/// A replacement of a range of bytes in one file. An insertion replaces an empty range.
package struct Edit: Hashable, Comparable, Sendable {
  package var path: String
  package var range: SourceRange
  package var replacement: String

  package init(path: String, range: SourceRange, replacement: String) {
    self.path = path
    self.range = range
    self.replacement = replacement
  }

  package static func replace(_ node: SourceNode, with text: String) -> Edit {
    Edit(path: node.tree.path, range: node.range, replacement: text)
  }

  package static func insert(_ text: String, at offset: Int, in tree: SourceTree) -> Edit {
    Edit(path: tree.path, range: SourceRange(offset, offset), replacement: text)
  }

  package static func delete(_ range: SourceRange, in tree: SourceTree) -> Edit {
    Edit(path: tree.path, range: range, replacement: "")
  }

  package static func < (a: Edit, b: Edit) -> Bool {
    (a.path, a.range, a.replacement) < (b.path, b.range, b.replacement)
  }
}

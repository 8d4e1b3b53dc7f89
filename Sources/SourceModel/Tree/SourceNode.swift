/// A node of a ``SourceTree``: a value that points into it, cheap to create and compare.
package struct SourceNode: Hashable, Sendable {
  package let tree: SourceTree
  let index: Int32

  private var record: SourceTree.Record { tree.records[Int(index)] }

  package static func == (a: SourceNode, b: SourceNode) -> Bool {
    a.index == b.index && a.tree === b.tree
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(index) }

  package var kind: SourceNodeKind { record.kind }
  package var flags: SourceNodeFlags { record.flags }
  /// The meaning depends on the ``SourceNodeKind``; empty if there is none. Backticks are left out.
  package var name: String { tree.names[Int(record.name)] }
  package var detail: String { tree.names[Int(record.detail)] }

  /// From the first character of the node to the end of its last, without surrounding comments and
  /// whitespace.
  package var range: SourceRange { SourceRange(Int(record.start), Int(record.end)) }
  /// The start of the name; the start of the node if it has none.
  package var nameStart: Int { Int(record.nameStart) }
  package var text: String { tree.text[range] }
  package var position: SourcePosition { tree.text.position(of: range.start) }

  package var parent: SourceNode? {
    let parent = record.parent
    return parent < 0 ? nil : SourceNode(tree: tree, index: parent)
  }

  package var children: Children {
    Children(tree: tree, position: index + 1, end: record.subtreeEnd)
  }

  /// All nodes below this one, in source order.
  package var descendants: Descendants {
    Descendants(tree: tree, position: index + 1, end: record.subtreeEnd)
  }

  /// The parent, its parent, and so on up to the file.
  package var ancestors: some Sequence<SourceNode> {
    sequence(state: self) { (node: inout SourceNode) -> SourceNode? in
      guard let parent = node.parent else { return nil }
      node = parent
      return parent
    }
  }

  /// The first child of a kind.
  package func child(_ kind: SourceNodeKind) -> SourceNode? { children.first { $0.kind == kind } }

  package func children(_ kind: SourceNodeKind) -> [SourceNode] {
    children.filter { $0.kind == kind }
  }

  package var firstChild: SourceNode? { children.first { _ in true } }

  /// The value of an assignment.
  package var assignedValue: SourceNode? {
    kind == .assignment ? children.dropFirst().first { _ in true } : nil
  }

  /// The nearest ancestor that satisfies a condition.
  package func ancestor(where matches: (SourceNode) -> Bool) -> SourceNode? {
    var node = parent
    while let here = node {
      if matches(here) { return here }
      node = here.parent
    }
    return nil
  }

  package func isInside(_ other: SourceNode) -> Bool {
    index > other.index && index < other.record.subtreeEnd && tree === other.tree
  }

  /// Children, one after another.
  package struct Children: Sequence, IteratorProtocol, Sendable {
    let tree: SourceTree
    var position: Int32
    let end: Int32

    package mutating func next() -> SourceNode? {
      guard position < end else { return nil }
      defer { position = tree.records[Int(position)].subtreeEnd }
      return SourceNode(tree: tree, index: position)
    }
  }

  /// A whole subtree. `skipSubtree(of:)` skips the descendants of the node that was just returned.
  package struct Descendants: Sequence, IteratorProtocol, Sendable {
    let tree: SourceTree
    var position: Int32
    let end: Int32

    package mutating func next() -> SourceNode? {
      guard position < end else { return nil }
      defer { position += 1 }
      return SourceNode(tree: tree, index: position)
    }

    package mutating func skipSubtree(of node: SourceNode) {
      position = tree.records[Int(node.index)].subtreeEnd
    }
  }
}

extension SourceNode {
  /// The subtree as indented lines, for tests and debugging.
  package var outline: String { outline(indentation: "") }

  private func outline(indentation: String) -> String {
    let parts = [name, detail].filter { !$0.isEmpty }.map { " '\($0)'" }.joined()
    return "\(indentation)\(kind)\(parts)\n"
      + children.map { $0.outline(indentation: indentation + "  ") }.joined()
  }
}

/// A file's syntax, small enough to keep for every file of a project.
///
/// The nodes are in one array in source order, a parent before its children, so a subtree is a
/// range of it. The names are in one table. ``TreeBuilder`` creates it from the parser's tree,
/// which is then dropped; or it is read from the cache.
package final class SourceTree: Sendable {
  /// The fixed-size part of a node. The cache stores this layout: see ``TreeCoding``.
  struct Record: Sendable, Equatable {
    var kind: SourceNodeKind
    var flags: SourceNodeFlags
    var name: UInt32 = 0
    var detail: UInt32 = 0
    var start: UInt32
    var end: UInt32 = 0
    var nameStart: UInt32 = 0
    var parent: Int32
    /// The index after the last node of the subtree.
    var subtreeEnd: Int32 = 0
  }

  /// The path of the file, as given.
  package let path: String
  package let text: SourceText
  let records: [Record]
  let names: [String]
  /// Whether the parser found syntax errors.
  package let hasErrors: Bool
  /// The first problem in the file.
  package let problem: ParsingProblem?
  /// The names of the classes that the file declares at the top level.
  package let outerClassNames: Set<String>

  init(
    path: String, text: SourceText, records: [Record], names: [String], hasErrors: Bool,
    problem: ParsingProblem?
  ) {
    self.path = path
    self.text = text
    self.records = records
    self.names = names
    self.hasErrors = hasErrors
    self.problem = problem
    var classNames: Set<String> = []
    var index = 1
    while index < records.count {
      let record = records[index]
      if record.kind == .classDeclaration { classNames.insert(names[Int(record.name)]) }
      index = Int(record.subtreeEnd)
    }
    outerClassNames = classNames
  }

  package var root: SourceNode { SourceNode(tree: self, index: 0) }
  package var nodeCount: Int { records.count }

  /// The innermost node that contains an offset.
  package func innermostNode(at offset: Int) -> SourceNode {
    var node = root
    descend: while true {
      for child in node.children where child.range.contains(offset) {
        node = child
        continue descend
      }
      return node
    }
  }
}

/// Properties of a node other than its kind.
package struct SourceNodeFlags: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A trailing closure's argument.
  package static let trailing = Self(rawValue: 1)
  /// `let` and not `var`, for variable declarations.
  package static let isLet = Self(rawValue: 2)
  /// `init?` or `init!`; `.variadic` of a parameter is `otherType`.
  package static let failable = Self(rawValue: 4)
  /// A raw string, with `#`, or a multiline one.
  package static let rawOrMultiline = Self(rawValue: 8)
  /// `inout` on a parameter's type.
  package static let isInout = Self(rawValue: 16)
  /// The `default` of a switch.
  package static let isDefault = Self(rawValue: 32)
  /// An identifier written with `self.`, which no local name hides.
  package static let onSelf = Self(rawValue: 64)
}

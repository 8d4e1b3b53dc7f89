/// A file's syntax, small enough to keep for every file of a project.
///
/// The nodes lie in one array in the order of the text, a parent before its children, so a subtree
/// is a range of it. The names lie in one table. Made by ``TreeBuilder`` from the parser's tree,
/// which is dropped, or read back from the cache.
package final class SourceTree: Sendable {
  /// A node's fixed part. Layout is what the cache writes: see ``TreeCoding``.
  struct Record: Sendable, Equatable {
    var kind: SourceNodeKind
    var flags: SourceNodeFlags
    var name: UInt32 = 0
    var detail: UInt32 = 0
    var start: UInt32
    var end: UInt32 = 0
    var nameStart: UInt32 = 0
    var parent: Int32
    /// The index behind the last node of the subtree.
    var subtreeEnd: Int32 = 0
  }

  /// The file, as it was given.
  package let path: String
  package let text: SourceText
  let records: [Record]
  let names: [String]
  /// Whether the parser met something that it could not read.
  package let hasErrors: Bool
  /// The first thing that could not be read or is not looked into.
  package let problem: ParsingProblem?
  /// The names of the classes that the file declares outside of all others.
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

  /// The innermost node that holds an offset.
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

/// What is true of a node beside its kind.
package struct SourceNodeFlags: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A trailing closure's argument.
  package static let trailing = Self(rawValue: 1)
  /// `let` and not `var`, of variable declarations.
  package static let isLet = Self(rawValue: 2)
  /// `init?` or `init!`; `.variadic` of a parameter is `otherType`.
  package static let failable = Self(rawValue: 4)
  /// A string with `#` or over several lines.
  package static let rawOrMultiline = Self(rawValue: 8)
  /// `inout` of a parameter's type.
  package static let isInout = Self(rawValue: 16)
  /// The `default` of a switch.
  package static let isDefault = Self(rawValue: 32)
}

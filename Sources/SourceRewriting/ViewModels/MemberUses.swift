import SwiftSyntax

/// The uses of a class's properties from outside: from other types, other files, tests.
struct MemberUses {
  private(set) var read: Set<String> = []
  private(set) var written: Set<String> = []

  init(of type: IndexedType, in files: [ParsedFile], index: TypeIndex, types: ExpressionTypes) {
    for file in files {
      let visitor = Visitor(type: type, file: file, types: types)
      visitor.walk(file.tree)
      read.formUnion(visitor.read)
      written.formUnion(visitor.written)
    }
    // Subclasses and extensions elsewhere refer to members by their bare names.
    for other in index.types.values
    where index.inherited(by: other).contains(where: { $0.name == type.name }) {
      for part in other.parts { written.formUnion(Names.used(in: Syntax(part.group))) }
    }
    for part in type.parts where part.file !== type.file {
      written.formUnion(Names.used(in: Syntax(part.group)))
    }
    for parent in index.inherited(by: type) { read.formUnion(parent.variables.keys) }
  }

  private final class Visitor: SyntaxVisitor {
    private let type: IndexedType
    private let file: ParsedFile
    private let types: ExpressionTypes
    var read: Set<String> = []
    var written: Set<String> = []

    init(type: IndexedType, file: ParsedFile, types: ExpressionTypes) {
      self.type = type
      self.file = file
      self.types = types
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.declName.baseName.name
      guard type.variables[name] != nil, !isInside(node), let base = node.base else {
        return .visitChildren
      }
      switch types.type(of: base) {
      case .instance(let other) where other !== type: return .visitChildren
      case .external: return .visitChildren
      default: break
      }
      read.insert(name)
      if mayWrite(node) { written.insert(name) }
      return .visitChildren
    }

    override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
      let name = node.declName.baseName.name
      if type.variables[name] != nil, !isInside(node) {
        read.insert(name)
        written.insert(name)
      }
      return .visitChildren
    }

    private func isInside(_ node: some SyntaxProtocol) -> Bool {
      type.parts.contains { $0.file === type.file && node.isInside(Syntax($0.group)) }
        && file === type.file
    }

    /// Whether the value may be changed in place: assigned, bound, passed inout, or by a method.
    private func mayWrite(_ node: MemberAccessExprSyntax) -> Bool {
      if node.source.contains("$") { return true }
      var here = Syntax(node)
      while let parent = here.parent {
        if let member = parent.as(MemberAccessExprSyntax.self),
          member.base?.id == ExprSyntax(here)?.id
        {
          here = parent
        } else if parent.is(SubscriptCallExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
          || parent.is(OptionalChainingExprSyntax.self)
        {
          here = parent
        } else if let call = parent.as(FunctionCallExprSyntax.self),
          call.calledExpression.id == ExprSyntax(here)?.id, here.id != Syntax(node).id
        {
          let method = here.as(MemberAccessExprSyntax.self)?.declName.baseName.name ?? ""
          return !Self.reading.contains(method)
        } else {
          break
        }
      }
      if here.parent?.is(InOutExprSyntax.self) == true { return true }
      guard let sequence = here.parent?.parent?.as(SequenceExprSyntax.self) else { return false }
      let elements = Array(sequence.elements)
      return elements.count > 1 && elements[0].id == ExprSyntax(here)?.id
        && elements[1].isAssignment
    }

    private static let reading: Set<String> = [
      "map", "filter", "compactMap", "flatMap", "sorted", "reversed", "joined", "min", "max",
      "contains", "prefix", "suffix", "dropFirst", "dropLast", "reduce", "split", "enumerated",
      "first", "last", "firstIndex", "allSatisfy", "formatted", "lowercased", "uppercased",
      "hasPrefix", "hasSuffix", "forEach", "isEmpty", "components", "trimmingCharacters",
    ]
  }
}

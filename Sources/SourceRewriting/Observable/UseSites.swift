import SwiftSyntax

/// The places in a file that involve observable objects.
final class UseSites: SyntaxVisitor {
  private(set) var wrapped: [VariableDeclSyntax] = []
  private(set) var environmentObjects: [FunctionCallExprSyntax] = []
  /// `$x`, `_x` and `objectWillChange`, without a base or on `self`.
  private(set) var projections: [DeclReferenceExprSyntax] = []
  /// `model.$x` and `model.objectWillChange`.
  private(set) var publishers: [MemberAccessExprSyntax] = []
  private(set) var typeMentions: [IdentifierTypeSyntax] = []
  private(set) var wrapperCalls: [FunctionCallExprSyntax] = []

  static let wrappers: Set<String> = ["StateObject", "ObservedObject", "EnvironmentObject"]
  private static let mentioned: Set<String> = wrappers.union([
    "ObservableObject", "Published", "ObservableObjectPublisher",
  ])

  init(_ file: ParsedFile) { super.init(viewMode: .sourceAccurate) }

  var isEmpty: Bool {
    wrapped.isEmpty && environmentObjects.isEmpty && projections.isEmpty && publishers.isEmpty
      && typeMentions.isEmpty && wrapperCalls.isEmpty
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if Self.wrappers.contains(where: { node.attributes.first(named: $0) != nil }) {
      wrapped.append(node)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "environmentObject"
    {
      environmentObjects.append(node)
    }
    let callee = node.calledExpression
    let name =
      callee.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? callee.as(GenericSpecializationExprSyntax.self)?.expression.source
    if let name, Self.wrappers.contains(name) { wrapperCalls.append(node) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    guard name.isProjection || name == "objectWillChange" else { return .visitChildren }
    if node.base?.source == "self" {
      projections.append(node.declName)
    } else {
      publishers.append(node)
      if let base = node.base { walk(base) }
    }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if name.isProjection || name == "objectWillChange" || name.isStorage {
      projections.append(node)
    }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if let arguments = node.arguments { walk(arguments) }
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if Self.mentioned.contains(node.name.text) { typeMentions.append(node) }
    return .visitChildren
  }
}

/// The names that are read anywhere, not just declared and set.
struct ReadNames {
  let names: Set<String>
  /// Names that are written only to trigger an update: toggled, incremented, made unique.
  let bumped: Set<String>

  init(_ files: [ParsedFile]) {
    var names: Set<String> = []
    var bumped: Set<String> = []
    for file in files {
      let visitor = Visitor(viewMode: .sourceAccurate)
      visitor.walk(file.tree)
      names.formUnion(visitor.names)
      bumped.formUnion(visitor.bumped)
    }
    self.names = names
    self.bumped = bumped
  }

  private final class Visitor: SyntaxVisitor {
    var names: Set<String> = []
    var bumped: Set<String> = []
    private var written: Set<SyntaxIdentifier> = []

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      guard elements.count > 2, elements[1].isAssignment else { return .visitChildren }
      write(elements[0])
      let isUnique = ["UUID()", "Date()", "Date.now", ".now", ".init()"].contains(
        elements[2].source)
      if isUnique || elements[1].is(BinaryOperatorExprSyntax.self) {
        bumped.insert(elements[0].source.lastPart)
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "toggle", let base = member.base
      {
        write(base)
        bumped.insert(base.source.lastPart)
      }
      return .visitChildren
    }

    private func write(_ target: ExprSyntax) {
      if let member = target.as(MemberAccessExprSyntax.self) {
        written.insert(member.declName.id)
      } else if let name = target.as(DeclReferenceExprSyntax.self) {
        written.insert(name.id)
      }
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.baseName.name
      if !written.contains(node.id) {
        names.insert(name.hasPrefix("$") ? String(name.dropFirst()) : name)
      }
      return .visitChildren
    }
  }
}

extension ExprSyntax {
  /// Whether it is `=`, `+=` or a similar operator between the sides of an assignment.
  var isAssignment: Bool {
    if self.is(AssignmentExprSyntax.self) { return true }
    guard let node = self.as(BinaryOperatorExprSyntax.self) else { return false }
    let text = node.operator.text
    return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
  }
}

extension String {
  /// Whether it is a projection such as `$items`, not `$0`.
  var isProjection: Bool {
    guard first == "$", let next = dropFirst().first else { return false }
    return !next.isNumber
  }

  /// Whether it is a storage name such as `_items`.
  var isStorage: Bool {
    guard first == "_", let next = dropFirst().first else { return false }
    return next.isLetter
  }
}

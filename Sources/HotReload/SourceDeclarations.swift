import SwiftParser
import SwiftSyntax

/// The declarations of a file, in two groups: those that determine the layout of running code, and
/// those that can be replaced.
struct SourceDeclarations {
  /// A function or computed property.
  struct Member {
    /// The type that it belongs to; nil for a global one.
    let owner: String?
    /// The name in a replacement: `body`, `row(_:at:)`.
    let name: String
    let isStatic: Bool
    let declaration: DeclSyntax
    /// Everything except the code: the types, the attributes, the modifiers.
    let signature: String
    let code: String
    /// The reason why its code cannot be replaced.
    let obstacle: String?

    /// Whether code can reach it without naming it in this file: an override, a protocol
    /// requirement, an operator. Its removal then changes what other code does, not only its
    /// callers.
    var isSeenElsewhere: Bool {
      !signature.split(whereSeparator: { !$0.isLetter }).contains {
        $0 == "private" || $0 == "fileprivate"
      }
    }

    /// A key that is unique among the file's members.
    var key: String { "\(owner ?? "").\(isStatic ? "static " : "")\(name)" }
  }

  private(set) var imports: [String] = []
  /// The stored properties, cases and conformances, by type name.
  private(set) var layouts: [String: String] = [:]
  /// The text of each type that is not nested.
  private(set) var types: [String: DeclSyntax] = [:]
  private(set) var members: [String: Member] = [:]
  let converter: SourceLocationConverter
  /// Whether it was parsed without errors: a file may be saved half-finished.
  let isWhole: Bool
  private let withPreviews: Bool

  /// - Parameter withPreviews: whether previews are part of what is shown.
  init(_ text: String, file: String, withPreviews: Bool = false) {
    self.withPreviews = withPreviews
    let tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: file, tree: tree)
    isWhole = !tree.hasError
    for statement in tree.statements { take(statement.item) }
  }

  private mutating func take(_ item: CodeBlockItemSyntax.Item) {
    switch item {
    case .decl(let declaration): take(declaration, owner: [], generic: false)
    // The parser treats '#Preview' as an expression.
    case .expr(let expression) where expression.is(MacroExpansionExprSyntax.self):
      notePreview(expression)
    default: layouts["statements", default: ""] += item.words
    }
  }

  private mutating func notePreview(_ syntax: some SyntaxProtocol) {
    if withPreviews { layouts["#Preview", default: ""] += syntax.words }
  }

  private mutating func take(_ declaration: DeclSyntax, owner: [String], generic: Bool) {
    let name = owner.isEmpty ? nil : owner.joined(separator: ".")
    if let found = declaration.as(ImportDeclSyntax.self) {
      imports.append(found.trimmedDescription)
    } else if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      take(group, declaration, owner: owner, generic: generic)
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      take(function, owner: name, generic: generic)
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      take(variable, owner: name, generic: generic)
    } else if declaration.is(MacroExpansionDeclSyntax.self) {
      notePreview(declaration)
    } else {
      layouts[name ?? "the file", default: ""] += declaration.words + ";"
    }
  }

  private mutating func take(
    _ group: any DeclGroupSyntax, _ declaration: DeclSyntax, owner: [String], generic: Bool
  ) {
    var own: String
    var isGeneric = generic
    if let found = declaration.as(ExtensionDeclSyntax.self) {
      own = found.extendedType.trimmedDescription
      isGeneric = isGeneric || found.genericWhereClause != nil
    } else {
      own = group.typeName ?? "?"
      isGeneric = isGeneric || group.hasParameters
      if owner.isEmpty { types[own] = declaration }
    }
    let path = owner + [own]
    own = path.joined(separator: ".")
    let isExtension = declaration.is(ExtensionDeclSyntax.self)
    // The part before the brace: attributes, generics, conformances.
    let head = group.with(\.memberBlock, MemberBlockSyntax(members: [])).words
    if !isExtension || group.inheritanceClause != nil {
      layouts[own + (isExtension ? " extension" : ""), default: ""] += head + ";"
    }
    for member in group.memberBlock.members {
      take(member.decl, owner: path, generic: isGeneric)
    }
  }

  private mutating func take(_ function: FunctionDeclSyntax, owner: String?, generic: Bool) {
    let labels = function.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
    let name = "\(function.name.text)(\(labels.joined()))"
    let hasOpaque = function.signature.parameterClause.parameters.contains {
      $0.type.words.hasPrefix("some ")
    }
    var obstacle: String?
    if generic || function.genericParameterClause != nil || hasOpaque {
      obstacle = "'\(function.name.text)' is generic"
    } else if !function.name.text.first!.isLetter, function.name.text.first != "_" {
      obstacle = "'\(function.name.text)' is an operator"
    } else if function.body == nil {
      obstacle = "'\(function.name.text)' has no code"
    }
    let result = function.signature.returnClause?.type
    add(
      Member(
        owner: owner, name: name, isStatic: function.modifiers.isStatic,
        declaration: DeclSyntax(function), signature: function.with(\.body, nil).words,
        code: function.body?.words ?? "", obstacle: obstacle ?? Self.opaqueObstacle(result, name)))
  }

  private mutating func take(_ variable: VariableDeclSyntax, owner: String?, generic: Bool) {
    guard variable.bindings.count == 1, let binding = variable.bindings.first,
      let accessors = binding.accessorBlock, binding.initializer == nil, accessors.isComputed,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else {
      layouts[owner ?? "the file", default: ""] += variable.words + ";"
      return
    }
    var obstacle: String?
    if generic { obstacle = "'\(owner ?? name)' is generic" }
    let bare = binding.with(\.accessorBlock, nil)
    add(
      Member(
        owner: owner, name: name, isStatic: variable.modifiers.isStatic,
        declaration: DeclSyntax(variable), signature: variable.with(\.bindings, [bare]).words,
        code: accessors.words,
        obstacle: obstacle ?? Self.opaqueObstacle(binding.typeAnnotation?.type, name)))
  }

  /// An opaque type may change only where it is erased, as it is for views.
  private static func opaqueObstacle(_ type: TypeSyntax?, _ name: String) -> String? {
    guard let words = type?.words, words.hasPrefix("some "), words != "some View",
      words != "some SwiftUI . View"
    else { return nil }
    return "'\(name)' is \(words)"
  }

  private mutating func add(_ member: Member) {
    guard let known = members[member.key] else {
      members[member.key] = member
      return
    }
    // Overloads that differ only in types are treated as one.
    members[member.key] = Member(
      owner: known.owner, name: known.name, isStatic: known.isStatic,
      declaration: known.declaration, signature: known.signature + member.signature,
      code: known.code + member.code, obstacle: "'\(member.name)' is overloaded")
  }
}

extension SyntaxProtocol {
  /// The tokens without the whitespace between them, for comparing meaning.
  var words: String { tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ") }
}

extension DeclModifierListSyntax {
  var isStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }
}

extension AccessorBlockSyntax {
  /// Whether it has no storage.
  fileprivate var isComputed: Bool {
    guard case .accessors(let list) = accessors else { return true }
    return !list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

extension DeclGroupSyntax {
  fileprivate var typeName: String? { asProtocol((any NamedDeclSyntax).self)?.name.text }

  /// A protocol's member types are not known either.
  fileprivate var hasParameters: Bool {
    self.is(ProtocolDeclSyntax.self)
      || asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
  }
}

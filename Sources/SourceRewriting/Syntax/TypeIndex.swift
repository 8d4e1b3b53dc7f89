import SwiftSyntax

/// The types that a project declares in all its files, with their extensions.
final class TypeIndex {
  private(set) var types: [String: IndexedType] = [:]
  private(set) var aliases: [String: (TypeSyntax, ParsedFile)] = [:]
  private(set) var globals: [String: Variable] = [:]
  private(set) var functions: [String: [FunctionDeclSyntax]] = [:]
  let files: [ParsedFile]
  /// The members that extensions of external types declare.
  private var foreignMembers: Set<String> = []

  init(_ files: [ParsedFile]) {
    self.files = files
    let collectors = files.map { file in
      let collector = Collector(file)
      collector.walk(file.tree)
      return collector
    }
    for collector in collectors {
      for (name, part) in collector.declarations {
        if let known = types[name] {
          known.isDeclaredTwice = true
          known.parts.append(part)
        } else {
          types[name] = IndexedType(name: name, part: part)
        }
      }
      for (name, alias) in collector.aliases { aliases[name] = (alias, collector.file) }
      for (name, variable) in collector.globals { globals[name] = variable }
      for function in collector.functions {
        functions[function.name.name, default: []].append(function)
      }
    }
    for collector in collectors {
      for (extended, part) in collector.extensions {
        if let own = type(named: extended, at: Syntax(part.group)) {
          own.parts.append(part)
        } else {
          foreignMembers.formUnion(part.group.memberBlock.allMembers.flatMap(\.declaredNames))
        }
      }
    }
    for type in types.values { type.collectMembers() }
  }

  /// Whether a name is a type's, by its first letter; in scripts without case it is looked up.
  func isTypeName(_ name: String, at node: Syntax?) -> Bool {
    guard let first = name.first else { return false }
    return first.isUppercase
      || first.isLetter && !first.isLowercase && type(named: name, at: node) != nil
  }

  /// The type that a name refers to in its context.
  func type(named name: String, at node: Syntax?) -> IndexedType? {
    var scope = node.flatMap { Self.enclosingTypeName(of: $0) }
    while let outer = scope {
      if let found = types["\(outer).\(name)"] { return found }
      if let alias = aliases["\(outer).\(name)"] {
        return aliased(alias, name: name)
      }
      scope = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    if let found = types[name] { return found }
    if let alias = aliases[name] { return aliased(alias, name: name) }
    // `Module.Type`.
    guard let dot = name.firstIndex(of: ".") else { return nil }
    return types[String(name[name.index(after: dot)...])]
  }

  /// Whether an extension of an external type has a member with this name.
  func extensionsDeclare(_ name: String) -> Bool { foreignMembers.contains(name) }

  private func aliased(_ alias: (TypeSyntax, ParsedFile), name: String) -> IndexedType? {
    guard let target = alias.0.nominalName, target != name else { return nil }
    return type(named: target, at: Syntax(alias.0))
  }

  /// The full name of the type that contains a node.
  static func enclosingTypeName(of node: Syntax) -> String? {
    var parts: [String] = []
    var here = node.parent
    while let parent = here {
      if let name = parent.asProtocol(DeclSyntaxProtocol.self)?.nominalName {
        parts.append(name)
      }
      here = parent.parent
    }
    return parts.isEmpty ? nil : parts.reversed().joined(separator: ".")
  }

  func enclosingType(of node: some SyntaxProtocol) -> IndexedType? {
    Self.enclosingTypeName(of: Syntax(node)).flatMap { name in
      types[name] ?? type(named: name, at: nil)
    }
  }

  /// The project's superclasses and protocols that a type inherits from, with their positions.
  func inherited(by type: IndexedType) -> [IndexedType] {
    type.inherited.compactMap { entry in
      entry.type.type.nominalName.flatMap { self.type(named: $0, at: Syntax(entry.type)) }
    }
  }

  /// A variable of a type, its superclasses or its protocols.
  func variable(_ name: String, of type: IndexedType) -> Variable? {
    lookUp(in: type) { $0.variables[name] }
  }

  func functions(_ name: String, of type: IndexedType) -> [FunctionDeclSyntax] {
    lookUp(in: type) { $0.functions[name] } ?? []
  }

  private func lookUp<T>(in type: IndexedType, _ find: (IndexedType) -> T?) -> T? {
    var queue = [type]
    var seen: Set<String> = []
    while !queue.isEmpty {
      let next = queue.removeFirst()
      guard seen.insert(next.name).inserted else { continue }
      if let found = find(next) { return found }
      queue += inherited(by: next)
    }
    return nil
  }
}

/// A type with all its parts.
final class IndexedType {
  /// A declaration or an extension.
  struct Part {
    let group: any DeclGroupSyntax
    let file: ParsedFile
    let isLocal: Bool
  }

  let name: String
  var parts: [Part]
  var isDeclaredTwice = false
  private(set) var variables: [String: Variable] = [:]
  private(set) var functions: [String: [FunctionDeclSyntax]] = [:]
  private(set) var initializers: [(InitializerDeclSyntax, ParsedFile)] = []

  init(name: String, part: Part) {
    self.name = name
    parts = [part]
  }

  var declaration: any DeclGroupSyntax { parts[0].group }
  var file: ParsedFile { parts[0].file }
  var classDeclaration: ClassDeclSyntax? { declaration.as(ClassDeclSyntax.self) }
  var isProtocol: Bool { declaration.is(ProtocolDeclSyntax.self) }
  /// The last part of the name.
  var shortName: String { name.split(separator: ".").last.map(String.init) ?? name }

  var inherited: [(type: InheritedTypeSyntax, file: ParsedFile)] {
    parts.flatMap { part in
      (part.group.inheritanceClause?.inheritedTypes).map { $0.map { ($0, part.file) } } ?? []
    }
  }

  /// Whether it, or an extension of it, inherits from one of these names.
  func inherits(_ names: Set<String>) -> Bool {
    inherited.contains { entry in
      entry.type.type.nominalNames.contains { names.contains($0.lastPart) }
    }
  }

  fileprivate func collectMembers() {
    for part in parts {
      for member in part.group.memberBlock.allMembers {
        if let variable = member.decl.as(VariableDeclSyntax.self) {
          for binding in variable.bindings {
            guard let name = binding.name else { continue }
            let found = Variable(
              name: name, binding: binding, declaration: variable, file: part.file)
            variables[name] = variables[name] ?? found
          }
        } else if let function = member.decl.as(FunctionDeclSyntax.self) {
          functions[function.name.name, default: []].append(function)
        } else if let initializer = member.decl.as(InitializerDeclSyntax.self) {
          initializers.append((initializer, part.file))
        }
      }
    }
  }
}

/// A variable that a type or a file declares.
struct Variable {
  let name: String
  let binding: PatternBindingSyntax
  let declaration: VariableDeclSyntax
  let file: ParsedFile

  /// The type as written; in `var a, b: Int`, both have it.
  var type: TypeSyntax? {
    if let own = binding.typeAnnotation?.type { return own }
    guard binding.initializer == nil else { return nil }
    var isBehind = false
    for other in declaration.bindings {
      if other.id == binding.id { isBehind = true }
      if isBehind, let annotation = other.typeAnnotation { return annotation.type }
    }
    return nil
  }

  var isStored: Bool { !binding.isComputed }
}

private final class Collector: SyntaxVisitor {
  let file: ParsedFile
  var declarations: [(String, IndexedType.Part)] = []
  var extensions: [(String, IndexedType.Part)] = []
  var aliases: [(String, TypeSyntax)] = []
  var globals: [(String, Variable)] = []
  var functions: [FunctionDeclSyntax] = []

  init(_ file: ParsedFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  private func add(_ node: some DeclGroupSyntax & NamedDeclSyntax) -> SyntaxVisitorContinueKind {
    let outer = TypeIndex.enclosingTypeName(of: Syntax(node)).map { "\($0)." } ?? ""
    let isLocal =
      node.ancestor(CodeBlockSyntax.self) != nil || node.ancestor(ClosureExprSyntax.self) != nil
    let part = IndexedType.Part(group: node, file: file, isLocal: isLocal)
    declarations.append((outer + node.name.name, part))
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let part = IndexedType.Part(group: node, file: file, isLocal: false)
    if let name = node.extendedType.nominalName { extensions.append((name, part)) }
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let outer = TypeIndex.enclosingTypeName(of: Syntax(node)).map { "\($0)." } ?? ""
    aliases.append((outer + node.name.name, node.initializer.value))
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.is(CodeBlockItemSyntax.self) == true,
      node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    else { return .visitChildren }
    for binding in node.bindings {
      guard let name = binding.name else { continue }
      globals.append(
        (name, Variable(name: name, binding: binding, declaration: node, file: file)))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true { functions.append(node) }
    return .visitChildren
  }
}

extension MemberBlockSyntax {
  /// The members, including those in all branches of `#if`.
  var allMembers: [MemberBlockItemSyntax] { Self.flattened(members) }

  private static func flattened(_ members: MemberBlockItemListSyntax) -> [MemberBlockItemSyntax] {
    members.flatMap { member -> [MemberBlockItemSyntax] in
      guard let condition = member.decl.as(IfConfigDeclSyntax.self) else { return [member] }
      return condition.clauses.flatMap { clause -> [MemberBlockItemSyntax] in
        guard case .decls(let inner) = clause.elements else { return [] }
        return flattened(inner)
      }
    }
  }
}

extension MemberBlockItemSyntax {
  fileprivate var declaredNames: [String] {
    if let variable = decl.as(VariableDeclSyntax.self) {
      return variable.bindings.compactMap(\.name)
    }
    return decl.as(FunctionDeclSyntax.self).map { [$0.name.name] } ?? []
  }
}

extension DeclSyntaxProtocol {
  /// The name of the type that a declaration or an extension introduces.
  fileprivate var nominalName: String? {
    if let node = self.as(ExtensionDeclSyntax.self) { return node.extendedType.nominalName }
    if let node = self.as(ClassDeclSyntax.self) { return node.name.name }
    if let node = self.as(StructDeclSyntax.self) { return node.name.name }
    if let node = self.as(EnumDeclSyntax.self) { return node.name.name }
    if let node = self.as(ActorDeclSyntax.self) { return node.name.name }
    return self.as(ProtocolDeclSyntax.self)?.name.name
  }
}

extension TypeSyntaxProtocol {
  /// `A.B` for `A.B`, `A.B?`, `any A.B` and `A.B<C>`; nil for other types.
  var nominalName: String? {
    let type = TypeSyntax(self)
    if let node = type.as(IdentifierTypeSyntax.self) { return node.name.name }
    if let node = type.as(MemberTypeSyntax.self) {
      return node.baseType.nominalName.map { "\($0).\(node.name.name)" }
    }
    if let node = type.as(OptionalTypeSyntax.self) { return node.wrappedType.nominalName }
    if let node = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return node.wrappedType.nominalName
    }
    if let node = type.as(SomeOrAnyTypeSyntax.self) { return node.constraint.nominalName }
    if let node = type.as(AttributedTypeSyntax.self) { return node.baseType.nominalName }
    if let node = type.as(TupleTypeSyntax.self), node.elements.count == 1 {
      return node.elements.first?.type.nominalName
    }
    return nil
  }

  /// The same, for each part of `A & B`.
  var nominalNames: [String] {
    if let node = TypeSyntax(self).as(CompositionTypeSyntax.self) {
      return node.elements.flatMap(\.type.nominalNames)
    }
    return nominalName.map { [$0] } ?? []
  }
}

extension String {
  /// The part after the last dot.
  var lastPart: String { split(separator: ".").last.map(String.init) ?? self }
}

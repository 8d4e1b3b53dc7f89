import SwiftSyntax

extension MigrationPass {
  /// A class or protocol of a set: its conformance, its attribute and its properties.
  func migrate(_ type: IndexedType, in set: String) {
    for part in type.parts {
      if part.isLocal {
        block(
          set, Syntax(part.group), part.file,
          "'\(type.name)' is declared in a function, where a macro cannot be attached")
      }
      if part.file.hasErrors {
        block(set, Syntax(part.group), part.file, "the file has parts that cannot be read as Swift")
      }
      removeConformance(of: part, type: type, in: set)
    }
    if type.isDeclaredTwice {
      block(
        set, Syntax(type.declaration), type.file,
        "'\(type.name)' is declared more than once, so its uses cannot be told apart")
    }
    guard let declaration = type.classDeclaration else { return }
    for name in ["Observable", "Model"] where declaration.attributes.first(named: name) != nil {
      block(set, declaration, type.file, "the class has '@\(name)' already")
    }
    checkCoding(of: type, in: set)
    addAttributes(to: declaration, of: type, in: set)
    declare(in: type.file)
    for member in declaration.memberBlock.allMembers {
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
      migrate(variable, of: type, in: set)
    }
    for (initializer, file) in type.initializers { migrate(initializer, of: type, in: file) }
  }

  // MARK: The class itself

  private func removeConformance(of part: IndexedType.Part, type: IndexedType, in set: String) {
    guard let clause = part.group.inheritanceClause else { return }
    let entries = Array(clause.inheritedTypes)
    guard let position = entries.firstIndex(where: { $0.type.isObservableObject }) else {
      if let entry = entries.first(where: { $0.type.nominalNames.contains("ObservableObject") }) {
        block(set, entry, part.file, "'ObservableObject' is part of a composition here")
      }
      return
    }
    let entry = entries[position]
    if type.isProtocol {
      let isForClasses = entries.contains { $0.type.source == "AnyObject" }
      add(
        SourceEdit(
          entry.type.contentRange, with: isForClasses ? "Observable" : "AnyObject, Observable"),
        to: part.file)
      declare(in: part.file)
      return
    }
    if entries.count == 1 {
      if part.group.is(ExtensionDeclSyntax.self), part.group.memberBlock.members.isEmpty,
        !part.group.memberBlock.source.contains("/")
      {
        add(.remove(part.file.wholeLines(of: Syntax(part.group))), to: part.file)
        return
      }
      let before =
        clause.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia.utf8Offset
        ?? clause.contentRange.lowerBound
      add(.remove(before..<clause.contentRange.upperBound), to: part.file)
    } else if position + 1 < entries.count {
      add(
        .remove(
          entry.contentRange.lowerBound..<entries[position + 1].contentRange.lowerBound),
        to: part.file)
    } else {
      add(
        .remove(
          entries[position - 1].type.contentRange.upperBound..<entry.contentRange.upperBound),
        to: part.file)
    }
  }

  private func addAttributes(to declaration: ClassDeclSyntax, of type: IndexedType, in set: String)
  {
    let file = type.file
    let isMainActor = becomesMainActor(type, in: set)
    if isMainActor { removeMainActor(ofMembersIn: declaration, file: file) }
    let indentation = file.indentation(of: declaration)
    let names = (isMainActor ? ["@MainActor"] : []) + ["@Observable"]
    let start = declaration.contentRange.lowerBound
    guard let last = declaration.attributes.last, case .attribute = last else {
      let line = file.wholeLines(of: start..<start)
      // Behind something else in its line it stays in that line.
      let isFirst =
        line.lowerBound == start - indentation.utf8.count
        || file.text(max(0, start - indentation.utf8.count)..<start) == indentation
      let separator = isFirst ? "\n\(indentation)" : " "
      add(.insert(names.map { $0 + separator }.joined(), at: start), to: file)
      return
    }
    let end = last.contentRange.upperBound
    let hasOwnLine =
      last.nextToken?.leadingTrivia.containsNewline == true
    let separator = hasOwnLine ? "\n\(indentation)" : " "
    add(.insert(names.map { separator + $0 }.joined(), at: end), to: file)
  }

  private func checkCoding(of type: IndexedType, in set: String) {
    let decodes = type.inherits(["Codable", "Decodable"])
    let encodes = type.inherits(["Codable", "Encodable"])
    let hasInit = type.initializers.contains {
      $0.0.signature.parameterClause.parameters.first?.firstName.text == "from"
    }
    let hasEncode = type.functions["encode"]?.contains {
      $0.signature.parameterClause.parameters.first?.firstName.text == "to"
    }
    guard decodes && !hasInit || encodes && hasEncode != true else { return }
    block(
      set, Syntax(type.declaration), type.file,
      "its Codable is synthesised, and @Observable stores 'x' as '_x': write 'enum CodingKeys: String, CodingKey { case _x = \"x\" }' with all its properties, or 'init(from:)' and 'encode(to:)'"
    )
  }

  // MARK: Properties

  private func migrate(_ variable: VariableDeclSyntax, of type: IndexedType, in set: String) {
    let file = type.file
    let published = variable.attributes.first(named: "Published")
    guard !variable.isLet, !variable.isOfType,
      published != nil || variable.bindings.contains(where: { !$0.isComputed })
    else { return }
    if variable.modifiers.contains(.dynamic) {
      block(set, variable, file, "a 'dynamic' property cannot be tracked")
    }
    let wrappers = variable.attributes.wrappers.filter { $0.name != "Published" }
    for binding in variable.bindings {
      guard let name = binding.name else {
        block(set, binding, file, "a pattern cannot be tracked: declare its variables one by one")
        continue
      }
      if let beside = type.variables["_\(name)"] {
        block(
          set, beside.declaration, file,
          "'_\(name)' stands beside '\(name)', and is what @Observable stores '\(name)' in")
      }
    }
    if let published {
      if let wrapper = wrappers.first {
        block(set, wrapper, file, "'@\(wrapper.name)' beside @Published: its changes would be lost")
      }
      let name = variable.bindings.first?.name ?? ""
      if isSignal(name) {
        block(
          set, variable, file,
          "nothing reads '\(name)', so it may be there to draw views anew; @Observable draws only those that read what changed"
        )
      }
      if isMainActor(type), isUsedInDeinit(name, of: type) {
        block(
          set, variable, file,
          "'deinit' uses '\(name)', which it could not reach on the main actor any more")
      }
      removeAttribute(published, in: file)
      return
    }
    let name = variable.bindings.first?.name ?? ""
    if let wrapper = wrappers.first(where: { !isMigrated($0, of: variable, in: file) }) {
      checkWrapper(wrapper, in: set, file: file)
      ignore(variable, in: file)
      note(
        variable, file,
        "'@\(wrapper.name) \(name)' is not tracked: it was not published before either")
      return
    }
    let isCache = isWrittenByGetters(name, of: type)
    if variable.modifiers.contains(.lazy) || variable.modifiers.contains(.override) || isCache
      || variable.modifiers.contains(where: { $0.source == "nonisolated(unsafe)" })
      || isMainActor(type) && isUsedInDeinit(name, of: type)
    {
      ignore(variable, in: file)
      return
    }
    split(variable, in: file)
  }

  private func ignore(_ variable: VariableDeclSyntax, in file: ParsedFile) {
    guard variable.attributes.first(named: "ObservationIgnored") == nil else { return }
    add(.insert("@ObservationIgnored ", at: variable.contentRange.lowerBound), to: file)
  }

  /// Whether the wrapper goes, as the object in it is of a set that is migrated.
  private func isMigrated(
    _ wrapper: AttributeSyntax, of variable: VariableDeclSyntax, in file: ParsedFile
  ) -> Bool {
    guard UseSites.wrappers.contains(wrapper.name), let binding = variable.bindings.first,
      let name = binding.name
    else { return false }
    let found = Variable(name: name, binding: binding, declaration: variable, file: file)
    return sets.set(of: types.type(of: found).nominal) != nil
  }

  private func checkWrapper(_ wrapper: AttributeSyntax, in set: String, file: ParsedFile) {
    let announcing: Set<String> = [
      "AppStorage", "SceneStorage", "FetchRequest", "SectionedFetchRequest", "Query",
      "GestureState",
    ]
    if announcing.contains(wrapper.name) {
      block(
        set, wrapper, file,
        "changes of '@\(wrapper.name)' in an ObservableObject draw its views anew; in an @Observable class they would not"
      )
    }
    guard let own = index.type(named: wrapper.attributeName.source, at: Syntax(wrapper)) else {
      return
    }
    let reachesOut = own.parts.contains { part in
      part.group.memberBlock.members.contains {
        $0.decl.as(SubscriptDeclSyntax.self)?.parameterClause.parameters.first?.firstName.text
          == "_enclosingInstance"
      }
    }
    if reachesOut {
      block(set, wrapper, file, "'@\(wrapper.name)' may announce changes of the object itself")
    }
  }

  /// Takes an attribute away: with its line, if it has one for itself.
  func removeAttribute(_ attribute: AttributeSyntax, in file: ParsedFile) {
    let content = attribute.contentRange
    let lines = file.wholeLines(of: content)
    if lines != content {
      add(.remove(lines), to: file)
      return
    }
    let endsLine = attribute.nextToken?.leadingTrivia.containsNewline == true
    guard endsLine else {
      add(.remove(attribute.rangeWithTrailingBlanks), to: file)
      return
    }
    var start = content.lowerBound
    while start > 0, file.bytes[start - 1] == 0x20 || file.bytes[start - 1] == 0x09 { start -= 1 }
    add(.remove(start..<content.upperBound), to: file)
  }

  /// `var a = 1, b = 2`: a macro takes one variable at a time.
  private func split(_ variable: VariableDeclSyntax, in file: ParsedFile) {
    let bindings = Array(variable.bindings)
    guard bindings.count > 1 else { return }
    let start = variable.contentRange.lowerBound
    let specifier = variable.bindingSpecifier.contentRange.upperBound
    let prefix = file.text(start..<specifier)
    let indentation = file.indentation(of: variable)
    for (position, binding) in bindings.enumerated() {
      if binding.typeAnnotation == nil, binding.initializer == nil,
        let annotation = bindings[position...].lazy.compactMap(\.typeAnnotation).first
      {
        add(
          .insert(": \(annotation.type.source)", at: binding.pattern.contentRange.upperBound),
          to: file)
      }
      guard position + 1 < bindings.count, let comma = binding.trailingComma else { continue }
      add(
        SourceEdit(
          comma.contentRange.lowerBound..<bindings[position + 1].contentRange.lowerBound,
          with: "\n\(indentation)\(prefix) "), to: file)
    }
  }

  // MARK: Initialisers

  /// `_items = Published(initialValue: items)` is `self.items = items`.
  private func migrate(
    _ initializer: InitializerDeclSyntax, of type: IndexedType, in file: ParsedFile
  ) {
    guard let body = initializer.body else { return }
    let finder = StorageAssignments(viewMode: .sourceAccurate)
    finder.walk(body)
    for assignment in finder.found where assignment.isMade(by: ["Published"]) {
      let property = String(assignment.name.baseName.name.dropFirst())
      guard let value = assignment.value,
        index.variable(property, of: type)?.declaration.attributes.first(named: "Published") != nil
      else { continue }
      handle(assignment.name)
      add(
        SourceEdit(
          assignment.sequence.contentRange, with: "self.\(property) = \(value.source)"), to: file)
    }
  }

  // MARK: What a class does

  private func isUsedInDeinit(_ name: String, of type: IndexedType) -> Bool {
    type.parts.contains { part in
      part.group.memberBlock.allMembers.contains {
        guard let body = $0.decl.as(DeinitializerDeclSyntax.self)?.body else { return false }
        return Names.used(in: Syntax(body)).contains(name)
      }
    }
  }

  /// A value that is kept while it is read: tracking it would have a view's body change what it reads.
  private func isWrittenByGetters(_ name: String, of type: IndexedType) -> Bool {
    type.variables.values.contains { variable in
      guard variable.binding.isComputed, let block = variable.binding.accessorBlock else {
        return false
      }
      let body: Syntax
      switch block.accessors {
      case .getter(let items): body = Syntax(items)
      case .accessors(let accessors):
        guard
          let getter = accessors.first(where: { $0.accessorSpecifier.tokenKind == .keyword(.get) })
        else { return false }
        body = Syntax(getter)
      default: return false
      }
      return Names.written(in: body).contains(name)
    }
  }

  func isMainActor(_ type: IndexedType) -> Bool {
    type.classDeclaration?.attributes.first(named: "MainActor") != nil
  }
}

extension AttributeListSyntax {
  /// Attributes that are property wrappers, as far as names tell.
  var wrappers: [AttributeSyntax] {
    compactMap { element in
      guard case .attribute(let attribute) = element, attribute.name.first?.isUppercase == true,
        !["MainActor", "ObservationIgnored", "ObservationTracked"].contains(attribute.name),
        !attribute.name.hasSuffix("Actor")
      else { return nil }
      return attribute
    }
  }
}

extension TypeSyntax {
  fileprivate var isObservableObject: Bool {
    if let node = self.as(IdentifierTypeSyntax.self) { return node.name.text == "ObservableObject" }
    if let node = self.as(MemberTypeSyntax.self) {
      return node.name.text == "ObservableObject" && node.baseType.source == "Combine"
        || node.name.text == "ObservableObject" && node.baseType.source == "SwiftUI"
    }
    return false
  }
}

extension SyntaxProtocol {
  var nextToken: TokenSyntax? {
    lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
  }
}

extension Trivia {
  var containsNewline: Bool { contains { $0.isNewline } }
}

/// `_x = Wrapper(wrappedValue: y)` and `self._x = .init(initialValue: y)`.
final class StorageAssignments: SyntaxVisitor {
  struct Assignment {
    let sequence: SequenceExprSyntax
    let name: DeclReferenceExprSyntax
    let call: FunctionCallExprSyntax?

    /// What is wrapped.
    var value: ExprSyntax? {
      guard let call, call.arguments.count == 1, let argument = call.arguments.first,
        ["wrappedValue", "initialValue", "projectedValue"].contains(argument.label?.text ?? "")
          || argument.label == nil
      else {
        guard let call, call.arguments.isEmpty, let closure = call.trailingClosure,
          closure.statements.count == 1
        else { return nil }
        return closure.statements.first?.item.as(ExprSyntax.self)
      }
      return argument.expression
    }

    /// Whether one of these wrappers is made, or `.init`, which makes whatever it is.
    func isMade(by wrappers: Set<String>) -> Bool {
      guard let call else { return false }
      let callee = call.calledExpression.source
      if callee == ".init" { return true }
      return wrappers.contains(String(callee.split(separator: "<")[0]))
    }

    var usesInit: Bool { call?.calledExpression.source == ".init" }
  }

  private(set) var found: [Assignment] = []

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self) else {
      return .visitChildren
    }
    let name: DeclReferenceExprSyntax?
    if let member = elements[0].as(MemberAccessExprSyntax.self), member.base?.source == "self" {
      name = member.declName
    } else {
      name = elements[0].as(DeclReferenceExprSyntax.self)
    }
    if let name, name.baseName.text.isStorage {
      found.append(
        Assignment(
          sequence: node, name: name, call: elements[2].as(FunctionCallExprSyntax.self)))
    }
    return .visitChildren
  }
}

/// The names in a piece of source.
enum Names {
  static func used(in node: Syntax) -> Set<String> {
    var names: Set<String> = []
    for token in node.tokens(viewMode: .sourceAccurate) {
      if case .identifier = token.tokenKind { names.insert(token.name) }
    }
    return names
  }

  static func written(in node: Syntax) -> Set<String> {
    let visitor = Writes(viewMode: .sourceAccurate)
    visitor.walk(node)
    return visitor.names
  }

  private final class Writes: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      if elements.count > 2, elements[1].isAssignment { add(elements[0]) }
      return .visitChildren
    }

    private func add(_ target: ExprSyntax) {
      if let call = target.as(SubscriptCallExprSyntax.self) {
        add(call.calledExpression)
      } else if let member = target.as(MemberAccessExprSyntax.self) {
        if let base = member.base, base.source != "self" {
          add(base)
        } else {
          names.insert(member.declName.baseName.name)
        }
      } else if let name = target.as(DeclReferenceExprSyntax.self) {
        names.insert(name.baseName.name)
      }
    }
  }
}

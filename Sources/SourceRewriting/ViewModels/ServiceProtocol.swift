import SwiftSyntax

/// The protocol through which a class takes a service: an existing one, or one to be added.
struct ServiceProtocol {
  let name: String
  /// The declaration to add; nil if the protocol exists.
  let declaration: String?
  /// The position of the declaration: before the service.
  let place: Int
  let isConformedTo: Bool
}

extension RefactoringPlan {
  /// The protocol for a dependency; nil, with a reported reason, if there cannot be one.
  mutating func serviceProtocol(of dependency: Dependency) -> ServiceProtocol? {
    let service = dependency.service
    guard let used = usedMembers(of: dependency) else { return nil }
    let group = service.declaration
    let place = Syntax(group).contentRange.lowerBound
    // A protocol that the service conforms to already and that has all used members.
    for known in index.inherited(by: service) where known.isProtocol {
      if used.allSatisfy({ known.functions[$0] != nil || known.variables[$0] != nil }) {
        return ServiceProtocol(
          name: known.name, declaration: nil, place: place, isConformedTo: true)
      }
    }
    let name = "\(service.shortName)Protocol"
    guard index.type(named: name, at: Syntax(dependency.variable)) == nil else {
      refuse(
        group, service.parts[0].file,
        "'\(name)' is taken, and has not all that '\(type.shortName)' uses")
      return nil
    }
    guard service.name == service.shortName else {
      refuse(group, service.parts[0].file, "a protocol for a nested type has no place")
      return nil
    }
    var requirements: [String] = []
    for member in used.sorted() {
      guard let requirement = requirement(member, of: service) else {
        refuse(
          dependency.variable, file,
          "'\(member)' of '\(service.shortName)' cannot be asked for by a protocol as it is written"
        )
        return nil
      }
      requirements.append(requirement)
    }
    let partFile = service.parts[0].file
    let step = partFile.indentationStep
    let lines = requirements.map { "\(step)\($0)\n" }.joined()
    let isActor = group.is(ActorDeclSyntax.self)
    let isMainActor = group.attributes.first(named: "MainActor") != nil
    let isStruct = group.is(StructDeclSyntax.self)
    // What is Sendable without saying so stops to be when it is known by a protocol that is not.
    let isSendable = isActor || service.inherits(["Sendable"]) || isStruct
    guard !isStruct || isMainActor || service.isSurelySendable else {
      refuse(
        group, partFile,
        "whether '\(service.shortName)' is Sendable cannot be seen, and its protocol has to say it")
      return nil
    }
    let inherited = isSendable ? ": Sendable" : ": AnyObject"
    let text =
      "/// What '\(type.shortName)' needs of a '\(service.shortName)'.\n"
      + (isMainActor ? "@MainActor\n" : "")
      + "protocol \(name)\(inherited) {\n\(lines)}\n\n"
    return ServiceProtocol(name: name, declaration: text, place: place, isConformedTo: false)
  }

  /// The members of the service that the class uses; nil if it passes the service on.
  private mutating func usedMembers(of dependency: Dependency) -> Set<String>? {
    var used: Set<String> = []
    for part in type.parts {
      let finder = References(to: dependency.name)
      finder.walk(Syntax(part.group))
      for node in finder.found where !node.isInside(dependency.variable) {
        var whole = Syntax(node)
        if let own = node.parent?.as(MemberAccessExprSyntax.self), own.declName.id == node.id {
          whole = Syntax(own)
        }
        guard let member = whole.parent?.as(MemberAccessExprSyntax.self),
          member.base?.id == ExprSyntax(whole)?.id
        else {
          refuse(node, part.file, "'\(dependency.name)' is handed on as what it is here")
          return nil
        }
        used.insert(member.declName.baseName.name)
      }
    }
    let outside = MemberUses(of: type, in: files, index: index, types: types)
    if outside.read.contains(dependency.name) {
      refuse(dependency.variable, file, "'\(dependency.name)' is used from outside of the class")
      return nil
    }
    return used
  }

  /// A method or property as a protocol requirement.
  private func requirement(_ name: String, of service: IndexedType) -> String? {
    let isActor = service.declaration.is(ActorDeclSyntax.self)
    if let functions = service.functions[name] {
      guard functions.count == 1, let function = functions.first,
        !function.modifiers.contains(.private), !function.modifiers.contains(.fileprivate),
        !function.modifiers.contains(.static), !function.modifiers.contains(.class),
        function.signature.parameterClause.parameters.allSatisfy({ $0.defaultValue == nil })
      else { return nil }
      var text = "func \(function.name.source)"
      text += function.genericParameterClause?.source ?? ""
      text += function.signature.parameterClause.source
      let effects = function.signature.effectSpecifiers
      if effects?.asyncSpecifier != nil || isActor && !function.modifiers.contains(.nonisolated) {
        text += " async"
      }
      if let throwing = effects?.throwsClause { text += " \(throwing.source)" }
      if let result = function.signature.returnClause { text += " \(result.source)" }
      if let condition = function.genericWhereClause { text += " \(condition.source)" }
      return text
    }
    guard let variable = service.variables[name], let type = variable.type,
      !variable.declaration.isOfType,
      !variable.declaration.modifiers.contains(where: {
        $0.name.tokenKind == .keyword(.private) && $0.detail == nil
      }),
      variable.declaration.attributes.isEmpty
    else { return nil }
    let isNonisolated = variable.declaration.modifiers.contains(.nonisolated)
    let isWritten = self.type.parts.contains { Names.written(in: Syntax($0.group)).contains(name) }
    if isWritten, isActor { return nil }
    let access =
      isWritten
      ? "get set"
      : isActor && !isNonisolated && !variable.declaration.isLet
        ? "get async" : "get"
    return "var \(name): \(type.source) { \(access) }"
  }
}

extension IndexedType {
  private static let sendable: Set<String> = [
    "String", "Substring", "Character", "Int", "Int64", "UInt", "Double", "Float", "CGFloat",
    "Bool", "URL", "URLRequest", "Date", "Data", "UUID", "Decimal", "TimeInterval", "Duration",
    "Locale", "Calendar", "TimeZone", "URLSession",
  ]

  /// Whether a struct is Sendable by what it stores, or says that it is.
  fileprivate var isSurelySendable: Bool {
    if inherits(["Sendable"]) { return true }
    guard declaration.modifiers.allSatisfy({ !["public", "open"].contains($0.name.text) }) else {
      return false
    }
    return variables.values.filter { $0.isStored && !$0.declaration.isOfType }
      .allSatisfy { variable in
        if let type = variable.type { return Self.isSendable(type) }
        guard let value = variable.binding.initializer?.value else { return false }
        return Self.isSendable(value)
      }
  }

  private static func isSendable(_ type: TypeSyntax) -> Bool {
    if let optional = type.as(OptionalTypeSyntax.self) { return isSendable(optional.wrappedType) }
    if let array = type.as(ArrayTypeSyntax.self) { return isSendable(array.element) }
    return type.as(IdentifierTypeSyntax.self).map { sendable.contains($0.name.name) } ?? false
  }

  private static func isSendable(_ value: ExprSyntax) -> Bool {
    if let forced = value.as(ForceUnwrapExprSyntax.self) { return isSendable(forced.expression) }
    if let call = value.as(FunctionCallExprSyntax.self) {
      return sendable.contains(call.calledExpression.source)
    }
    return value.is(StringLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
      || value.is(FloatLiteralExprSyntax.self) || value.is(BooleanLiteralExprSyntax.self)
  }
}

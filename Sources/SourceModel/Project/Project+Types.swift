extension Project {
  /// The name of a property's type, as written, or taken from its initial literal or call. `nil` if
  /// only a compiler can tell.
  package func typeName(of property: PropertyDeclaration) -> String? {
    if let type = property.typeNode { return type.qualifiedNominalName }
    return property.initialValue.flatMap(typeName(of:))
  }

  /// The declared type of a property, if the project declares it.
  package func type(of property: PropertyDeclaration) -> NominalType? {
    if let node = property.typeNode { return type(node) }
    guard let value = property.initialValue, let name = typeName(of: value) else { return nil }
    return type(named: name, from: value)
  }

  /// The name of an expression's type, if its form alone tells.
  package func typeName(of expression: SourceNode) -> String? {
    switch expression.kind {
    case .integerLiteral: return "Int"
    case .floatLiteral: return "Double"
    case .booleanLiteral: return "Bool"
    case .stringLiteral: return "String"
    case .call:
      guard let callee = expression.callee else { return nil }
      // `Model()`, `Outer.Model()`, `Model.init()`; `make()` and `Model.make()` do not tell.
      guard var path = callee.namePath else { return genericCalleeName(callee) }
      if path.last == "init" { path.removeLast() }
      guard !path.isEmpty, path.allSatisfy(isTypeName) else { return nil }
      return path.joined(separator: ".")
    // `Model.shared`
    case .memberAccess:
      guard let path = expression.namePath, path.count == 2, isTypeName(path[0]),
        let property = type(named: path[0], from: expression)?.property(path[1]),
        property.isStatic, property.initialValue?.kind != .memberAccess
      else { return nil }
      return typeName(of: property)
    case .tryExpression, .awaitExpression: return expression.firstChild.flatMap(typeName(of:))
    default: return nil
    }
  }

  /// Whether a name is a type's, by its first letter; in scripts without case it is looked up.
  package func isTypeName(_ name: String) -> Bool {
    guard let first = name.first else { return false }
    return first.isUppercase || first.isLetter && !first.isLowercase && declares(name)
  }

  /// `Model` in `Model<Int>()`.
  private func genericCalleeName(_ callee: SourceNode) -> String? {
    guard callee.kind == .otherExpression, let base = callee.firstChild, base.kind == .identifier,
      isTypeName(base.name)
    else { return nil }
    return base.name
  }

  /// Whether a property holds an instance of a class.
  package func isReference(_ property: PropertyDeclaration) -> Knowledge {
    if let type = type(of: property) {
      return type.kind == .protocolDeclaration
        ? .unknown : Knowledge(type.declaration.isReferenceType)
    }
    guard let name = typeName(of: property) else { return .unknown }
    if declares(name) { return .unknown }
    if KnownTypes.values.contains(name) { return .no }
    if KnownTypes.plainClasses.contains(name) || KnownTypes.observableObjects.contains(name) {
      return .yes
    }
    return .unknown
  }
}

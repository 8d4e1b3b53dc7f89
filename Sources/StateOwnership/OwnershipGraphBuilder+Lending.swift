import SourceModel

/// Determines what views pass to the views that they create.
extension OwnershipGraphBuilder {
  /// The views of the project that a type's code creates, except previews.
  func constructions(in type: NominalType) -> [(call: SourceNode, view: NominalType)] {
    type.parts.flatMap { part in
      part.node.descendants.compactMap { node in
        guard node.kind == .call, let name = Self.typePath(node.callee), !isNested(node, in: part),
          let made = project.type(named: name, from: node), ids[made] != nil
        else { return nil }
        return (node, made)
      }
    }
  }

  /// `Row`, `Outer.Row`, `Row<Int>`.
  static func typePath(_ callee: SourceNode?) -> String? {
    guard let callee else { return nil }
    if callee.kind == .otherExpression, let base = callee.firstChild { return typePath(base) }
    guard var path = callee.namePath, !path.isEmpty else { return nil }
    if path.last == "init" { path.removeLast() }
    guard let first = path.last?.first, !first.isLowercase else { return nil }
    return path.joined(separator: ".")
  }

  /// Whether a node belongs to a nested type, or a preview.
  func isNested(_ node: SourceNode, in part: TypeDeclaration) -> Bool {
    node.enclosingTypeNode != part.node || Previews.contain(node)
  }

  mutating func lend(by type: NominalType) {
    guard let id = ids[type] else { return }
    for making in makings(in: type) {
      guard let target = ids[making.view], views[id]?.makes.contains(target) == false else {
        continue
      }
      views[id]?.makes.append(target)
    }
    let names = Set(views[id]?.states.map(\.name) ?? [])
    for (call, made) in constructions(in: type) {
      guard let target = ids[made] else { continue }
      for argument in call.arguments {
        guard let value = argument.value, value.kind != .closure else { continue }
        let property = InitializerProperties.property(of: argument, in: call, making: made)
        let origins = ValueOrigin.all(in: value, states: names)
        for origin in origins {
          lent.insert(argument)
          add(
            GraphLending(
              way: way(origin, in: id), expression: Self.short(value), view: target,
              property: property, line: value.position.line), of: origin.state, in: id)
        }
        if origins.isEmpty, let object = project.valueType(of: value), project.isWatched(object),
          Self.typePath(value.kind == .call ? value.callee : value.firstChild) != nil
        {
          let passing = addPassing(value, of: object, in: id)
          add(
            GraphLending(
              way: .object, expression: Self.short(value), view: target, property: property,
              line: value.position.line), of: passing, in: id)
        }
      }
    }
  }

  private func way(_ origin: ValueOrigin, in id: String) -> GraphLending.Way {
    switch origin.kind {
    case .binding: .binding
    case .computed: .value
    case .value: isObject(views[id]?.state(origin.state)?.type) ? .object : .value
    }
  }

  private func isObject(_ name: String?) -> Bool {
    guard let name else { return false }
    let plain = name.filter { $0 != "?" && $0 != "!" }
    return project.type(named: String(plain)).map { $0.declaration.isReferenceType } ?? false
  }

  /// The source of a node on one line.
  static func short(_ node: SourceNode) -> String {
    let words = node.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 60 ? String(words.prefix(57)) + "..." : words
  }
}

/// The property of a view that receives an initialiser's argument.
enum InitializerProperties {
  static func property(
    of argument: SourceNode, in call: SourceNode, making type: NominalType
  ) -> String? {
    let label = argument.name
    let labels = call.arguments.filter { !$0.flags.contains(.trailing) }.map(\.name)
    let own = type.declaration.initializers
    let fitting = type.initializers.first { initializer in
      let known = initializer.parameters.map(\.label)
      return labels.allSatisfy(known.contains)
        && (!labels.isEmpty || initializer.parameters.isEmpty)
    }
    guard let fitting else {
      return own.isEmpty ? type.declaration.property(label)?.name : nil
    }
    let position = call.arguments.filter { $0.name.isEmpty }.firstIndex(of: argument)
    let parameter =
      label.isEmpty
      ? position.flatMap { fitting.parameters.filter(\.label.isEmpty).element(at: $0) }
      : fitting.parameters.first { $0.label == label }
    guard let parameter, let body = fitting.body else { return nil }
    for node in body.descendants where node.kind == .assignment && node.detail == "=" {
      guard let target = node.firstChild, let root = target.pathRoot,
        let value = node.children.first(where: { $0 != target }),
        mentions(parameter.name, value)
      else { continue }
      let name = root.name.hasPrefix("_") ? String(root.name.dropFirst()) : root.name
      if type.declaration.property(name) != nil { return name }
    }
    return nil
  }

  private static func mentions(_ name: String, _ value: SourceNode) -> Bool {
    value.kind == .identifier && value.name == name
      || value.descendants.contains { $0.kind == .identifier && $0.name == name }
  }
}

extension Array {
  fileprivate func element(at index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}

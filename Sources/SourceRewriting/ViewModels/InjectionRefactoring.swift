import SwiftSyntax

extension RefactoringPlan {
  /// Replaces dependencies that the class creates itself with parameters of `init`, typed as
  /// protocols with the members that the class uses. The previous value is the default, so that no
  /// caller has to change.
  mutating func injectDependencies() {
    let dependencies = declaration.memberBlock.allMembers.compactMap { member in
      member.decl.as(VariableDeclSyntax.self).flatMap(dependency)
    }
    guard !dependencies.isEmpty else {
      haveNothingToDo(
        "there is no constant that the class makes itself of a class or actor of the project")
      return
    }
    if let superclass = type.inherited.first(where: { isClass($0.type) }) {
      refuse(
        superclass.type, superclass.file,
        "'\(type.shortName)' has a superclass, whose initialisers are not known to suit")
      return
    }
    var ready: [(Dependency, ServiceProtocol)] = []
    for dependency in dependencies {
      if let found = serviceProtocol(of: dependency) { ready.append((dependency, found)) }
    }
    guard refusals.isEmpty, takeThroughInitializers(ready.map { ($0, $1.name) }) else { return }
    for (dependency, service) in ready {
      declare(service, of: dependency)
      let binding = dependency.binding
      if let modifier = dependency.accessPlace { add(.insert("private ", at: modifier)) }
      add(
        SourceEdit(
          binding.pattern.contentRange.upperBound..<binding.contentRange.upperBound,
          with: ": any \(service.name)"))
      explanation.append(
        "'\(dependency.name)' comes by 'init', as 'any \(service.name)': tests and previews can pass another."
      )
    }
  }

  /// A constant that the class creates itself.
  struct Dependency {
    let name: String
    let variable: VariableDeclSyntax
    let binding: PatternBindingSyntax
    let value: ExprSyntax
    let service: IndexedType

    /// The position for `private`; nil if the variable has modifiers already.
    var accessPlace: Int? {
      variable.modifiers.isEmpty ? variable.bindingSpecifier.contentRange.lowerBound : nil
    }
  }

  private func dependency(_ variable: VariableDeclSyntax) -> Dependency? {
    guard variable.isLet, !variable.isOfType, variable.bindings.count == 1,
      variable.attributes.isEmpty, let binding = variable.bindings.first, let name = binding.name,
      let value = binding.initializer?.value, let call = value.as(FunctionCallExprSyntax.self),
      call.arguments.isEmpty, call.trailingClosure == nil,
      let called = call.calledExpression.as(DeclReferenceExprSyntax.self),
      let service = index.type(named: called.baseName.name, at: Syntax(variable)),
      service.classDeclaration != nil || service.declaration.is(ActorDeclSyntax.self)
        || service.declaration.is(StructDeclSyntax.self),
      !service.isDeclaredTwice, !service.parts[0].isLocal,
      !service.inherits(["ObservableObject", "Observable"]),
      service.classDeclaration?.attributes.first(named: "Observable") == nil,
      service.classDeclaration?.genericParameterClause == nil
    else { return nil }
    return Dependency(
      name: name, variable: variable, binding: binding, value: value, service: service)
  }

  private func isClass(_ inherited: InheritedTypeSyntax) -> Bool {
    guard let name = inherited.type.nominalName else { return false }
    if let own = index.type(named: name, at: Syntax(inherited)) {
      return own.classDeclaration != nil
    }
    return name.hasPrefix("NS") || name.hasPrefix("UI")
  }

  private mutating func declare(_ service: ServiceProtocol, of dependency: Dependency) {
    guard let text = service.declaration else { return }
    let part = dependency.service.parts[0]
    edits.add(.insert(text, at: service.place), to: part.file.path)
    guard !service.isConformedTo else { return }
    let edit: SourceEdit
    if let last = part.group.inheritanceClause?.inheritedTypes.last {
      edit = .insert(", \(service.name)", at: last.type.contentRange.upperBound)
    } else {
      let name =
        part.group.as(ClassDeclSyntax.self)?.name ?? part.group.as(ActorDeclSyntax.self)?.name
        ?? part.group.as(StructDeclSyntax.self)?.name
      guard let name else { return }
      edit = .insert(": \(service.name)", at: name.contentRange.upperBound)
    }
    edits.add(edit, to: part.file.path)
  }

  // MARK: init

  /// Gives every initialiser a parameter for each dependency, or adds an initialiser.
  private mutating func takeThroughInitializers(
    _ dependencies: [(Dependency, String)]
  ) -> Bool {
    let parameters = dependencies.map { dependency, name in
      "\(dependency.name): any \(name) = \(dependency.value.source)"
    }.joined(separator: ", ")
    let own = type.initializers.filter { !$0.0.modifiers.contains(.convenience) }
    guard !own.isEmpty else { return writeInitializer(dependencies, parameters) }
    for (initializer, file) in own {
      let taken = Set(
        initializer.signature.parameterClause.parameters.flatMap { parameter in
          [parameter.firstName.name, parameter.secondName?.name ?? ""]
        })
      if let twice = dependencies.first(where: { taken.contains($0.0.name) }) {
        refuse(initializer, file, "'init' has a parameter '\(twice.0.name)' already")
        return false
      }
      guard let body = initializer.body, !initializer.modifiers.contains(.required),
        !initializer.modifiers.contains(.override)
      else {
        refuse(initializer, file, "others decide over the parameters of this 'init'")
        return false
      }
      let clause = initializer.signature.parameterClause
      let separator = clause.parameters.isEmpty ? "" : ", "
      let place =
        clause.parameters.last?.contentRange.upperBound ?? clause.leftParen.contentRange.upperBound
      edits.add(.insert(separator + parameters, at: place), to: file.path)
      let indentation =
        body.statements.first.map(file.indentation)
        ?? file.indentation(of: initializer) + file.indentationStep
      let assignments = dependencies.map { "\n\(indentation)self.\($0.0.name) = \($0.0.name)" }
        .joined()
      let isEmpty = body.statements.isEmpty
      edits.add(
        .insert(
          assignments + (isEmpty ? "\n\(file.indentation(of: initializer))" : ""),
          at: body.leftBrace.contentRange.upperBound), to: file.path)
    }
    return true
  }

  private mutating func writeInitializer(
    _ dependencies: [(Dependency, String)], _ parameters: String
  ) -> Bool {
    let stored = declaration.memberBlock.members.filter { member in
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { return false }
      return !variable.isOfType && !variable.bindings.contains { $0.isComputed }
    }
    guard let last = stored.last else { return false }
    let indentation = file.indentation(of: last)
    let step = file.indentationStep
    let assignments = dependencies.map {
      "\(indentation)\(step)self.\($0.0.name) = \($0.0.name)\n"
    }.joined()
    let text = "\n\n\(indentation)init(\(parameters)) {\n\(assignments)\(indentation)}"
    let isFollowed = declaration.memberBlock.members.last?.id != last.id
    // The blank line after the properties stays after the initialiser.
    let end = last.contentRange.upperBound
    let hasBlank = isFollowed && file.text(end..<min(end + 2, file.bytes.count)) == "\n\n"
    add(.insert(text + (isFollowed && !hasBlank ? "\n" : ""), at: end))
    return true
  }
}

import SwiftSyntax

extension MigrationPass {
  /// Migrates `@StateObject`, `@ObservedObject` and `@EnvironmentObject` of a view or a preview.
  func migrateWrapped(_ declaration: VariableDeclSyntax, in file: ParsedFile) {
    guard let binding = declaration.bindings.first, let name = binding.name,
      let wrapper = UseSites.wrappers.lazy.compactMap({ declaration.attributes.first(named: $0) })
        .first
    else { return }
    let variable = Variable(name: name, binding: binding, declaration: declaration, file: file)
    let found = types.type(of: variable)
    if found.isUnknown {
      blockAll(
        declaration, file,
        "the type of '\(name)' cannot be told from the sources: write it behind the name")
      return
    }
    guard let set = sets.set(of: found.nominal) else {
      // The wrapper stays, and so does the code that creates it.
      handleAssignments(of: name, declaration)
      return
    }
    if file.hasErrors {
      block(set, declaration, file, "the file has parts that cannot be read as Swift")
    }
    let site = WrappedProperty(
      name: name, variable: variable, wrapper: wrapper, set: set, file: file,
      owner: index.enclosingType(of: declaration),
      isMember: declaration.parent?.is(MemberBlockItemSyntax.self) == true)
    switch wrapper.name {
    case "StateObject": migrateStateObject(site)
    case "ObservedObject": migrateObservedObject(site)
    default: migrateEnvironment(site)
    }
  }

  /// A property of a view and its context.
  struct WrappedProperty {
    let name: String
    let variable: Variable
    let wrapper: AttributeSyntax
    let set: String
    let file: ParsedFile
    let owner: IndexedType?
    /// Whether it belongs to a type, and is not a local variable of a preview.
    let isMember: Bool
  }

  // MARK: @StateObject

  private func migrateStateObject(_ site: WrappedProperty) {
    replaceName(of: site.wrapper, with: "State", site: site)
    if let value = site.variable.binding.initializer?.value {
      checkRepetition(of: value, site: site, canWait: true)
      if isLazy(site) { return }
    }
    for (assignment, file) in storageAssignments(of: site, made: ["StateObject"]) {
      guard let value = assignment.value, let call = assignment.call else { continue }
      checkRepetition(of: value, site: site)
      guard !assignment.usesInit else { continue }
      add(
        SourceEdit(
          call.calledExpression.contentRange.lowerBound..<value.contentRange.lowerBound,
          with: "\(qualified("State", at: site))(initialValue: "), to: file)
      if call.trailingClosure != nil {
        add(
          SourceEdit(value.contentRange.upperBound..<call.contentRange.upperBound, with: ")"),
          to: file)
      }
    }
    for use in projections(of: site) where !use.isFollowedByMember {
      block(
        site.set, use.node, use.file,
        "'$\(site.name)' is handed on as the wrapper of an ObservableObject")
    }
  }

  /// Checks for side effects, since `@State` evaluates its default whenever the view's value is
  /// created.
  private func checkRepetition(
    of value: ExprSyntax, site: WrappedProperty, canWait: Bool = false
  ) {
    // An app is created once.
    guard !options.allowsRepeatedInitializers,
      site.owner?.inherits(["App", "Scene"]) != true, site.isMember
    else { return }
    let effects = InitializerEffects(index: index, types: types)
    guard let effect = effects.effect(of: value, in: site.file) else { return }
    if options.makesLazily, canWait {
      if let reason = makeLazily(site, value: value) {
        block(
          site.set, site.variable.declaration, site.file,
          "'\(site.name)' cannot be made by a task: \(reason)")
      }
      return
    }
    block(
      site.set, effect.node, effect.file,
      "making the object \(effect.what); @State would do that each time the parent of '\(site.owner?.name ?? "")' runs, where @StateObject does it once. Move it to 'task' or an 'onAppear', or pass --lazy or --allow-repeated-initializers"
    )
  }

  // MARK: @ObservedObject

  private func migrateObservedObject(_ site: WrappedProperty) {
    let uses = projections(of: site)
    if uses.isEmpty {
      removeAttribute(site.wrapper, in: site.file)
    } else {
      replaceName(of: site.wrapper, with: "Bindable", site: site)
      for use in uses where !use.isFollowedByMember {
        block(
          site.set, use.node, use.file,
          "'$\(site.name)' is handed on as the wrapper of an ObservableObject")
      }
      if site.owner?.classDeclaration != nil {
        block(site.set, site.wrapper, site.file, "bindings of '\(site.name)' are taken in a class")
      }
    }
    for (assignment, file) in storageAssignments(of: site, made: ["ObservedObject"]) {
      guard let value = assignment.value else { continue }
      add(
        SourceEdit(
          assignment.sequence.contentRange, with: "self.\(site.name) = \(value.source)"), to: file)
    }
  }

  /// Marks `_x = ObservedObject(...)` as handled for a property whose type tells everything that is
  /// needed.
  private func handleAssignments(of name: String, _ declaration: VariableDeclSyntax) {
    guard let owner = index.enclosingType(of: declaration) else { return }
    for (initializer, _) in owner.initializers {
      guard let body = initializer.body else { continue }
      let finder = StorageAssignments(viewMode: .sourceAccurate)
      finder.walk(body)
      for assignment in finder.found where assignment.name.baseName.text == "_\(name)" {
        if let call = assignment.call { handle(call) }
      }
    }
  }

  // MARK: Names

  private func replaceName(of wrapper: AttributeSyntax, with name: String, site: WrappedProperty) {
    add(
      SourceEdit(wrapper.attributeName.contentRange, with: qualified(name, at: site)), to: site.file
    )
  }

  /// The name, with the module if the project declares a type with the same name.
  func qualified(_ name: String, at site: WrappedProperty) -> String {
    let own = index.type(named: name, at: Syntax(site.variable.declaration))
    return own == nil && site.owner?.parts.contains(where: { $0.group.declares(name) }) != true
      ? name : "SwiftUI.\(name)"
  }

  /// `_x = ...` in the initialisers of the property's type; other uses of `_x` prevent the
  /// migration.
  func storageAssignments(
    of site: WrappedProperty, made wrappers: Set<String>
  ) -> [(StorageAssignments.Assignment, ParsedFile)] {
    guard let owner = site.owner, site.isMember else { return [] }
    var result: [(StorageAssignments.Assignment, ParsedFile)] = []
    var assigned: Set<SyntaxIdentifier> = []
    for (initializer, file) in owner.initializers {
      guard let body = initializer.body else { continue }
      let finder = StorageAssignments(viewMode: .sourceAccurate)
      finder.walk(body)
      for assignment in finder.found where assignment.name.baseName.text == "_\(site.name)" {
        guard assignment.value != nil, assignment.isMade(by: wrappers) || wrappers.isEmpty else {
          continue
        }
        assigned.insert(assignment.name.id)
        if let call = assignment.call { handle(call) }
        result.append((assignment, file))
      }
    }
    for part in owner.parts {
      let finder = References(to: "_\(site.name)")
      finder.walk(Syntax(part.group))
      for node in finder.found where !assigned.contains(node.id) {
        block(site.set, node, part.file, "'_\(site.name)' is the wrapper of an ObservableObject")
      }
    }
    return result
  }

  /// The uses of `$x` in all parts of the property's type.
  func projections(of site: WrappedProperty) -> [Projection] {
    let scopes: [(Syntax, ParsedFile)]
    if site.isMember, let owner = site.owner {
      scopes = owner.parts.map { (Syntax($0.group), $0.file) }
    } else if let block = site.variable.declaration.ancestor(CodeBlockItemListSyntax.self) {
      scopes = [(Syntax(block), site.file)]
    } else {
      scopes = []
    }
    return scopes.flatMap { scope, file in
      let finder = References(to: "$\(site.name)")
      finder.walk(scope)
      return finder.found.map { Projection(node: $0, file: file) }
    }
  }
}

extension DeclGroupSyntax {
  fileprivate func declares(_ name: String) -> Bool {
    memberBlock.allMembers.contains {
      $0.decl.asProtocol(NamedDeclSyntax.self)?.name.name == name
    }
  }
}

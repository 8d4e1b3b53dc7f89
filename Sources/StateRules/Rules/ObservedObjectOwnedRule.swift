import SourceModel

/// `observed-object-owned`: `@ObservedObject var model = Model()`.
struct ObservedObjectOwnedRule: Rule {
  let id = "observed-object-owned"
  let severity = Severity.error

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "an @ObservedObject that the view itself makes", ja: "View 自身が作る @ObservedObject"),
      reason: LocalizedText(
        """
        '@ObservedObject' watches an object that somebody else owns. A default such as 'Model()' runs \
        each time the parent makes this view anew, so the object and everything in it is replaced \
        whenever the parent's body runs. '@StateObject' makes the object once and keeps it for as \
        long as the view is on screen.
        """,
        ja: """
          '@ObservedObject' は他が所有するオブジェクトを監視するためのものです。'Model()' のような初期値は\
          親がこの View を作り直すたびに実行され、親の body が動くたびにオブジェクトとその中身が入れ替わり\
          ます。'@StateObject' はオブジェクトを一度だけ作り、View が表示されている間保持します。
          """),
      exceptions: LocalizedText(
        """
        Shared objects ('Model.shared') are owned elsewhere and are left alone, as are a default that \
        every caller replaces, previews and tests.
        """,
        ja: "共有オブジェクト('Model.shared')、全ての呼び出し側が渡している場合、プレビュー、テストは対象外です。"),
      fix: LocalizedText(
        "Writes '@StateObject'. Safe where nobody passes the object in.",
        ja: "'@StateObject' に書き換えます。外から渡されていなければ安全です。"))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    project.stateHolders(in: file).flatMap { type in
      type.declaration.properties.compactMap { finding($0, of: type, in: project) }
    } + passedNew(in: file, project)
  }

  // MARK: Made by a parent's body

  /// Finds `Child(model: Model())` in a body, where the child observes the object and nothing keeps
  /// it.
  private func passedNew(in file: SourceFile, _ project: Project) -> [Finding] {
    guard !file.isTest else { return [] }
    return file.tree.root.descendants.compactMap { argument in
      guard argument.kind == .argument, !argument.name.isEmpty,
        let value = argument.firstChild, value.kind == .call,
        let call = argument.parent, call.kind == .call, call.callee?.kind == .identifier,
        let name = project.typeName(of: call), let model = project.typeName(of: value),
        let child = project.type(named: name, from: call), child.initializers.isEmpty,
        child.property(argument.name)?.attribute("ObservedObject") != nil,
        project.isView(child).isYes,
        let type = project.type(named: model, from: value), project.isWatchedByWrappers(type),
        type.storedProperties.contains(where: { $0.attribute("Published") != nil }),
        BodyCode.isInBody(call), !Previews.contain(call),
        let parent = project.enclosingType(of: call), project.isView(parent).isYes,
        !project.isForPreviews(parent)
      else { return nil }
      return Finding(
        self, at: value,
        message: LocalizedText(
          """
          A new '\(type.name)' is made each time the body of '\(parent.name)' runs, and \
          '\(child.name)' only watches it: what the last one held is lost.
          """,
          ja: """
            '\(parent.name)' の body が動くたびに新しい '\(type.name)' が作られ、'\(child.name)' は監視する\
            だけです。前の内容は失われます。
            """),
        advice: LocalizedText(
          "Own it with '@StateObject', in '\(parent.name)' or in '\(child.name)'.",
          ja: "'\(parent.name)' か '\(child.name)' が '@StateObject' で所有してください。"))
    }
  }

  // MARK: Made by the view itself

  private func finding(
    _ property: PropertyDeclaration, of type: NominalType, in project: Project
  ) -> Finding? {
    guard let wrapper = property.attribute("ObservedObject"), !type.inheritedNames.contains("App"),
      let value = property.initialValue ?? madeByInitializers(property, of: type),
      makesObject(value, for: property, in: project)
    else { return nil }
    let hasDefault = property.initialValue != nil
    // '@Observable' classes have their own rule.
    if let model = project.type(of: property), project.isObservable(model).isYes { return nil }
    let calls = project.constructions(of: type)
    let passed = calls.filter { call in call.arguments.contains { $0.name == property.name } }
    let uses = PropertyUses(of: property, in: type).all.filter { use in
      hasDefault || !type.initializers.contains { use.node.isInside($0.node) }
    }
    // `model.count += 1` changes the object; `model = other` replaces it.
    let isSet = uses.contains {
      $0.kind == .write && $0.whole == $0.node || $0.kind == .wrapper
    }
    if isSet || !passed.isEmpty && passed.count == calls.filter({ !Previews.contain($0) }).count {
      return nil
    }
    let name = property.name
    return Finding(
      self, at: wrapper.node,
      message: LocalizedText(
        """
        '\(name)' is made anew each time the parent of '\(type.name)' makes this view: what it held \
        is lost.
        """,
        ja: "'\(name)' は親が '\(type.name)' を作り直すたびに作り直され、保持していた内容が失われます。"),
      advice: LocalizedText(
        "Own it with '@StateObject', or have the parent pass it in.",
        ja: "'@StateObject' で所有するか、親から渡してください。"),
      fixes: !hasDefault
        ? []
        : [
          .replaceWrapper(wrapper, with: "StateObject", safety: passed.isEmpty ? .safe : .unsafe)
        ])
  }

  /// Whether an expression creates an object: `Model()`, or `.init()` with a written type.
  private func makesObject(
    _ value: SourceNode, for property: PropertyDeclaration, in project: Project
  ) -> Bool {
    guard value.kind == .call else { return false }
    if project.typeName(of: value) != nil { return true }
    guard let callee = value.callee else { return false }
    if callee.kind == .closure, value.arguments.isEmpty {
      return result(of: callee).map { makesObject($0, for: property, in: project) } ?? false
    }
    return callee.kind == .memberAccess && callee.name == "init" && callee.firstChild == nil
      && project.type(of: property)?.declaration.isClass == true
  }

  /// The result of a closure that is called immediately: `{ let m = Model(); return m }()`.
  private func result(of closure: SourceNode) -> SourceNode? {
    let code = closure.children.filter { $0.kind != .parameter && $0.kind != .closureCapture }
    // With a second return, the result is ambiguous.
    let returns = closure.descendants.filter {
      $0.kind == .controlTransfer && $0.name == "return" && $0.enclosingCode == closure
    }
    guard let last = code.last, returns.allSatisfy({ $0 == last }) else { return nil }
    let value = last.kind == .controlTransfer ? last.firstChild : code.count == 1 ? last : nil
    guard let value, value.kind == .identifier else { return value }
    return LocalNames.declaration(of: value.name, at: value)?.child(.initializer)?.firstChild
  }

  /// The object that every initialiser of the view creates without using its parameters. An object
  /// that depends on a parameter must be recreated when that changes.
  private func madeByInitializers(
    _ property: PropertyDeclaration, of type: NominalType
  ) -> SourceNode? {
    guard type.extensions.allSatisfy({ $0.initializers.isEmpty }) else { return nil }
    var made: SourceNode?
    for initializer in type.declaration.initializers {
      let values = (initializer.body?.children.map { $0 } ?? []).compactMap {
        value(in: $0, of: property)
      }
      guard values.count == 1 else { return nil }
      let object = defaultValue(of: values[0], in: initializer) ?? values[0]
      guard !dependsOnInput(object) else { return nil }
      made = made ?? object
    }
    return made
  }

  /// `Model()` in `init(model: Model = Model()) { self.model = model }`.
  private func defaultValue(
    of value: SourceNode, in initializer: FunctionDeclaration
  ) -> SourceNode? {
    guard value.kind == .identifier,
      let parameter = initializer.parameters.first(where: { $0.name == value.name }),
      LocalNames.declaration(of: value.name, at: value) == parameter.node
    else { return nil }
    return parameter.defaultValue
  }

  /// The value in `model = ...` or `_model = ObservedObject(wrappedValue: ...)`.
  private func value(in statement: SourceNode, of property: PropertyDeclaration) -> SourceNode? {
    guard statement.kind == .assignment, statement.detail == "=",
      let target = statement.firstChild, let path = target.namePath, path.count == 1,
      let value = statement.assignedValue
    else { return nil }
    if path[0] == property.name {
      return target.kind == .identifier && LocalNames.hide(property.name, at: target) ? nil : value
    }
    guard path[0] == "_" + property.name,
      ["ObservedObject", "init"].contains(value.calledName ?? "")
    else { return nil }
    return value.argument("wrappedValue")
  }

  private func dependsOnInput(_ value: SourceNode) -> Bool {
    ([value] + value.descendants).contains {
      $0.kind == .identifier && ($0.name == "self" || LocalNames.hide($0.name, at: $0))
    }
  }
}

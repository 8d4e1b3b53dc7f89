import SourceModel

/// `task-id-missing`: a `.task` that reads state that the view edits, but is not restarted.
struct TaskIdMissingRule: Rule {
  let id = "task-id-missing"
  let severity = Severity.warning

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "a task that does not follow the value it reads", ja: "読んだ値の変化に追随しない task"),
      reason: LocalizedText(
        """
        '.task' starts when the view appears, and once. A value that it reads and that a control of the \
        same view changes has no effect afterwards, and neither has one that the parent passes later, \
        such as the selection of a list beside it. '.task(id:)' cancels and starts it again at each \
        change.
        """,
        ja: """
          '.task' は View が現れたときに一度だけ始まります。読んだ値を同じ View のコントロールが変えても、隣の\
          リストの選択のように親が後から別の値を渡しても、反映されません。'.task(id:)' は変わるたびに取り消して\
          始め直します。
          """),
      exceptions: LocalizedText(
        """
        Values that nothing in the view edits, and values to which another place reacts ('onChange', \
        'onSubmit', a button that loads again), are left alone.
        """,
        ja: "View の中で編集されない値や、他で反応している値('onChange'、'onSubmit'、再読み込みのボタン)は対象外です。"),
      fix: LocalizedText(
        "Writes '.task(id:)'. Unsafe: the work is done again at each change.",
        ja: "'.task(id:)' に書き換えます。変更のたびに処理が走るため安全ではありません。"))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    let calls = project.calls(named: "task", in: file).filter { $0.receiver != nil }
    let callsByType = Dictionary(grouping: calls, by: \.enclosingTypeNode)
    return project.views(in: file).flatMap { type in
      (callsByType[type.declaration.node] ?? []).compactMap {
        finding($0, of: type, in: project)
      }
    }
  }

  private func finding(_ call: SourceNode, of type: NominalType, in project: Project) -> Finding? {
    let id = call.argument("id")
    guard !Previews.contain(call), let closure = call.closureArguments.last
    else { return nil }
    let code = soleFunction(closure, of: type) ?? closure
    // An id that is not part of the task's input is an explicit trigger; a computed one may cover
    // the whole input.
    if let id, !isOfInputs(id, of: code, in: type) || namesOthers(id, in: type) { return nil }
    for property in type.declaration.properties where property.attribute("State") != nil {
      if let id, names(property, in: id) { continue }
      let uses = PropertyUses(of: property, in: type)
      guard
        let read = uses.reads.first(where: { isInput($0, of: code) }),
        !uses.writes.contains(where: { $0.node.isInside(closure) || $0.node.isInside(code) }),
        uses.projections.contains(where: { $0.whole == $0.node && isControl($0.node) }),
        !isReactedTo(property, in: type, by: closure, of: call, code)
      else { continue }
      return finding(call, property.name, read)
    }
    return id == nil ? ofInput(call, closure, code, of: type, in: project) : nil
  }

  /// A task that reads what the view's creator passes, and passes anew while the view stays.
  private func ofInput(
    _ call: SourceNode, _ closure: SourceNode, _ code: SourceNode, of type: NominalType,
    in project: Project
  ) -> Finding? {
    for property in type.declaration.properties where property.wrapper == nil {
      let uses = PropertyUses(of: property, in: type)
      guard let read = uses.reads.first(where: { isInput($0, of: code) }),
        let path = read.whole.namePath, uses.writes.isEmpty, !beginsAnew(call, with: property),
        !isReactedTo(property, in: type, by: closure, of: call, code),
        let input = ChangingInput(of: property, of: type, in: project)
      else { continue }
      return finding(call, path.joined(separator: "."), read, of: input)
    }
    return nil
  }

  /// Whether the view round the task is another one when the property changes: by its id, or by a
  /// condition.
  private func beginsAnew(_ task: SourceNode, with property: PropertyDeclaration) -> Bool {
    task.ancestors.contains { node in
      switch node.kind {
      case .call where node.calledName == "id": node.arguments.contains { names(property, in: $0) }
      case .ifStatement: node.child(.conditions).map { names(property, in: $0) } ?? false
      case .switchStatement: node.firstChild.map { names(property, in: $0) } ?? false
      default: false
      }
    }
  }

  /// Whether an id consists of values that the task reads: `"\(city)"`, `[city]`.
  private func isOfInputs(
    _ id: SourceNode, of code: SourceNode, in type: NominalType
  ) -> Bool {
    guard [.stringLiteral, .arrayLiteral].contains(id.kind) else { return false }
    return type.declaration.properties.contains { property in
      property.attribute("State") != nil && names(property, in: id)
        && PropertyUses(of: property, in: type).reads.contains { isInput($0, of: code) }
    }
  }

  /// Whether an id refers to anything except stored properties and types.
  private func namesOthers(_ id: SourceNode, in type: NominalType) -> Bool {
    ([id] + id.descendants).contains { node in
      guard node.kind == .identifier, node.name != "self", node.name.first?.isUppercase != true
      else { return false }
      return LocalNames.hide(node.name, at: node)
        || type.property(node.name)?.isStored != true
    }
  }

  /// The function of the view that only a task awaits: its code belongs to the task.
  private func soleFunction(_ closure: SourceNode, of type: NominalType) -> SourceNode? {
    let calls = closure.descendants.filter { call in
      call.kind == .call && call.callee?.namePath?.count == 1
        && !type.functions(call.calledName ?? "").isEmpty
    }
    guard calls.count == 1, let name = calls.first?.calledName, calls[0].arguments.isEmpty,
      type.functions(name).count == 1, let function = type.functions(name).first,
      function.isAsync,
      PropertyUses(of: name, in: type.parts.map(\.node)).all.count == 1
    else { return nil }
    return function.body
  }

  /// Whether the task passes the value to a function that it awaits.
  private func isInput(_ use: PropertyUses.Use, of closure: SourceNode) -> Bool {
    guard use.node.isInside(closure), use.whole.parent?.kind == .argument,
      let call = use.whole.parent?.parent, call.kind == .call
    else { return false }
    return call.ancestors.contains { $0.kind == .awaitExpression && $0.isInside(closure) }
  }

  private func isControl(_ node: SourceNode) -> Bool {
    guard node.parent?.kind == .argument, let call = node.parent?.parent else { return false }
    return SwiftUINames.inputs.contains(call.calledName ?? "")
  }

  /// Whether anything else reacts when the value changes or on demand.
  private func isReactedTo(
    _ property: PropertyDeclaration, in type: NominalType, by closure: SourceNode,
    of task: SourceNode, _ code: SourceNode
  ) -> Bool {
    let called = Set(closure.descendants.compactMap { $0.kind == .call ? $0.calledName : nil })
    for part in type.parts {
      for node in part.node.descendants
      where node.kind == .call && node != task && !node.isInside(closure) {
        let name = node.calledName ?? ""
        if ["onChange", "onReceive", "onSubmit", "refreshable", "task"].contains(name),
          node.arguments.contains(where: { names(property, in: $0) })
        {
          return true
        }
        if called.contains(name), !name.isEmpty, name != "sleep" { return true }
      }
    }
    return type.functions.contains { function in
      function.body != code
        && PropertyUses(of: property.name, in: [function.node]).all.contains { $0.kind == .read }
    }
  }

  private func names(_ property: PropertyDeclaration, in node: SourceNode) -> Bool {
    ([node] + node.descendants).contains {
      // A label and the text of a literal do not refer to anything.
      ![.argument, .stringLiteral].contains($0.kind)
        && ($0.name == property.name || $0.name == "$" + property.name)
    }
  }

  private func finding(
    _ call: SourceNode, _ name: String, _ read: PropertyUses.Use, of input: ChangingInput? = nil
  ) -> Finding {
    let callee = call.callee
    let end = (callee?.nameStart ?? call.range.start) + "task".utf8.count
    let hasParentheses =
      call.tree.text.bytes.indices.contains(end) && call.tree.text.bytes[end] == 0x28
    return Finding(
      self, at: call, range: SourceRange(callee?.nameStart ?? call.range.start, end),
      message: input.map { input in
        LocalizedText(
          "This task reads '\(name)' once: when '\(input.parent)' passes another one, nothing is done again.",
          ja: "この task は '\(name)' を一度だけ読みます。'\(input.parent)' が別の値を渡しても、やり直しません。")
      }
        ?? LocalizedText(
          "This task reads '\(name)' once: when a control changes it, nothing is done again.",
          ja: "この task は '\(name)' を一度だけ読みます。コントロールで変わっても、やり直しません。"),
      advice: call.argument("id") == nil
        ? LocalizedText("Write '.task(id: \(name))'.", ja: "'.task(id: \(name))' と書いてください。")
        : LocalizedText("Put '\(name)' into its id.", ja: "id に '\(name)' も入れてください。"),
      fixes: hasParentheses
        ? []
        : [
          Fix(
            LocalizedText("Start it again at each change", ja: "変わるたびに始め直す"), safety: .unsafe,
            edits: [.insert("(id: \(name))", at: end, in: call.tree)])
        ],
      related: [
        Finding.Related(read.node, LocalizedText("It is read here.", ja: "ここで読まれています。"))
      ]
        + (input.map { input in
          [
            Finding.Related(
              input.value,
              LocalizedText(
                "The view stays, and gets another one here.", ja: "View はそのままで、ここで別の値を受け取ります。"))
          ]
        } ?? []))
  }
}

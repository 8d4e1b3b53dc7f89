import SourceModel

/// `redundant-derived-state`: a state that is determined by others.
struct RedundantDerivedStateRule: Rule {
  let id = "redundant-derived-state"
  let severity = Severity.warning

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "a state that is computed from others", ja: "他から計算できる状態"),
      reason: LocalizedText(
        """
        A count, a sum or a filtered list follows from what it is taken from. Kept as a state of its \
        own it has to be set again at every change, and one forgotten place leaves the screen wrong. \
        A computed property is right at once and always.
        """,
        ja: """
          個数、合計、絞り込んだ一覧は元のデータから決まります。別の状態として持つと変更のたびに設定し直す\
          必要があり、一箇所忘れると画面が誤ります。計算プロパティなら常に正しくなります。
          """),
      exceptions: LocalizedText(
        """
        A cache is kept on purpose: names and comments that say 'cache', values that are set in a \
        task, anything that is set in more than one way, what begins with 'Int.max' or '-1', what an \
        animation follows, and what is compared with its source later on are left alone.
        """,
        ja: """
          意図的なキャッシュ(名前やコメントに cache とあるもの)、タスクで設定されるもの、設定の仕方が複数あるもの、\
          'Int.max' や '-1' で始まるもの、アニメーションが追うもの、後で元の値と比べられるものは対象外です。
          """))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    let owners =
      project.views(in: file)
      + project.classes(in: file).filter {
        project.isObservable($0).isYes || project.isObservableObject($0).isYes
      }
    return owners.flatMap { type in
      type.declaration.properties.compactMap { finding($0, of: type, in: project) }
    }
  }

  /// Operations that derive a value from a collection alone.
  private static let pure: Set<String> = [
    "count", "isEmpty", "reduce", "filter", "map", "compactMap", "flatMap", "sorted", "first",
    "last",
    "min", "max", "contains", "allSatisfy", "reversed", "uppercased", "lowercased", "capitalized",
    "prefix", "suffix", "joined", "dropFirst", "dropLast", "trimmingCharacters",
  ]

  private func finding(
    _ property: PropertyDeclaration, of type: NominalType, in project: Project
  ) -> Finding? {
    let isState = property.attribute("State") != nil || property.attribute("Published") != nil
    let isTracked = type.declaration.isClass && property.wrapper == nil && property.isStored
    guard isState || isTracked, !property.isStatic, !property.isLet, !property.isLazy,
      property.unknownAttributes.isEmpty, !isCache(property)
    else { return nil }
    let uses = PropertyUses(of: property, in: type)
    guard uses.projections.isEmpty, uses.wrapperUses.isEmpty, uses.calls.isEmpty else { return nil }
    if uses.writes.isEmpty { return neverSet(property, uses, of: type, project) }
    guard !startsOutside(property), !maySetElsewhere(property, project) else { return nil }
    let resets = uses.writes.filter(isReset)
    if let value = soleValue(uses.writes.filter { !isReset($0) }),
      let source = derivation(of: value, property, in: type),
      resets.allSatisfy({ empties(source, beside: $0, asIn: value) }),
      follows(value, writes: uses.writes.filter { !isReset($0) }, in: type)
    {
      return isCompared(uses.reads, with: value.textWithoutSelf)
        ? nil : finding(property, from: source, of: type, by: value.textWithoutSelf)
    }
    if let steps = StepsBesideList(of: property, uses, in: type) {
      return finding(property, from: steps.list, of: type, by: "\(steps.list).count")
    }
    if let sum = SumBesideList(of: property, uses, in: type, project) {
      return finding(property, from: sum.list, of: type, by: sum.value)
    }
    guard let value = followedValue(of: property, uses, in: type, project), !value.isCopy else {
      return nil
    }
    return finding(property, from: value.source, of: type, by: value.text)
  }

  /// What a view's state is kept equal to by `onAppear` and `onChange`, if nothing else sets it. A
  /// plain copy is a finding of `duplicate-source-of-truth`.
  func followedValue(
    of property: PropertyDeclaration, _ uses: PropertyUses, in type: NominalType,
    _ project: Project
  ) -> FollowedValue? {
    guard property.attribute("State") != nil, project.isView(type).isYes,
      property.unknownAttributes.isEmpty, !isCache(property), !startsOutside(property),
      !maySetElsewhere(property, project),
      uses.projections.isEmpty, uses.wrapperUses.isEmpty, uses.calls.isEmpty,
      let value = FollowedValue(of: property, writes: uses.writes, in: type),
      !isCompared(uses.reads, with: value.text)
    else { return nil }
    return value
  }

  /// Whether its initial value cannot come from what it follows: `Int.max`, `-1`, `"Ready"`. It then
  /// means "not yet".
  private func startsOutside(_ property: PropertyDeclaration) -> Bool {
    guard let value = property.initialValue else { return false }
    let ends: Set<String> = ["max", "min", "infinity", "greatestFiniteMagnitude", "nan"]
    return value.kind == .prefixOperator || value.kind == .stringLiteral && !value.name.isEmpty
      || value.kind == .memberAccess && ends.contains(value.name)
  }

  /// Whether other code may set it.
  private func maySetElsewhere(_ property: PropertyDeclaration, _ project: Project) -> Bool {
    guard !property.isPrivate, !property.modifiers.contains(where: { $0.detail == "set" }) else {
      return false
    }
    return project.memberAccesses(named: property.name).contains {
      PropertyUses.access(of: $0) != .read
    } || !project.memberAccesses(named: "$" + property.name).isEmpty
  }

  /// A count next to a collection that is never set: it is correct only while the collection is
  /// empty.
  private func neverSet(
    _ property: PropertyDeclaration, _ uses: PropertyUses, of type: NominalType, _ project: Project
  ) -> Finding? {
    guard property.attribute("State") != nil, property.isPrivate, uses.reads.isEmpty,
      property.initialValue?.text == "0"
    else { return nil }
    let name = property.name.lowercased()
    guard name == "count" || name.hasSuffix("count") || name == "total" else { return nil }
    let collections = type.declaration.properties.filter {
      $0.attribute("State") != nil && ($0.typeNode?.kind == .arrayType)
    }
    guard collections.count == 1, let source = collections.first else { return nil }
    return finding(property, from: source.name, of: type, by: "\(source.name).count")
  }

  private func finding(
    _ property: PropertyDeclaration, from source: String, of type: NominalType, by value: String
  ) -> Finding {
    let name = property.name
    return Finding(
      self, at: property.binding,
      range: property.nameRange,
      message: LocalizedText(
        "'\(name)' follows from '\(source)'. Kept beside it, it is wrong wherever setting it is forgotten.",
        ja: "'\(name)' は '\(source)' から決まります。別に持つと、設定を忘れた箇所で誤った値になります。"),
      advice: LocalizedText(
        "Make it a computed property: 'var \(name): … { \(value) }'.",
        ja: "計算プロパティにしてください:'var \(name): … { \(value) }'。"))
  }

  private func isCache(_ property: PropertyDeclaration) -> Bool {
    let name = property.name.lowercased()
    let words = [
      "cache", "memo", "snapshot", "saved", "previous", "last", "initial", "old", "stored",
    ]
    if words.contains(where: name.contains) { return true }
    let text = property.node.tree.text
    let line = text.line(of: property.node.range.start)
    return [line - 1, line].contains { number in
      guard let range = text.rangeOfLine(number) else { return false }
      let written = text[range].lowercased()
      return written.contains("//") && (written.contains("cache") || written.contains("キャッシュ"))
    }
  }

  /// Whether it is compared with its source: then it remembers an earlier value.
  private func isCompared(_ reads: [PropertyUses.Use], with value: String) -> Bool {
    reads.contains { read in
      guard let sequence = read.whole.parent, sequence.kind == .sequence else { return false }
      return sequence.children.contains { $0.textWithoutSelf == value }
    }
  }

  /// The assigned value, if all assignments have the same one and are made immediately.
  private func soleValue(_ writes: [PropertyUses.Use]) -> SourceNode? {
    var sole: SourceNode?
    for write in writes {
      guard write.whole == write.node, let assignment = write.node.parent,
        assignment.kind == .assignment, assignment.detail == "=", !isLater(assignment),
        let value = assignment.assignedValue
      else { return nil }
      if let sole, sole.textWithoutSelf != value.textWithoutSelf { return nil }
      sole = value
    }
    return sole
  }

  /// Whether it runs in a task, under a condition, or automatically at each change.
  private func isLater(_ assignment: SourceNode) -> Bool {
    for ancestor in assignment.ancestors {
      switch ancestor.kind {
      case .ifStatement, .guardStatement, .switchStatement, .whileStatement, .forStatement,
        .doStatement:
        return true
      case .closure:
        let name = BodyCode.callTaking(ancestor)?.calledName ?? ""
        if name == "withAnimation" { continue }
        // What surrounds an action is a view builder: it does not say when the action runs.
        return !["onAppear", "onChange", "Button", "onReceive"].contains(name)
      case .functionDeclaration: return FunctionDeclaration(ancestor).isAsync
      // A single place that follows every change of the source misses none.
      case .accessor where ancestor.name == "didSet" || ancestor.name == "willSet": return true
      case .accessors, .initializerDeclaration: return false
      default: continue
      }
    }
    return false
  }

  /// The stored property from which the value is derived, by pure operations only.
  private func derivation(
    of value: SourceNode, _ property: PropertyDeclaration, in type: NominalType
  ) -> String? {
    if value.kind == .stringLiteral { return namesInText(value, property, in: type).first }
    let root = value.chainRoot
    guard root != value, let path = firstName(root), path != property.name,
      let source = type.property(path), source.isStored, !source.isLet, !source.isStatic,
      source.wrapper == nil
        || ["State", "Published", "Binding"].contains(source.wrapper?.name ?? ""),
      !LocalNames.hide(path, at: root)
    else { return nil }
    var node = root
    while node != value {
      guard let parent = node.parent else { return nil }
      if parent.kind == .memberAccess, !Self.pure.contains(parent.name) { return nil }
      if parent.kind == .tryExpression || parent.kind == .awaitExpression { return nil }
      node = parent
    }
    // Everything else that it reads belongs to the type, or is a closure's parameter.
    for name in value.descendants where name.kind == .identifier {
      // An operator as a function, `$0`.
      if name.name.first?.isLetter != true || name.name == "self" || name.name == path { continue }
      if LocalNames.declaration(of: name.name, at: name).map({ $0.isInside(value) }) == true {
        continue
      }
      if name.ancestors.contains(where: { $0.kind == .keyPath && $0.isInside(value) }) { continue }
      // A service may return another value the next time.
      guard let other = type.property(name.name), !LocalNames.hide(name.name, at: name),
        other.name != property.name, other.isStored,
        ["State", "Published", "Binding"].contains(other.wrapper?.name ?? "")
          || other.isLet
            && name.parent?.kind != .memberAccess
      else { return nil }
    }
    return path
  }

  /// The states in `"\(first) \(last)"`, if it contains nothing else.
  private func namesInText(
    _ text: SourceNode, _ property: PropertyDeclaration, in type: NominalType
  ) -> [String] {
    let names = text.descendants.filter { $0.kind == .identifier }
    let sources = names.compactMap { name -> String? in
      guard name.name != property.name, !LocalNames.hide(name.name, at: name),
        let source = type.property(name.name), source.isStored, !source.isStatic,
        ["State", "Published", "Binding"].contains(source.wrapper?.name ?? "")
      else { return nil }
      return name.name
    }
    let isPlain = text.descendants.allSatisfy { $0.kind != .call && $0.kind != .closure }
    return isPlain && sources.count == names.count ? sources : []
  }

  private func firstName(_ node: SourceNode) -> String? {
    node.kind == .identifier && node.name != "self" ? node.name : nil
  }
}

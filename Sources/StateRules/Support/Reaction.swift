import SourceModel

/// An `onAppear` or `onChange` whose action directly does something.
struct Reaction {
  /// The observed property; nil for `onAppear`, and for an expression that is more than a name.
  let observed: String?
  /// The action's parameter for the new value.
  let newValue: String?
  /// The modifier's call.
  let call: SourceNode

  /// Whether it runs when the view appears.
  var isFirst: Bool {
    call.calledName == "onAppear" || call.argument("initial")?.name == "true"
  }

  /// The action.
  private let closure: SourceNode

  /// Whether this names the new value: `$0` in a closure inside of the action is something else.
  func isNewValue(_ node: SourceNode) -> Bool {
    observed != nil && node.kind == .identifier && node.name == newValue
      && (!node.name.hasPrefix("$") || node.enclosingCode == closure)
  }

  /// The reactions that execute a statement: the one whose action it is part of, or all that call
  /// the method that it is part of. Nil if anything else does, too.
  static func all(around statement: SourceNode, in type: NominalType) -> [Reaction]? {
    guard let code = statement.enclosingCode else { return nil }
    if code.kind == .closure {
      return statement.parent == code ? Reaction(around: statement).map { [$0] } : nil
    }
    guard code.kind == .functionDeclaration, statement.parent?.parent == code,
      type.functions(code.name).count == 1, let function = type.functions(code.name).first,
      function.parameters.isEmpty, !function.isAsync
    else { return nil }
    let calls = PropertyUses(of: code.name, in: type.parts.map(\.node)).all.map(\.node.parent)
    let reactions = calls.compactMap { call -> Reaction? in
      guard let call, call.kind == .call, call.parent?.kind == .closure else { return nil }
      return Reaction(around: call)?.withoutNewValue
    }
    return reactions.isEmpty || reactions.count < calls.count ? nil : reactions
  }

  /// The same for code that does not see the action's parameters.
  private var withoutNewValue: Reaction {
    Reaction(observed: observed, newValue: nil, call: call, closure: closure)
  }

  private init(observed: String?, newValue: String?, call: SourceNode, closure: SourceNode) {
    self.observed = observed
    self.newValue = newValue
    self.call = call
    self.closure = closure
  }

  /// The reaction whose action contains `node` directly, not in a nested closure.
  init?(around node: SourceNode) {
    guard let closure = node.enclosingCode, closure.kind == .closure,
      let call = BodyCode.callTaking(closure)
    else { return nil }
    self.call = call
    self.closure = closure
    switch call.calledName {
    case "onAppear":
      observed = nil
      newValue = nil
    case "onChange":
      let path = call.argument("of")?.namePath
      observed = path?.count == 1 ? path?[0] : nil
      let parameters = closure.children(.parameter).map(\.name)
      // With two parameters the second one is the new value.
      let isPair = closure.descendants.contains { $0.kind == .identifier && $0.name == "$1" }
      newValue = parameters.last ?? (isPair ? "$1" : "$0")
    default: return nil
    }
  }
}

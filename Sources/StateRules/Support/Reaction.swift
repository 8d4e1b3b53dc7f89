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

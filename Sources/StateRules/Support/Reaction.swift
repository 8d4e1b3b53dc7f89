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

  /// The reaction whose action contains `node` directly, not in a nested closure.
  init?(around node: SourceNode) {
    guard let closure = node.enclosingCode, closure.kind == .closure,
      let call = BodyCode.callTaking(closure)
    else { return nil }
    self.call = call
    switch call.calledName {
    case "onAppear":
      observed = nil
      newValue = nil
    case "onChange":
      let path = call.argument("of")?.namePath
      observed = path?.count == 1 ? path?[0] : nil
      newValue = closure.children(.parameter).last?.name ?? "$0"
    default: return nil
    }
  }
}

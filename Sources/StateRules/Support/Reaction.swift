import SourceModel

/// An `onAppear` or `onChange` whose action does something by itself.
struct Reaction {
  /// The property whose changes it follows; nil for `onAppear`, and for what is more than a name.
  let observed: String?
  /// What its action calls the new value.
  let newValue: String?
  /// The modifier's call.
  let call: SourceNode

  /// Whether it is done when the view appears.
  var isFirst: Bool {
    call.calledName == "onAppear" || call.argument("initial")?.name == "true"
  }

  /// The reaction whose action holds `node` itself, in no closure within.
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

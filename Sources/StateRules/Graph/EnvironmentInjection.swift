import SourceModel

/// `.environmentObject(x)`, `.environment(x)`, `.environment(\.key, x)`.
struct EnvironmentInjection {
  let call: SourceNode
  let value: SourceNode
  /// `.key`; `nil` for an object, which is found by its type.
  let key: String?

  init?(_ call: SourceNode) {
    guard call.kind == .call, call.receiver != nil else { return nil }
    let arguments = call.arguments
    switch call.calledName {
    case "environmentObject":
      guard let value = arguments.first?.value else { return nil }
      self.value = value
      key = nil
    case "environment":
      guard let first = arguments.first?.value else { return nil }
      if first.kind == .keyPath {
        guard arguments.count == 2, let value = arguments[1].value else { return nil }
        self.value = value
        key = first.name
      } else {
        value = first
        key = nil
      }
    default: return nil
    }
    self.call = call
  }

  /// The injections that reach a node from the member that it stands in, the nearest first.
  static func around(_ node: SourceNode) -> [EnvironmentInjection] {
    var injections: [EnvironmentInjection] = []
    var here = node
    while let parent = here.parent {
      if parent.kind.isTypeDeclaration || parent.kind == .extensionDeclaration { break }
      // What is injected reaches what is left of the call, not its arguments.
      if parent.kind == .call, parent.callee == here, let found = EnvironmentInjection(parent) {
        injections.append(found)
      }
      here = parent
    }
    return injections
  }
}

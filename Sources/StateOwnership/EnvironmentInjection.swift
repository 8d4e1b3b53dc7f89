import SourceModel

/// `.environmentObject(x)`, `.environment(x)`, `.environment(\.key, x)`.
struct EnvironmentInjection {
  var call: SourceNode
  var value: SourceNode
  /// `.key`; `nil` for an object, which is found by its type.
  let key: String?

  init?(_ call: SourceNode) {
    guard call.kind == .call else { return nil }
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
}

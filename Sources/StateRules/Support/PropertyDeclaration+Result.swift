import SourceModel

extension PropertyDeclaration {
  /// What the computed property returns, if that is all it does.
  var soleResult: SourceNode? {
    guard let getter else { return nil }
    let statements = Array(getter.children)
    guard statements.count == 1, let only = statements.first else { return nil }
    return only.kind == .controlTransfer ? only.firstChild : only
  }
}

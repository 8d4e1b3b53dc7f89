extension Project {
  /// Every call of this name, in all files: `Name(...)`, `Module.Name(...)`, `x.name(...)`.
  package func calls(named name: String) -> [SourceNode] { uses.calls[name] ?? [] }

  /// Every place that says `.name` on something else than `self`, in all files.
  package func memberAccesses(named name: String) -> [SourceNode] { uses.members[name] ?? [] }
}

/// Where names are used in a whole project.
struct UseIndex: Sendable {
  private(set) var calls: [String: [SourceNode]] = [:]
  private(set) var members: [String: [SourceNode]] = [:]

  init(_ files: [SourceFile]) {
    for file in files {
      for node in file.tree.root.descendants {
        switch node.kind {
        case .call:
          if let callee = node.callee {
            switch callee.kind {
            case .identifier, .memberAccess: calls[callee.name, default: []].append(node)
            case .otherExpression:
              if let base = callee.firstChild, base.kind == .identifier {
                calls[base.name, default: []].append(node)
              }
            default: continue
            }
          }
        case .memberAccess:
          if let base = node.firstChild, base.kind == .identifier, base.name == "self" { continue }
          members[node.name, default: []].append(node)
        default: continue
        }
      }
    }
  }
}

import StateOwnership
import StateRules

/// A state graph as a Mermaid diagram: a box for each view with the states it owns, an arrow for
/// each lent state, in both directions for a binding and dotted if it goes through the environment.
enum GraphMermaid {
  static func text(_ graph: OwnershipGraph) -> String {
    let views = graph.views.filter { view in
      !view.states.isEmpty || graph.views.contains { $0.makes.contains(view.id) }
    }
    let numbers = Dictionary(
      views.enumerated().map { ($1.id, "v\($0)") }, uniquingKeysWith: { first, _ in first })
    var lines = ["graph LR"]
    for view in views {
      guard let number = numbers[view.id] else { continue }
      let own = view.states.filter { [.owned, .kept, .made, .shared].contains($0.role) }
        .map { escaped("\($0.wrapper) \($0.name)") }
      lines.append(
        "  \(number)[\"\((["<b>\(escaped(view.id))</b>"] + own).joined(separator: "<br/>"))\"]")
    }
    for view in views {
      guard let number = numbers[view.id] else { continue }
      var told: Set<String> = []
      for state in view.states {
        for lending in state.lendings {
          guard let target = lending.view.flatMap({ numbers[$0] }) else { continue }
          told.insert(target)
          let arrow =
            switch lending.way {
            case .binding: "<-->"
            case .object, .value: "-->"
            case .environment: "-.->"
            }
          lines.append("  \(number) \(arrow)|\"\(escaped(lending.expression))\"| \(target)")
        }
        if state.unknown != nil {
          lines.append(
            "  \(number)u\(state.line)([\"?\"]) -.->|\"\(escaped(state.name))\"| \(number)")
        }
      }
      for target in view.makes.compactMap({ numbers[$0] }) where !told.contains(target) {
        lines.append("  \(number) --- \(target)")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\"": "#quot;"
      case "<": "#lt;"
      case ">": "#gt;"
      case "#": "#35;"
      case "|": "#124;"
      default: String(character)
      }
    }.joined()
  }
}

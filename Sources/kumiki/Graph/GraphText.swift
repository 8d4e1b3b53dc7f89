import StateRules

/// A graph of states as a tree that a person reads in a terminal.
struct GraphText {
  let graph: StateGraph

  /// Everything, or what there is of one view or class; `nil` where there is no such type.
  func text(of name: String?) -> String? {
    guard let name else { return whole }
    let isMeant: (String) -> Bool = {
      $0 == name || $0.hasSuffix(".\(name)") || $0.hasPrefix("\(name) (")
    }
    let views = graph.views.filter { isMeant($0.id) }
    let objects = graph.objects.filter { isMeant($0.id) }
    guard !views.isEmpty || !objects.isEmpty else { return nil }
    return (views.map { card($0, isAlone: true) } + objects.map(card)).joined(separator: "\n")
  }

  private var whole: String {
    let shown = graph.views.filter { !$0.states.isEmpty }
    var text = shown.map { card($0, isAlone: false) }.joined(separator: "\n")
    let others = graph.views.filter(\.states.isEmpty).map(\.id)
    if !others.isEmpty {
      text += "\(text.isEmpty ? "" : "\n")Without state: \(others.joined(separator: ", "))\n"
    }
    return text.isEmpty ? "There is no view here.\n" : text
  }

  // MARK: Cards

  private func card(_ view: GraphView, isAlone: Bool) -> String {
    var branches = view.states.map { branch($0, of: view, isAlone: isAlone) }
    if isAlone {
      let makers = graph.views.filter { $0.makes.contains(view.id) }.map(\.id)
      if !makers.isEmpty { branches.append(Branch("made by \(makers.joined(separator: ", "))")) }
      if !view.makes.isEmpty {
        branches.append(Branch("makes \(view.makes.joined(separator: ", "))"))
      }
    }
    return "\(view.id)  \(view.path):\(view.line)\n" + Branch.lines(branches)
  }

  private func card(_ object: GraphObject) -> String {
    var branches: [Branch] = []
    if !object.watched.isEmpty {
      branches.append(Branch("views watch \(object.watched.joined(separator: ", "))"))
    }
    for view in graph.views {
      for state in view.states where Self.names(state.type, object.id) && state.sources.isEmpty {
        var branch = branch(state, of: view, isAlone: true)
        branch.text = "\(view.id) \(branch.text)"
        branches.append(branch)
      }
    }
    if branches.count == (object.watched.isEmpty ? 0 : 1) {
      branches.append(Branch("no view here holds it"))
    }
    return "\(object.id)  \(object.path):\(object.line)\n" + Branch.lines(branches)
  }

  private static func names(_ type: String?, _ id: String) -> Bool {
    guard let type else { return false }
    let plain = type.filter { $0 != "?" && $0 != "!" }
    return plain == id || id.hasSuffix(".\(plain)")
  }

  private func branch(_ state: GraphState, of view: GraphView, isAlone: Bool) -> Branch {
    let type = state.type.map { ": \($0)" } ?? ""
    let written = [state.wrapper, state.name].filter { !$0.isEmpty }.joined(separator: " ")
    var branch = Branch("\(Self.verb(state.role)) \(written)\(type)")
    for source in state.sources {
      branch.inside.append(Branch("from \(source.view).\(source.state)\(Self.remark(source.way))"))
    }
    if let unknown = state.unknown { branch.inside.append(Branch("from ? - \(unknown)")) }
    // What is lent to it is followed from its owner.
    if state.sources.isEmpty || isAlone {
      branch.inside += flow(of: state, in: view, visited: [Self.key(state, view)])
    } else {
      branch.inside += uses(state)
    }
    return branch
  }

  // MARK: Flow

  private func flow(
    of state: GraphState, in view: GraphView, visited: Set<String>
  ) -> [Branch] {
    uses(state)
      + state.lendings.map { lending in
        let target = lending.view.flatMap(graph.view)
        let next = target?.state(lending.property)
        let name =
          lending.view.map { view in lending.property.map { "\(view).\($0)" } ?? view }
          ?? lending.other ?? "?"
        let arrow = lending.way == .environment ? "⇢" : "→"
        if lending.other == "environment" {
          return Branch("\(lending.expression) ⇢ environment; nothing here is seen to take it out")
        }
        var branch = Branch("\(lending.expression) \(arrow) \(name)\(Self.remark(lending.way))")
        if let next, let target {
          let key = Self.key(next, target)
          if visited.contains(key) {
            branch.text += " (as above)"
          } else {
            branch.inside = flow(of: next, in: target, visited: visited.union([key]))
          }
        } else if lending.view != nil, lending.property == nil {
          branch.inside = [Branch("? - what becomes of it there is not known")]
        }
        return branch
      }
  }

  private static func key(_ state: GraphState, _ view: GraphView) -> String {
    "\(view.id).\(state.name)"
  }

  /// A line for each member that uses it.
  private func uses(_ state: GraphState) -> [Branch] {
    var members: [String] = []
    for use in state.uses where !members.contains(use.member) { members.append(use.member) }
    return members.map { member in
      let parts = [GraphUse.Access.reads, .writes, .calls].compactMap { access -> String? in
        let own = state.uses.filter { $0.member == member && $0.access == access }
        guard !own.isEmpty else { return nil }
        let names = own.map(\.part).filter { !$0.isEmpty }
        return names.isEmpty
          ? access.rawValue : "\(access.rawValue) \(names.joined(separator: ", "))"
      }
      return Branch("\(member) \(parts.joined(separator: "; "))")
    }
  }

  static func verb(_ role: GraphState.Role) -> String {
    switch role {
    case .owned: "owns"
    case .kept: "reads what the system keeps:"
    case .borrowed: "is lent"
    case .environment: "finds in the environment"
    case .shared: "shares with everybody"
    case .made: "makes anew at each run"
    case .copy: "is given"
    }
  }

  private static func remark(_ way: GraphLending.Way) -> String {
    switch way {
    case .value: "  (a copy)"
    case .environment: "  (environment)"
    case .binding, .object: ""
    }
  }

  /// A line with lines below it.
  private struct Branch {
    var text: String
    var inside: [Branch] = []

    init(_ text: String) { self.text = text }

    static func lines(_ branches: [Branch], _ indentation: String = "") -> String {
      branches.enumerated().map { index, branch in
        let isLast = index == branches.count - 1
        return "\(indentation)\(isLast ? "└─ " : "├─ ")\(branch.text)\n"
          + lines(branch.inside, indentation + (isLast ? "   " : "│  "))
      }.joined()
    }
  }
}

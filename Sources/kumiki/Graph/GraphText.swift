import SourceModel
import StateOwnership
import StateRules

/// A state graph as a tree for terminals.
struct GraphText {
  let graph: OwnershipGraph
  private let language: Language
  private let words: GraphWords

  init(graph: OwnershipGraph, language: Language = .english) {
    self.graph = graph
    self.language = language
    words = GraphWords.of(language)
  }

  /// The whole graph, or the part for one view or class; `nil` if there is no such type.
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
      text += "\(text.isEmpty ? "" : "\n")\(words.withoutState(others.joined(separator: ", ")))\n"
    }
    return text.isEmpty ? words.noView + "\n" : text
  }

  // MARK: Cards

  private func card(_ view: GraphView, isAlone: Bool) -> String {
    var branches = view.states.map { branch($0, of: view, isAlone: isAlone) }
    if isAlone {
      let makers = graph.views.filter { $0.makes.contains(view.id) }.map(\.id)
      if !makers.isEmpty { branches.append(Branch(words.madeBy(makers.joined(separator: ", ")))) }
      if !view.makes.isEmpty {
        branches.append(Branch(words.makes(view.makes.joined(separator: ", "))))
      }
    }
    return "\(view.id)  \(view.path):\(view.line)\n" + Branch.lines(branches)
  }

  private func card(_ object: GraphObject) -> String {
    var branches: [Branch] = []
    if !object.watched.isEmpty {
      branches.append(Branch(words.watched(object.watched.joined(separator: ", "))))
    }
    for view in graph.views {
      for state in view.states where Self.names(state.type, object.id) && state.sources.isEmpty {
        var branch = branch(state, of: view, isAlone: true)
        branch.text = "\(view.id) \(branch.text)"
        branches.append(branch)
      }
    }
    if branches.count == (object.watched.isEmpty ? 0 : 1) {
      branches.append(Branch(words.noHolder))
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
    var branch = Branch(words.role(state.role, "\(written)\(type)"))
    for source in state.sources.prefix(isAlone ? .max : Self.mostSources) {
      branch.inside.append(
        Branch(words.from("\(source.view).\(source.state)\(remark(source.way))")))
    }
    if !isAlone, state.sources.count > Self.mostSources {
      branch.inside.append(Branch(words.from(words.others(state.sources.count - Self.mostSources))))
    }
    if let unknown = state.unknown {
      branch.inside.append(Branch(words.from("? - \(unknown[language])")))
    }
    // A borrowed state is shown with its owner.
    if state.sources.isEmpty || isAlone {
      var visited: Set<String> = [Self.key(state, view)]
      branch.inside += flow(of: state, in: view, isAlone: isAlone, visited: &visited)
    } else {
      branch.inside += uses(state)
    }
    return branch
  }

  // MARK: Flow

  /// When the whole graph is shown, more recipients or lenders than this are only counted.
  private static let mostReceivers = 6
  private static let mostSources = 3

  /// - Parameter visited: what was already shown of this state, and is not repeated.
  private func flow(
    of state: GraphState, in view: GraphView, isAlone: Bool, visited: inout Set<String>
  ) -> [Branch] {
    var branches = uses(state)
    var counted: Set<String> = []
    for lending in state.lendings {
      if lending.other == "environment" {
        branches.append(
          Branch("\(lending.expression) ⇢ \(words.takenByNobody)"))
        continue
      }
      let equals = state.lendings.filter {
        $0.way == .environment && $0.expression == lending.expression
      }
      if !isAlone, lending.way == .environment, equals.count > Self.mostReceivers {
        if counted.insert(lending.expression).inserted {
          branches.append(crowd(lending.expression, equals))
        }
        continue
      }
      branches.append(branch(lending, isAlone: isAlone, visited: &visited))
    }
    return branches
  }

  private func crowd(_ expression: String, _ lendings: [GraphLending]) -> Branch {
    var views: [String] = []
    for view in lendings.compactMap(\.view) where !views.contains(view) { views.append(view) }
    let others = views.count - Self.mostReceivers
    let first = views.prefix(Self.mostReceivers).joined(separator: ", ")
    return Branch(
      "\(expression) ⇢ \(first)\(others > 0 ? words.and(words.others(others)) : "")  (\(words.environment))"
    )
  }

  private func branch(
    _ lending: GraphLending, isAlone: Bool, visited: inout Set<String>
  ) -> Branch {
    let target = lending.view.flatMap(graph.view)
    let name =
      lending.view.map { view in lending.property.map { "\(view).\($0)" } ?? view }
      ?? lending.other ?? "?"
    let arrow = lending.way == .environment ? "⇢" : "→"
    var branch = Branch("\(lending.expression) \(arrow) \(name)\(remark(lending.way))")
    if let target, let next = target.state(lending.property) {
      if visited.insert(Self.key(next, target)).inserted {
        branch.inside = flow(of: next, in: target, isAlone: isAlone, visited: &visited)
      } else {
        branch.text += "  (\(words.asAbove))"
      }
    } else if lending.view != nil, lending.property == nil {
      branch.inside = [Branch("? - \(words.notKnownThere)")]
    }
    return branch
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
        return words.access(access, names.joined(separator: ", "))
      }
      return Branch(words.use(member, parts))
    }
  }

  private func remark(_ way: GraphLending.Way) -> String {
    switch way {
    case .value: "  (\(words.copy))"
    case .environment: "  (\(words.environment))"
    case .binding, .object: ""
    }
  }

  /// A line with nested lines.
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

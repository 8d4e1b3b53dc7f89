extension OwnershipGraph {
  /// The part around one view or class: everything that lends to it and that it lends to,
  /// transitively. Without a name, the whole graph; `nil` if there is no such type.
  package func part(around name: String?) -> OwnershipGraph? {
    guard let name else { return self }
    let isMeant: (String) -> Bool = {
      $0 == name || $0.hasSuffix(".\(name)") || $0.hasPrefix("\(name) (")
    }
    let chosen = objects.filter { isMeant($0.id) }
    var found = Set(views.map(\.id).filter(isMeant))
    guard !found.isEmpty || !chosen.isEmpty else { return nil }
    for view in views where view.states.contains(where: { holds($0, chosen) }) {
      found.insert(view.id)
    }
    let forwards = Dictionary(
      uniqueKeysWithValues: views.map { view in
        (view.id, view.states.flatMap(\.lendings).compactMap(\.view))
      })
    var backwards: [String: [String]] = [:]
    for (view, targets) in forwards {
      for target in targets { backwards[target, default: []].append(view) }
    }
    let reached = Self.reach(found, forwards).union(Self.reach(found, backwards))
    return OwnershipGraph(views: views.filter { reached.contains($0.id) }, objects: objects)
  }

  private func holds(_ state: GraphState, _ objects: [GraphObject]) -> Bool {
    let type = (state.type ?? "").filter { $0 != "?" && $0 != "!" }
    return !type.isEmpty && objects.contains { $0.id == type || $0.id.hasSuffix(".\(type)") }
  }

  private static func reach(_ start: Set<String>, _ edges: [String: [String]]) -> Set<String> {
    var reached = start
    var left = Array(start)
    while let here = left.popLast() {
      for next in edges[here] ?? [] where reached.insert(next).inserted { left.append(next) }
    }
    return reached
  }
}

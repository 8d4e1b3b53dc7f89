import HostInterface

/// The message for a query that did not find exactly one element.
@MainActor
struct Failure {
  let query: ViewTest.Query
  let scope: ViewTest.Element

  init(_ query: ViewTest.Query, in scope: ViewTest.Element) {
    self.query = query
    self.scope = scope
  }

  func message(_ found: [ViewTest.Element]) -> String {
    var parts: [String]
    if found.isEmpty {
      parts = ["Nothing matches \(query)."]
      let hidden = query.matches(in: scope).filter { $0.isHidden(in: scope.test) }
      if !hidden.isEmpty {
        parts = ["\(query) is there but hidden: \(lines(hidden))"]
      } else if let index = query.index {
        var all = query
        all.index = nil
        let count = scope.findAll(all).count
        if count > 0 { parts = ["There are \(count) of \(all), none at \(index) (from 0)."] }
      }
      let nearest = nearest()
      if !nearest.isEmpty {
        parts.append(
          "Did you mean \(nearest.map { TreeText.quoted($0) }.joined(separator: " or "))?")
      }
    } else {
      parts = [
        "\(found.count) elements match \(query); say which with .first or .at(index):",
        lines(found.map(\.node)),
      ]
    }
    var outline = TreeText(scope.test)
    outline.isBrief = true
    parts.append("On the screen:\n\(outline.text(of: scope.node))")
    return parts.joined(separator: "\n")
  }

  private func lines(_ nodes: [HostTree.Node]) -> String {
    let text = TreeText(scope.test)
    return nodes.enumerated().map { "  \($0.offset): \(text.line($0.element))" }
      .joined(separator: "\n")
  }

  /// Returns the names on the screen that are most similar to the one searched for.
  private func nearest() -> [String] {
    let wanted: String
    switch query.name {
    case .any(let name), .text(let name), .label(let name), .placeholder(let name),
      .containing(let name):
      wanted = name
    case nil:
      guard let identifier = query.identifier else { return [] }
      wanted = identifier
    }
    var names: Set<String> = []
    scope.node.forEachNode { node in
      if query.name == nil {
        if let identifier = node.content.identifier { names.insert(identifier) }
      } else {
        names.formUnion(query.names(of: node))
      }
    }
    names.remove("")
    names.remove(wanted)
    let limit = max(2, wanted.count / 2)
    return names.map { (distance: EditDistance.between($0, wanted), name: $0) }
      .filter { $0.distance <= limit }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(3).map(\.name)
  }
}

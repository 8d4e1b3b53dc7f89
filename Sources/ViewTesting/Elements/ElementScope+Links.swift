import HostInterface

extension ElementScope {
  /// Opens a link in a text, or a `Link`, as a click on its words does.
  ///
  /// ```swift
  /// // Text("By using this you accept the [terms](https://example.org/terms).")
  /// try app.tapLink("terms")
  /// ```
  ///
  /// - Parameter title: the words of the link.
  /// - Throws: ``ViewTestError`` if no visible enabled element has such a link, or if several have
  ///   one.
  public func tapLink(
    _ title: String, file: String = #fileID, line: Int = #line
  ) throws {
    scope.test.catchUp()
    var found: [(node: HostTree.Node, link: TextContent.Link)] = []
    scope.node.forEachNode { node in
      guard !node.isHidden(in: scope.test) else { return }
      found += node.links.filter { $0.title == title }.map { (node, $0) }
    }
    if let modal = scope.test.uppermostModal {
      found = found.filter { $0.node.isInside(modal) }
    }
    let isControl = exists(.role(.link, title))
    guard found.count + (isControl ? 1 : 0) == 1 else {
      let count = found.isEmpty ? "no link" : "more than one link"
      throw scope.failure("has \(count) \(TreeText.quoted(title))", file, line)
    }
    guard let (node, link) = found.first else {
      return try find(.role(.link, title), file: file, line: line)
        .tap(file: file, line: line)
    }
    let element = ViewTest.Element(scope.test, node)
    let target = try element.target(for: .followLink, "followed", file, line)
    scope.test.send(.followLink(target.id, link.address))
  }
}

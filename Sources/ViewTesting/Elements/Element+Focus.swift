import HostInterface

extension ViewTest.Element {
  /// Gives it the keyboard focus, as the tab key does when it comes there.
  ///
  /// ```swift
  /// try app.row("Bonn").focus()
  /// try app.press(.down)
  /// ```
  ///
  /// - Throws: ``ViewTestError`` if it cannot have the focus now.
  public func focus(file: String = #fileID, line: Int = #line) throws {
    test.catchUp()
    let order = Set(test.host.focusOrder)
    var node: HostTree.Node? = node
    while let current = node, !order.contains(current.id) { node = current.parent }
    guard let id = node?.id ?? self.node.firstInTree(where: { order.contains($0.id) })?.id else {
      throw failure("cannot have the keyboard focus", file, line)
    }
    test.perform { $0.focus(id) }
  }
}

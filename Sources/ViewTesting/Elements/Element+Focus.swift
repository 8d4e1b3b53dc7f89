import HostInterface

extension ViewTest.Element {
  /// Gives the element the keyboard focus, as the Tab key does.
  ///
  /// ```swift
  /// try app.row("Bonn").focus()
  /// try app.press(.down)
  /// ```
  ///
  /// - Throws: ``ViewTestError`` if it cannot currently be focused.
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

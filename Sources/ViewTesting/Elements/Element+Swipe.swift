import HostInterface

extension ViewTest.Element {
  /// Deletes a row, as by a swipe.
  public func delete(file: String = #fileID, line: Int = #line) throws {
    test.send(.perform(try target(for: [.delete], "deleted", file, line).id, .delete))
  }

  /// Swipes a row and performs one of the revealed actions; also those of a context menu.
  public func swipe(_ action: String, file: String = #fileID, line: Int = #line) throws {
    let offers = { (node: HostTree.Node) in
      node.content.namedActions.contains { $0.name == action }
    }
    guard let target = node.lineage.first(where: offers) ?? node.firstInTree(where: offers) else {
      guard hasMenu else {
        throw failure("has no action \(TreeText.quoted(action))", file, line)
      }
      return try choose(action, file: file, line: line)
    }
    if target.isDisabled || target.isHidden(in: test) {
      throw failure("cannot be swiped: it is disabled or hidden", file, line)
    }
    let offered = target.content.namedActions.first { $0.name == action }
    test.send(.perform(target.id, offered ?? .custom(action)))
  }
}

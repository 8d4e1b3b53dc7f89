import HostInterface

extension ViewTest {
  /// The topmost presentation above the window: a sheet, an alert, a popover, a menu; nil if there
  /// is none.
  ///
  /// ```swift
  /// #expect(app.presented?.role == .alert)
  /// ```
  public var presented: Element? {
    catchUp()
    return uppermostPanel.map { Element(self, $0) }
  }

  /// Closes the topmost sheet, popover or menu as the user does: by a swipe down or a click beside
  /// it.
  ///
  /// - Throws: ``ViewTestError`` if nothing is presented, or if the user cannot close it: an alert,
  ///   or a sheet with `interactiveDismissDisabled()`.
  public func dismissSheet(file: String = #fileID, line: Int = #line) throws {
    catchUp()
    guard let panel = uppermostPanel else {
      throw ViewTestError("Nothing is presented.\nOn the screen:\n\(outline)", file, line)
    }
    guard panel.content.actions.contains(.dismiss) else {
      throw ViewTestError(
        "The user cannot close the \(panel.content.role): it has to be closed by one of its buttons "
          + "or by the program.\nOn the screen:\n\(outline)", file, line)
    }
    send(.dismiss(panel.id))
  }

  /// The topmost node presented above the window, whether it takes all input or not.
  var uppermostPanel: HostTree.Node? {
    var panel: HostTree.Node?
    host.tree.root.forEachNode { node in
      // The drag preview takes no input.
      if node.content.traits.contains(.ignoresPointer) { return }
      if node.content.traits.contains(.modal) || node.content.control?.kind == .presentation {
        panel = node
      }
    }
    return panel
  }
}

extension HostTree.Node {
  /// Whether this is a button that goes back to the previous content.
  package var isWayBack: Bool {
    content.traits.contains(.backAction) && !content.traits.contains(.disabled)
  }

  /// Returns whether Escape presses this back button rather than a cancel button: from deep inside,
  /// users want to leave step by step.
  ///
  /// It does if the cancel button closes something around this button's screen, and the keyboard
  /// focus is not outside that screen, as in another column.
  package func goesBack(before cancel: HostTree.Node, focused: HostTree.Node?) -> Bool {
    guard isWayBack, let screen = nearest(where: { $0.content.role == .screen }),
      cancel.nearest(where: { $0 === screen }) == nil
    else { return false }
    return focused.map { $0.nearest { $0 === screen } != nil } ?? true
  }
}

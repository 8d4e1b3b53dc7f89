import HostInterface

/// What the user is doing at the moment, as far as it can be seen.
struct Interaction {
  /// The node that has the keyboard focus.
  var focused: NodeID?
  /// Which of the links of a text that has the focus a key would follow, by its place among them.
  var link = 0
  /// The node on which a mouse button is down.
  var pressed: NodeID?
  /// The scroll view whose bar is dragged.
  var grabbed: NodeID?
  /// What was selected of a text that is only read.
  var selected: SelectedText?
  /// The text inputs that have been edited, by the node that takes the focus.
  var fields: [NodeID: FieldEditing] = [:]
  /// Counts up while something moves by itself.
  var phase = 0

  /// Whether a node may have the keyboard focus: it says so, or it does something that keys can do
  /// and nothing inside of it says so (a row that does what its only button does), unless the
  /// program keeps it from that.
  @MainActor
  func isFocusable(_ node: HostTree.Node) -> Bool {
    let content = node.content
    let traits = content.traits
    if traits.contains(.disabled) || traits.contains(.invisible) { return false }
    if traits.contains(.focusable) { return true }
    let isKeyed = content.actions.areKeyed || !content.namedActions.isEmpty
    if content.actions.contains(.followLink), !content.actions.areKeyedBesideLinks,
      content.namedActions.isEmpty, !node.offersLinks
    {
      return false
    }
    // A view that is tapped and pressed for long is two nodes, of which the inner one is the stop.
    if content.actions.keyed == .longPress, content.namedActions.isEmpty,
      node.children.contains(where: { $0.facts.marks.contains(.stop) })
    {
      return false
    }
    // It is not focusable itself, so what is known of all is known of what it holds.
    return isKeyed && !node.refusesFocus && !node.isPartOfControl
      && !node.facts.marks.contains(.focusable)
  }
}

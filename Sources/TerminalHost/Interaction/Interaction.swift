import HostInterface
import TextEditing

/// The current interaction of the user, as far as it is visible.
struct Interaction {
  /// The node with the keyboard focus.
  var focused: NodeID?
  /// The field that gave up the focus with Return. While nothing has the focus, typing
  /// replaces its text, so the text is shown as selected.
  var resting: NodeID?
  /// The index of the link that a key would follow in the focused text.
  var link = 0
  /// The node on which a mouse button is pressed.
  var pressed: NodeID?
  /// The scroll view whose bar is being dragged.
  var grabbed: NodeID?
  /// The selection in read-only text.
  var selected: SelectedText?
  /// The text inputs that have been edited, by the node that takes the focus.
  var fields: [NodeID: FieldEditing] = [:]
  /// Counts up while an animation such as a spinner runs.
  var phase = 0

  /// Returns whether a node is focusable: it is marked so, or it has keyboard actions and none of
  /// its descendants is marked (a row that does what its only button does), unless the program
  /// makes it unfocusable.
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
    // A view with a tap and a long press is two nodes, of which the inner one is the stop.
    if content.actions.keyed == .longPress, content.namedActions.isEmpty,
      node.children.contains(where: { $0.facts.marks.contains(.stop) })
    {
      return false
    }
    // It is not focusable itself, so the marks of the subtree are those of its descendants.
    return isKeyed && !node.refusesFocus && !node.isPartOfControl
      && !node.facts.marks.contains(.focusable)
  }
}

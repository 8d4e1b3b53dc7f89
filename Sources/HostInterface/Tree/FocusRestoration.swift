/// Who gets the keyboard focus when what had it is gone or out of reach, as a row that was deleted.
///
/// What has come into its place does, but for what a key that is pressed once more had better not
/// reach:
///
/// - A text input does not get it, because typing would go into it unasked; and where one has gone,
///   nothing does that what is typed on could press.
/// - A screen that went leaves it to what the screen that came has between its bars; there not to
///   what leads back, nor to what does harm. One that begins with a text input is there to be
///   filled in: unless the user was typing, that one gets it.
/// - Elsewhere, too, what leads back or cancels gets it only where there is nothing else.
/// - Where the user had left a field and was nowhere before something modal came up, nothing does
///   when that closes.
/// - Where windows are windows of the desktop, it stays in its own: the others keep theirs.
///
/// `Place` is how a host tells where something is: rectangles, of points or of cells.
@MainActor
package struct FocusRestoration<Place> {
  /// Where the focus was last.
  private var place: Place?
  private var screen: (id: NodeID, parent: NodeID?)?
  private var window: NodeID?
  private var wasInput = false
  /// Where it was before each of the modal things that are open: what it comes back to may have
  /// been deleted by what was answered there.
  private var formers: [(modal: NodeID, former: Former)] = []

  private enum Former {
    case place(Place)
    case nowhere
  }

  package nonisolated init() {}

  /// The focus has moved to a node.
  ///
  /// - Parameter fromNowhere: whether nothing had it just before.
  package mutating func moved(
    to node: HostTree.Node, at place: Place, fromNowhere: Bool = false
  ) {
    if let modal = node.modal {
      if let index = formers.firstIndex(where: { $0.modal == modal.id }) {
        formers.removeSubrange((index + 1)...)
      } else if let former = self.place {
        formers.append((modal.id, fromNowhere ? .nowhere : .place(former)))
      }
    } else {
      formers = []
    }
    wasInput = node.takesText
    stays(on: node, at: place)
  }

  /// The node has the focus still, perhaps at another place.
  package mutating func stays(on node: HostTree.Node, at place: Place) {
    self.place = place
    screen = node.screen.map { ($0.id, $0.parent?.id) }
    window = node.window?.id
  }

  /// The one that gets the focus; nil: nothing does.
  ///
  /// - Parameters:
  ///   - places: what can have it.
  ///   - keepsWindow: whether windows are windows of the desktop.
  ///   - distance: how far one is from a place; nil for what cannot be seen.
  package mutating func next(
    among places: [HostTree.Node], in tree: HostTree, keepsWindow: Bool,
    distance: (HostTree.Node, Place) -> Double?
  ) -> HostTree.Node? {
    var former: Place?
    switch formers.first(where: { tree[$0.modal] == nil })?.former {
    case .place(let place): former = place
    case .nowhere where !places.contains(where: { $0.modal != nil }):
      // They are closed for good, and with them what they would lead back to.
      formers.removeAll { tree[$0.modal] == nil }
      return nil
    case .nowhere, nil: break
    }
    guard let place = former ?? self.place else { return nil }
    var places = keepsWindow ? places.filter { $0.window?.id == window } : places
    var group = former == nil ? places.filter { isOfScreen($0, in: tree) } : []
    if let screen, tree[screen.id] == nil, !group.isEmpty {
      group.removeAll { $0.isInBar || $0.isWayOut || $0.isDestructive }
      if !wasInput, let first = group.first, first.takesText { return first }
      places = group
    }
    func nearest(of nodes: [HostTree.Node]) -> HostTree.Node? {
      nodes.compactMap { node in distance(node, place).map { (node, $0) } }
        .min { $0.1 < $1.1 }?.0
    }
    func nearest(where isMeant: (HostTree.Node) -> Bool) -> HostTree.Node? {
      nearest(of: group.filter(isMeant)) ?? nearest(of: places.filter(isMeant))
    }
    let next = nearest { _ in true }
    if let next, next.isWayOut, former == nil, next.modal == nil {
      let others = { (node: HostTree.Node) in
        !node.isWayOut && !node.isDestructive && !node.takesText
      }
      // Where the way back has come into a bar, so has a screen between the bars.
      if next.content.traits.contains(.backAction),
        let inside = nearest(where: { others($0) && !$0.isInBar })
      {
        return inside
      }
      return nearest(where: others) ?? next
    }
    guard next?.takesText == true else { return next }
    return wasInput ? nil : nearest { !$0.takesText }
  }

  /// Whether it stands in the screen that the focus was in, or in the one in its place.
  private func isOfScreen(_ node: HostTree.Node, in tree: HostTree) -> Bool {
    guard let former = screen, let screen = node.screen else { return false }
    return screen.id == former.id
      || tree[former.id] == nil && screen.parent?.id == former.parent
  }
}

extension HostTree.Node {
  fileprivate var takesText: Bool { content.actions.contains(.edit) }

  /// Whether it leads back to what was shown before, or gives up what is shown.
  fileprivate var isWayOut: Bool {
    !content.traits.isDisjoint(with: [.backAction, .cancelAction])
  }

  fileprivate var isDestructive: Bool { content.traits.contains(.destructive) }

  /// Whether it stands in one of the bars round a screen, or above the columns of a table.
  package var isInBar: Bool {
    nearest {
      let role = $0.content.role
      return role.isBar || role == .searchBar || role == .columnHeads
    } != nil
  }

  /// The screen of a stack of screens that it stands in.
  fileprivate var screen: HostTree.Node? { nearest { $0.content.role == .screen } }

  /// The nearest thing around it that is modal.
  fileprivate var modal: HostTree.Node? { nearest { $0.content.traits.contains(.modal) } }

  /// The window that it stands in.
  fileprivate var window: HostTree.Node? { nearest { $0.content.role == .window } }
}

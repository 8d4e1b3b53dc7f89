/// Decides which node gets the keyboard focus when the focused one disappears or becomes
/// unreachable, such as a deleted row.
///
/// The node that took its place does, except for nodes that a repeated key press should not reach:
///
/// - A text input does not get it, because keys would be typed into it by accident; and if a text
///   input disappeared while the user was typing, nothing that typed keys could press gets it.
/// - If a screen disappeared or is covered, such as by another tab, content between the bars of the
///   new screen gets it, but not what leads back or is destructive. If the new screen starts with a
///   text input, it is meant to be filled in: unless the user was typing, the input gets it. On hosts
///   that show one window at a time, a screen that is new begins with what is first in it.
/// - A page of tabs or a window that was covered and is shown again gets it where it was; one that
///   is new begins at its first node, or with a field that comes first, unless the user was typing.
///   Content that is replaced within a page is no new page. (Native windows look after this
///   themselves.)
/// - Of several tabs only the chosen one gets it: only if its page has nothing else.
/// - Elsewhere, too, what leads back or cancels gets it only if there is nothing else.
/// - If the user had left a field and nothing had the focus before a modal view opened, nothing
///   gets it when that closes.
/// - If windows are native windows, it stays in its window: the others keep theirs.
///
/// `Place` is the host's representation of positions: rectangles, in points or cells.
@MainActor
package struct FocusRestoration<Place> {
  /// The last focus.
  private var present: Spot?
  /// The focus before each open modal view opened, nil if nothing had it: the node to return to may
  /// have been deleted by the user's answer there.
  private var formers: [(modal: NodeID, spot: Spot?)] = []
  /// The focus of each page that another one covers, such as a window behind the settings, the
  /// latest last.
  private var covered: [Spot] = []

  private struct Spot {
    let node: NodeID
    let place: Place
    let screen: (id: NodeID, parent: NodeID?)?
    let window: NodeID?
    let surroundings: Surroundings
    let wasInput: Bool
    let wasInBar: Bool
    var wasChosenTab: Bool
    /// The newest node at that time: a later one may be what replaced the screen.
    let newest: NodeID

    @MainActor
    init(_ node: HostTree.Node, _ place: Place, _ tree: HostTree) {
      self.node = node.id
      self.place = place
      screen = node.screen.map { ($0.id, $0.parent?.id) }
      window = node.window?.id
      surroundings = Surroundings(of: node)
      wasInput = node.takesText
      wasInBar = node.isInBar
      wasChosenTab = node.isChosenTab
      newest = tree.newest
    }
  }

  package nonisolated init() {}

  /// Records that the focus has moved to a node.
  ///
  /// - Parameter fromNowhere: whether no node had the focus just before.
  package mutating func moved(
    to node: HostTree.Node, at place: Place, in tree: HostTree, fromNowhere: Bool = false
  ) {
    let former = formers.last { $0.spot?.node == node.id }?.spot
    if let modal = node.modal {
      if let index = formers.firstIndex(where: { $0.modal == modal.id }) {
        formers.removeSubrange((index + 1)...)
      } else if present != nil {
        formers.append((modal.id, fromNowhere ? nil : present))
      }
    } else {
      formers = []
    }
    present = Spot(node, place, tree)
    forgetUncovered(in: tree)
    // Another tab may have been chosen in the modal view from which it returns.
    if former?.wasChosenTab == true { present?.wasChosenTab = true }
  }

  /// Records that the node still has the focus, perhaps at another position.
  package mutating func stays(on node: HostTree.Node, at place: Place, in tree: HostTree) {
    present = Spot(node, place, tree)
    forgetUncovered(in: tree)
  }

  /// Forgets the focus of pages that are shown again: the user has moved on in them.
  private mutating func forgetUncovered(in tree: HostTree) {
    if covered.isEmpty { return }
    // A hidden window, or page of tabs, is not in the tree.
    covered.removeAll { tree[$0.node].map { $0.pageAfter == nil } ?? false }
  }

  /// Returns the nodes of the page that was turned to, or of the window that has come to the front;
  /// nil: the user is still where the focus was, or what had it can still be seen.
  private func beginning(after spot: Spot, among places: [HostTree.Node], in tree: HostTree)
    -> [HostTree.Node]?
  {
    if let node = tree[spot.node], node.pageAfter == nil { return nil }
    if let window = spot.surroundings.window, tree[window] == nil { return places }
    guard let pages = spot.surroundings.turnedPages(in: tree) else { return nil }
    return places.filter { node in node.nearest { $0 === pages } != nil }
  }

  /// Returns the node with which another window or page begins: where the focus was when it was
  /// covered, or its first one if it is new.
  ///
  /// - Parameter places: the focusable nodes there.
  private mutating func begin(after spot: Spot, with places: [HostTree.Node]) -> HostTree.Node? {
    let former = covered.reversed().lazy.compactMap { spot in
      places.first { $0.id == spot.node }
    }.first
    covered = covered.suffix(15).filter { $0.node != spot.node } + [spot]
    if let former { return former }
    let inside = places.filter { !$0.isInBar }
    if !spot.wasInput, let first = inside.first, first.takesText { return first }
    return inside.first { !$0.takesText && !$0.isWayOut && !$0.isDestructive }
  }

  /// Returns whether a node that still has the focus is a tab that is no longer the chosen one: the
  /// user has turned to another page without it. A host that asks for the next node then gets what
  /// that page begins with; the terminal does, and a window leaves the focus where it is.
  package func hasTurned(from node: HostTree.Node) -> Bool {
    present?.node == node.id && present?.wasChosenTab == true && !node.isChosenTab
  }

  /// Returns the node that gets the focus; nil: none does.
  ///
  /// - Parameters:
  ///   - places: the focusable nodes.
  ///   - keepsWindow: whether windows are native windows.
  ///   - wasLeft: whether the user had left the text input that had it, and types no further.
  ///   - distance: the distance of a node from a position; nil for nodes that are not visible.
  package mutating func next(
    among places: [HostTree.Node], in tree: HostTree, keepsWindow: Bool, wasLeft: Bool = false,
    distance: (HostTree.Node, Place) -> Double?
  ) -> HostTree.Node? {
    let next = successor(
      among: places, in: tree, keepsWindow: keepsWindow, wasLeft: wasLeft, distance: distance)
    guard let next, let tabs = next.tabs else { return next }
    return places.first { $0.isChosenTab && $0.tabs === tabs } ?? next
  }

  private mutating func successor(
    among places: [HostTree.Node], in tree: HostTree, keepsWindow: Bool, wasLeft: Bool,
    distance: (HostTree.Node, Place) -> Double?
  ) -> HostTree.Node? {
    let closed = formers.first { tree[$0.modal] == nil }
    if let closed, closed.spot == nil, !places.contains(where: { $0.modal != nil }) {
      // They are closed for good, and so are the positions that they would restore.
      formers.removeAll { tree[$0.modal] == nil }
      return nil
    }
    let former = closed?.spot
    guard let spot = former ?? present else { return nil }
    if spot.wasChosenTab, let tab = tree[spot.node], !tab.isChosenTab {
      return tab.beginningOfPage(among: places) ?? tab
    }
    if !keepsWindow, former == nil,
      let beginning = beginning(after: spot, among: places, in: tree),
      let node = begin(after: spot, with: beginning)
    {
      return node
    }
    let place = spot.place
    var places = keepsWindow ? places.filter { $0.window?.id == present?.window } : places
    var group: [HostTree.Node] = []
    let page = tree[spot.node]?.pageAfter.map { page in
      places.filter { $0.nearest { $0 === page } != nil }
    }
    let isScreenGone = spot.screen.map { tree[$0.id] == nil } == true
    if former == nil || isScreenGone { group = places.filter { isOfScreen($0, spot, in: tree) } }
    if let page { group = page }
    if page != nil || isScreenGone {
      let isOfPage = page != nil || group.isEmpty
      // Without a successor in its stack, it was replaced by what is new, if by anything.
      if group.isEmpty, page == nil { group = places.filter { $0.id > spot.newest } }
      group.removeAll { $0.isInBar || $0.isWayOut || $0.isDestructive }
      if !spot.wasInput, let first = group.first, first.takesText { return first }
      // A new screen begins at its start, wherever in the former one the user was.
      if !keepsWindow, group.first?.screen.map({ $0.id > spot.newest }) == true,
        let start = group.first(where: { !$0.takesText && distance($0, spot.place) != nil })
      {
        return start
      }
      if !isOfPage || !group.isEmpty { places = group }
    }
    func nearest(of nodes: [HostTree.Node]) -> HostTree.Node? {
      nodes.compactMap { node in distance(node, place).map { (node, $0) } }
        .min { $0.1 < $1.1 }?.0
    }
    func nearest(where isMeant: (HostTree.Node) -> Bool) -> HostTree.Node? {
      nearest(of: group.filter(isMeant)) ?? nearest(of: places.filter(isMeant))
    }
    // What has gone from between the bars is not replaced by a bar.
    let isGone = tree[spot.node] == nil && !spot.wasInBar
    let next = (isGone ? nearest { !$0.isInBar } : nil) ?? nearest { _ in true }
    if let next, next.isWayOut, next.modal == nil, former.map({ tree[$0.node] == nil }) != false {
      let others = { (node: HostTree.Node) in
        !node.isWayOut && !node.isDestructive && !node.takesText
      }
      // If a back button has appeared in a bar, a screen has appeared between the bars.
      if next.content.traits.contains(.backAction),
        let inside = nearest(where: { others($0) && !$0.isInBar })
      {
        return inside
      }
      return nearest(where: others) ?? next
    }
    guard next?.takesText == true else { return next }
    if spot.wasInput, !wasLeft { return nil }
    return nearest { !$0.takesText && !$0.isInBar } ?? nearest { !$0.takesText }
  }

  /// Returns whether it is in the screen that had the focus, or in the one that replaced it.
  private func isOfScreen(_ node: HostTree.Node, _ spot: Spot, in tree: HostTree) -> Bool {
    guard let former = spot.screen, let screen = node.screen else { return false }
    return screen.id == former.id
      || tree[former.id] == nil && screen.parent?.id == former.parent
  }
}

/// The window and the pages around a node, on hosts that show one window at a time.
private struct Surroundings {
  /// The outermost node around it: that of the window, because hidden windows are not in the tree.
  /// Nil for something modal, which lies above windows.
  private(set) var window: NodeID?
  /// The tab views around it, from the inside, and their chosen tabs.
  private var pages: [(around: NodeID, tab: NodeID)] = []

  @MainActor
  init(of node: HostTree.Node) {
    var around = node.parent
    while let node = around, let parent = node.parent {
      if let tab = node.chosenTab { pages.append((node.id, tab.id)) }
      window = node.id
      around = parent
    }
    if node.modal != nil { window = nil }
  }

  /// Returns a tab view that now shows another page.
  @MainActor
  func turnedPages(in tree: HostTree) -> HostTree.Node? {
    for page in pages.reversed() {
      guard let around = tree[page.around], let tab = around.chosenTab else { continue }
      if tab.id != page.tab { return around }
    }
    return nil
  }
}

extension HostTree.Node {
  fileprivate var takesText: Bool { content.actions.contains(.edit) }

  /// Whether it goes back to the previous content or cancels the current one.
  fileprivate var isWayOut: Bool {
    !content.traits.isDisjoint(with: [.backAction, .cancelAction])
  }

  /// The node around the page that covers this one, such as the tabs of which another was chosen;
  /// nil: it is not covered.
  fileprivate var pageAfter: HostTree.Node? {
    nearest { $0.content.traits.contains(.invisible) }?.parent
  }

  /// The row of tabs that contains it.
  fileprivate var tabs: HostTree.Node? { nearest { $0.content.role == .tabBar } }

  /// The tab whose page is shown, if this is a tab view.
  fileprivate var chosenTab: HostTree.Node? {
    // Its tabs are its first node, or the dots and tabs its last ones; a long list has neither.
    for child in children.prefix(1) + children.dropFirst().suffix(3)
    where child.content.role == .tabBar {
      var chosen: HostTree.Node?
      child.forEachNode { if $0.content.traits.contains(.selected) { chosen = chosen ?? $0 } }
      if let chosen { return chosen }
    }
    return nil
  }

  fileprivate var isChosenTab: Bool { content.traits.contains(.selected) && tabs != nil }

  /// Returns the first node between the bars of the page that belongs to the tabs of this one.
  fileprivate func beginningOfPage(among places: [HostTree.Node]) -> HostTree.Node? {
    let pages = tabs?.parent
    return places.first { node in !node.isInBar && node.nearest { $0 === pages } != nil }
  }

  fileprivate var isDestructive: Bool { content.traits.contains(.destructive) }

  /// Whether it is in one of the bars around a screen, or above the columns of a table.
  package var isInBar: Bool {
    nearest {
      let role = $0.content.role
      return role.isBar || role == .searchBar || role == .columnHeads
    } != nil
  }

  /// The screen of a navigation stack that contains it.
  fileprivate var screen: HostTree.Node? { nearest { $0.content.role == .screen } }

  /// The nearest modal ancestor.
  fileprivate var modal: HostTree.Node? { nearest { $0.content.traits.contains(.modal) } }

  /// The window that contains it.
  fileprivate var window: HostTree.Node? { nearest { $0.content.role == .window } }
}

import CellText
import Foundation
import HostInterface
import TerminalInput

extension TerminalHost {
  var focusedNode: HostTree.Node? { painter.interaction.focused.flatMap { tree[$0] } }

  /// Moves the focus where the runtime requested it, if the node still exists.
  func giveRequestedFocus() {
    guard case .some(let id) = requestedFocus else { return }
    requestedFocus = nil
    defer { awaitsFirstFocus = false }
    if let id, tree[id] == nil { return }
    if id == nil, let search, search.field == painter.interaction.focused {
      return leaveSearch(for: search.former)
    }
    let isNew = id.map { painter.interaction.fields[$0] == nil } ?? false
    focus(id)
    // At the start of something, such as the first field of a sheet, typing replaces the text; when
    // the focus returns to a field, the user continues.
    if isNew, let focusedNode, focusedNode.id == id { selectText(of: focusedNode) }
  }

  /// Selects the whole text of a single-line field, unless the program sets the selection.
  func selectText(of node: HostTree.Node) {
    guard node.textControl?.content.isSelectedWhole == true else { return }
    beginEditing(node)
    _ = painter.interaction.fields[node.id]?.perform(.selectAll)
  }

  /// Gives the initial focus, so that users see where they are from the first frame.
  func giveFirstFocus() {
    guard awaitsFirstFocus, focusedNode == nil, let first = placeToBegin else { return }
    focus(first.id)
  }

  /// The first focusable node. Those in bars and dividers come last, as users rarely start there.
  var placeToBegin: HostTree.Node? {
    let places = focusRing().stops.filter(\.isVisible).compactMap { tree[$0.id] }
    let stops = tabStops.stops(among: places, focused: nil)
    return stops.first { !$0.isInBar && !$0.isLine } ?? stops.first { !$0.isLine } ?? stops.first
  }

  /// Ends a search: the focus returns to its former node, or to the first visible result, so that
  /// users need not look for it. They did not search to move a divider.
  private func leaveSearch(for former: NodeID?) {
    if let former, let stop = stop(of: former), stop.isVisible, !stop.isLine {
      return focus(former)
    }
    let first = placeOfResults
    focus(first?.textControl == nil ? first?.id : nil)
  }

  /// Where to begin in the column of the search that has the focus, or else anywhere.
  private var placeOfResults: HostTree.Node? {
    guard let column = focusedNode?.splitColumn else { return placeToBegin }
    let results = focusRing().stops.lazy.filter(\.isVisible).compactMap { [tree] in tree[$0.id] }
    return results.first { !$0.isInBar && !$0.isInSearch && $0.splitColumn === column }
      ?? placeToBegin
  }

  /// Remembers where the focus was before a search.
  private func noteSearch(from former: NodeID?) {
    guard let focusedNode, focusedNode.textControl != nil, focusedNode.isInSearch else {
      search = nil
      return
    }
    if search?.field != focusedNode.id { search = (focusedNode.id, former) }
  }

  /// Where keys continue from: the focused node, or the text that gave up the focus.
  var placeOfKeys: NodeID? {
    painter.interaction.focused ?? resignedField ?? leftText.flatMap { tree[$0]?.id }
  }

  /// Moves the focus by keyboard.
  private func focusByKeys(_ id: NodeID?) {
    movesFocusByKeys = true
    defer { movesFocusByKeys = false }
    focus(id)
  }

  /// Moves the focus, and notifies the runtime.
  func focus(_ id: NodeID?) {
    guard id != painter.interaction.focused else { return }
    let former = painter.interaction.focused
    stopSearch = nil
    busyControl = nil
    invalidate(former)
    painter.hideCursor()
    painter.interaction.focused = id
    painter.interaction.link = 0
    if let id { keepLeftText(behind: id) }
    tabStops.note(focusedNode, in: tree)
    selectionFollowing.moved(to: focusedNode, in: tree)
    noteSearch(from: former)
    invalidate(id)
    if let id, let node = tree[id] {
      // While the focus waits for something to press, the user has not left its former place.
      focusRestoration.moved(
        to: node, at: painter.metrics.visibleCells(node.absoluteFrame), in: tree,
        fromNowhere: former == nil && !awaitsFirstFocus)
      beginEditing(node)
      reveal(node)
    }
    client?.handle(.focused(id))
    if let id { reportUnknownSelection(in: id) }
  }

  /// Forgets the text that was left, now that a node has the focus, unless the node is in something
  /// modal over that text: once this is closed, keys continue from the text.
  private func keepLeftText(behind id: NodeID) {
    let left = leftText ?? resignedField
    let modal = tree[id]?.nearest { $0.content.traits.contains(.modal) }
    let isBehind = modal != nil && left.flatMap { tree[$0] }?.nearest { $0 === modal } == nil
    (resignedField, leftText) = (nil, isBehind ? left : nil)
  }

  /// Handles the tab key: moves to the next stop or the previous one, wrapping around.
  func moveFocus(forward: Bool) {
    if moveToLink(forward: forward) { return }
    returnToFocus()
    moveToTabStop(forward: forward)
  }

  /// Focuses the node that the tab key found.
  func focusStop(_ next: NodeID?, forward: Bool) {
    // As on every desktop, typing into a field reached by the tab key replaces its text.
    if let node = next.flatMap({ tree[$0] }) { selectText(of: node) }
    focusByKeys(next)
    if !forward, let links = focusedNode?.links, links.count > 1 {
      painter.interaction.link = links.count - 1
    }
  }

  /// Moves the focus with an arrow key. If nothing had the focus, the key that moves it to a list
  /// selects a row at once.
  func moveFocus(_ direction: FocusRing.Direction, _ press: TerminalKey) {
    let isNew = focusedNode == nil
    moveFocus(direction)
    guard isNew, let focusedNode, focusedNode.content.role == .row else { return }
    focus(focusedNode.selectedRow.id)
    guard self.focusedNode?.content.traits.contains(.selected) == false else { return }
    if let stroke = press.stroke { _ = client?.performKey(stroke) }
  }

  func moveFocus(_ direction: FocusRing.Direction) {
    if direction == .left || direction == .right, moveToLink(forward: direction == .right) {
      return
    }
    returnToFocus()
    let present = placeOfKeys
    // From nowhere the key moves to the starting place, not to the bar above it.
    if present == nil, direction == .down, let first = placeToBegin { return focusByKeys(first.id) }
    if let id = columnStop(direction, of: present) ?? stop(direction, of: present) {
      return focusByKeys(id)
    }
    // Beyond the last stop there may be more content, with further stops.
    if scrollTowards(direction) {
      pendingMove = direction
    } else if direction == .left || direction == .right {
      turnPage(forward: direction == .right)
    }
  }

  /// Returns the stop in the next column of a split view for an arrow key that leaves a column: the
  /// selected row, so that the shown content stays, rather than a bar that happens to be in the
  /// same row. nil: the move stays in its column, or there is no such stop.
  private func columnStop(_ direction: FocusRing.Direction, of id: NodeID?) -> NodeID? {
    guard direction == .left || direction == .right, let node = id.flatMap({ tree[$0] }),
      let column = node.splitColumn, let columns = column.parent?.children
    else { return nil }
    let next = stop(direction, of: id).flatMap { tree[$0] }
    if let next, let reached = next.splitColumn {
      if reached === column || reached.parent !== column.parent { return nil }
      return (next.isInBar ? firstStop(in: [reached]) ?? next : next.selectedRow).id
    }
    guard next == nil else { return nil }
    let edge = column.absoluteFrame
    let beyond = columns.filter {
      direction == .left ? $0.absoluteFrame.maxX <= edge.minX : $0.absoluteFrame.minX >= edge.maxX
    }.sorted { abs($0.absoluteFrame.midX - edge.midX) < abs($1.absoluteFrame.midX - edge.midX) }
    return firstStop(in: beyond)?.id
  }

  /// Returns the first stop in the columns of a split view after a node's: in a list, the selected
  /// row.
  func firstStop(beside node: HostTree.Node) -> HostTree.Node? {
    guard let column = node.splitColumn, let columns = column.parent?.children,
      let index = columns.firstIndex(where: { $0 === column })
    else { return nil }
    return firstStop(in: columns[(index + 1)...])
  }

  private func firstStop(in columns: some Sequence<HostTree.Node>) -> HostTree.Node? {
    let places = focusRing().stops.filter(\.isVisible).compactMap { tree[$0.id] }
    for next in columns {
      let first = places.first { $0.splitColumn === next && !$0.isInBar && $0.isInScreen(of: next) }
      if let first { return first.selectedRow }
    }
    return nil
  }

  func retryPendingMove() {
    guard let direction = pendingMove else { return }
    pendingMove = nil
    guard let id = stop(direction, of: painter.interaction.focused) else { return }
    focusByKeys(id)
  }

  /// Repairs the focus if the focused node has gone or can no longer have it: the node that took
  /// its place gets it.
  func repairFocus() {
    guard repairedVersion != treeVersion, let id = painter.interaction.focused ?? lostText else {
      return
    }
    repairedVersion = treeVersion
    if returnToBusyControl(from: id) { return }
    let hasTurned = tree[id].map(focusRestoration.hasTurned) == true
    if !hasTurned, let stop = stop(of: id), let node = tree[id] {
      focusRestoration.stays(on: node, at: stop.rect, in: tree)
      if let row = selectionFollowing.row(after: node, in: tree) { focus(row.id) }
      return
    }
    // Never behind something modal or out of sight, but elsewhere a program may focus nodes that
    // keys skip.
    if !hasTurned, let node = tree[id], !node.content.traits.contains(.disabled),
      topmost(.modal) == nil, isShown(node)
    {
      return
    }
    let wasTyping = painter.interaction.focused != nil && painter.interaction.fields[id] != nil
    let left = leftText
    let hasLeft = painter.interaction.focused == nil && resignedField == nil
    (resignedField, leftText) = (nil, nil)
    if tree[id]?.textControl == nil { painter.interaction.fields[id] = nil }
    let ring = focusRing()
    let visible = ring.stops.filter(\.isVisible)
    let rects = Dictionary(visible.map { ($0.id, $0.rect) }) { first, _ in first }
    // Once there is a focusable node again, it gets the focus. Not after a text input: further
    // typing would press it.
    if visible.isEmpty, !wasTyping { awaitsFirstFocus = true }
    let stops = ring.stops.compactMap { tree[$0.id] }
    // Few users want to move a divider, and it lies beside whatever has gone from a column.
    let others = stops.filter { !$0.isLine }
    let places = others.isEmpty ? stops : others
    let next = focusRestoration.next(
      among: places, in: tree, keepsWindow: opensWindows, wasLeft: hasLeft
    ) { node, place in
      rects[node.id].map { Double(FocusRing.distance($0, place)) }
    }
    focus(next.map { tabStops.row(enteringBy: $0, among: places).id })
    if let node = tree[id], node.content.traits.contains(.disabled), node.textControl == nil {
      busyControl = painter.interaction.focused.map { (id, $0) }
    }
    if next == nil, let left, tree[left].map(isShown) == true { leftText = left }
  }

  /// Returns the focus to the control that had it until it was disabled, such as a button while its
  /// action runs, if the user has done nothing since.
  private func returnToBusyControl(from id: NodeID) -> Bool {
    guard let busyControl, busyControl.successor == id,
      stop(of: busyControl.control)?.isVisible == true
    else { return false }
    focus(busyControl.control)
    return true
  }

  /// The text that gave up the focus, if keys can no longer continue there: it has gone, or is
  /// covered.
  private var lostText: NodeID? {
    guard let id = resignedField ?? leftText else { return nil }
    return tree[id].map(isShown) == true ? nil : id
  }

  /// Returns whether a node is not hidden, although it may be scrolled out of sight.
  private func isShown(_ node: HostTree.Node) -> Bool {
    walker.placement(of: node, clip: CellRect(size: cells)) != nil
  }

  /// Scrolls back to the focused text: keys continue from there, wherever the user has scrolled
  /// meanwhile.
  private func returnToFocus() {
    guard let focusedNode, focusedNode.textControl != nil, revealIfUnseen(focusedNode) else {
      return
    }
    runFrame()
  }

  /// Keeps the focused node visible in a smaller terminal.
  func revealAfterResizing() {
    guard revealsFocus, !isWaitingForFrame else { return }
    revealsFocus = false
    if let focusedNode { reveal(focusedNode) }
  }

  /// Scrolls to a node that is not visible at all.
  ///
  /// - Returns: whether it was not visible.
  @discardableResult
  func revealIfUnseen(_ node: HostTree.Node) -> Bool {
    guard stop(of: node.id)?.isVisible == false else { return false }
    reveal(node)
    return true
  }

  /// Scrolls the ancestors of a node as little as needed to show it.
  func reveal(_ node: HostTree.Node) {
    var rect = CGRect(origin: .zero, size: node.frame.size)
    var current = node
    while let parent = current.parent {
      rect = rect.offsetBy(dx: current.frame.minX, dy: current.frame.minY)
      if parent.isScrollContainer, parent.content.actions.contains(.scroll) {
        let view = CGRect(origin: .zero, size: parent.frame.size)
        var shift = CGPoint.zero
        if rect.height > view.height || rect.minY < 0 {
          shift.y = rect.minY
        } else if rect.maxY > view.maxY {
          shift.y = rect.maxY - view.maxY
        }
        // In a row wider than the view, the user looks at the part that they moved to.
        let reachesAcross = rect.minX <= 0 && rect.maxX >= view.maxX
        let showsBeginning = rect.width > view.width && 0..<view.width / 2 ~= rect.minX
        if reachesAcross || showsBeginning {
          shift.x = 0
        } else if rect.width > view.width || rect.minX < 0 {
          shift.x = rect.minX
        } else if rect.maxX > view.maxX {
          shift.x = rect.maxX - view.maxX
        }
        if shift != .zero {
          scroll(parent, by: shift)
          rect = rect.offsetBy(dx: -shift.x, dy: -shift.y)
        }
      }
      current = parent
    }
  }
}

extension HostTree.Node {
  /// The column of the innermost split view around it.
  var splitColumn: HostTree.Node? { nearest { $0.parent?.content.role == .splitView } }

  /// Whether it is in a search bar.
  fileprivate var isInSearch: Bool { nearest { $0.content.role == .searchBar } != nil }

  /// Returns whether it is in the content of a column, not in the divider between two columns.
  fileprivate func isInScreen(of column: HostTree.Node) -> Bool {
    nearest { $0.content.role == .screen || $0 === column }?.content.role == .screen
  }

  /// Whether it is a selected row whose details are shown in the column beside it.
  var isShownBeside: Bool {
    guard content.role == .row, content.traits.isSuperset(of: [.focusable, .selected]),
      content.actions.isDisjoint(with: [.select, .doubleClick]), let splitColumn
    else { return false }
    return splitColumn !== splitColumn.parent?.children.last
  }

  /// The leaf that the host draws for this control: itself, or the first one inside it.
  var controlLeaf: HostTree.Node? {
    if content.leaf == .control { return self }
    for child in children {
      if let leaf = child.controlLeaf { return leaf }
    }
    return nil
  }

  /// The text input that this node is or contains.
  var textControl: HostTree.Node? {
    guard content.actions.contains(.edit), let leaf = controlLeaf else { return nil }
    switch leaf.content.control?.kind {
    case .textField, .secureField, .textEditor: return leaf
    default: return nil
    }
  }

  /// The value of the control, wherever it is stored.
  var controlValue: ElementValue? { content.value ?? controlLeaf?.content.value }
}

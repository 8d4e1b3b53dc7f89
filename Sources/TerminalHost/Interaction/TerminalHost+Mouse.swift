import CellText
import Foundation
import HostInterface
import Rasterizer
import TerminalInput

extension TerminalHost {
  func handle(_ report: MouseReport) {
    mouse.modifiers = report.modifiers.shared
    if report.kind == .move, menu == nil { return pointerMoved(to: report.point) }
    hideTip()
    if handleInMenu(report) { return }
    switch report.kind {
    case .press(.left): press(at: report.point, extending: report.modifiers.contains(.shift))
    case .press(.right):
      interactive(at: report.point).map { openActions(of: $0, at: report.point) }
    case .press(.middle), .release(.middle), .release(.right): break
    case .drag(.left): drag(to: report.point)
    case .release(.left): release(at: report.point)
    case .drag, .move: break
    case .wheelUp, .wheelDown, .wheelLeft, .wheelRight: turnWheel(report)
    }
  }

  // MARK: Finding

  /// Returns the topmost node at a position: the last one drawn there that can be touched.
  func topmostNode(at point: CellPoint) -> HostTree.Node? {
    var found: HostTree.Node?
    walk(at: point) { node, placement in
      if node.content.traits.contains(.modal) { found = node }
      guard placement.takesPointer else { return true }
      let rect = painter.metrics.visibleCells(placement.frame).intersection(placement.clip)
      let isTouched = isTouched(node, placement.frame, at: point)
      if rect.contains(point), node.isTouchable, isTouched { found = node }
      // Outside its content shape, a node is not touched either.
      return isTouched || node.content.hitShape == nil
    }
    return found
  }

  /// Returns whether a cell is on what a node draws: its middle, or the middle of a quarter of it.
  func isTouched(_ node: HostTree.Node, _ frame: CGRect, at point: CellPoint) -> Bool {
    let middle = painter.metrics.center(of: point)
    let places = [(0, 0), (-2, -4), (2, -4), (-2, 4), (2, 4)].map { x, y in
      CGPoint(x: middle.x + CGFloat(x) - frame.minX, y: middle.y + CGFloat(y) - frame.minY)
    }
    return node.content.isTouched(at: places, in: frame.size)
  }

  /// Returns the nearest interactive node, from the topmost one at a position outwards.
  private func interactive(at point: CellPoint) -> HostTree.Node? {
    var current = topmostNode(at: point)
    while let node = current {
      if node.content.traits.contains(.disabled) { return nil }
      if node.isInteractive { return node }
      current = node.parent
    }
    return nil
  }

  /// Returns whether a click acts on what is at a position, or could select its text.
  func takesClicks(at point: CellPoint) -> Bool {
    guard let topmost = topmostNode(at: point) else { return false }
    return interactive(at: point) != nil || topmost.carriedNode != nil
      || topmost.selectableText != nil || link(of: topmost, at: point) != nil
  }

  /// Returns the target of a click: the nearest interactive node.
  ///
  /// A node with nothing but a menu is skipped if there is something clickable around it, such as
  /// its row: its menu is for the other button. Otherwise this button opens it, too, since not
  /// every terminal reports the other.
  private func target(at point: CellPoint) -> HostTree.Node? {
    let nearest = interactive(at: point)
    var current = nearest
    while let node = current, !node.content.traits.contains(.disabled) {
      if node.isClickable { return node }
      current = node.parent
    }
    return nearest
  }

  /// Moves the focus to the clicked node, or to the control that it covers.
  private func takeFocus(_ node: HostTree.Node) {
    var current: HostTree.Node? = node
    while let node = current {
      if painter.interaction.isFocusable(node) { return focus(node.id) }
      current = node.parent
    }
  }

  // MARK: Buttons

  private func press(at point: CellPoint, extending: Bool) {
    // It ends the typing, but where it focuses nothing, keys still continue from the text.
    if let resignedField { leftText = resignedField }
    resignedField = nil
    unselectText()
    mouse.countClick(at: point, time: now)
    mouse.start = point
    mouse.isSpent = false
    mouse.swiped = nil
    mouse.drag = .none
    mouse.carried = nil
    if takeScrollBar(at: point) { return }
    let topmost = topmostNode(at: point)
    mouse.carried = topmost?.carriedNode?.id
    if let topmost, let link = link(of: topmost, at: point) {
      mouse.drag = .link(topmost.id, link)
      return focus(link, of: topmost)
    }
    guard let node = target(at: point) else {
      if mouse.carried == nil {
        dismissOutside(point)
        if let topmost, beginSelecting(topmost, at: point) { return }
      }
      if let pages = pages(at: point) { mouse.drag = .page(pages.id) }
      return
    }
    takeFocus(node)
    if let leaf = node.textControl {
      mouse.drag = .text(node.id)
      placeCursor(node, leaf, at: point, extending: extending)
    } else if let leaf = node.controlLeaf, leaf.content.control?.kind == .slider,
      node.content.actions.contains(.setValue)
    {
      mouse.drag = .slider(node.id)
      slide(node, leaf, to: point)
    } else if node.content.actions.contains(.pointer) {
      mouse.drag = .pointer(node.id)
      setPressed(node.id)
      tell(node.id, .began, point)
    } else {
      mouse.drag = .click(node.id)
      setPressed(node.id)
      waitForLongPress(node)
    }
  }

  private func drag(to point: CellPoint) {
    if let id = mouse.carried, mouse.drag.mayCarry, point != mouse.start, !mouse.isSpent {
      setPressed(nil)
      mouse.drag = .carry(id)
      carry(id, .began, to: mouse.start)
      runFrame()
    }
    switch mouse.drag {
    case .carry(let id): carry(id, .moved, to: point)
    case .scrollBar(let id, let axis, let grip): dragScrollBar(id, axis, grip, to: point)
    case .page(let id):
      let way = point.column - mouse.start.column
      guard abs(way) >= 6, abs(way) > 2 * abs(point.row - mouse.start.row), !mouse.isSpent else {
        return
      }
      mouse.isSpent = true
      client?.handle(way < 0 ? .increment(id) : .decrement(id))
    case .none: break
    case .slider(let id):
      if let node = tree[id], let leaf = node.controlLeaf { slide(node, leaf, to: point) }
    case .text(let id):
      if let node = tree[id], let leaf = node.textControl {
        placeCursor(node, leaf, at: point, extending: true)
      }
    case .words: goOnSelecting(to: point)
    case .pointer(let id): tell(id, .moved, point)
    case .link: break
    case .click(let id):
      let isOver = target(at: point)?.id == id
      setPressed(isOver && !mouse.isSpent ? id : nil)
      // What the control does not use is for a gesture around it.
      if !isOver || point.row != mouse.start.row, !mouse.isSpent, giveToGesture(id, point) {
        return
      }
      // A sideways drag over a row is the terminal's swipe.
      let isSwipe = abs(point.column - mouse.start.column) >= 4 && point.row == mouse.start.row
      if let node = tree[id], let swipes = node.content.swipes {
        mouse.swiped = isSwipe ? swiped(swipes, over: node, to: point) : nil
        mouse.isSpent = mouse.isSpent || isSwipe
      } else if isSwipe, !mouse.isSpent, let node = tree[id], node.hasActionMenu {
        mouse.isSpent = true
        setPressed(nil)
        openActions(of: node)
      }
    }
  }

  /// Passes the movement of a pointer that left a control to the gesture around it.
  private func giveToGesture(_ id: NodeID, _ point: CellPoint) -> Bool {
    var ancestor = tree[id]?.parent
    while let node = ancestor {
      if node.content.actions.contains(.pointer), !node.content.traits.contains(.disabled) {
        setPressed(nil)
        mouse.drag = .pointer(node.id)
        tell(node.id, .began, mouse.start)
        tell(node.id, .moved, point)
        return true
      }
      ancestor = node.parent
    }
    return false
  }

  private func release(at point: CellPoint) {
    let drag = mouse.drag
    mouse.drag = .none
    setPressed(nil)
    switch drag {
    case .none, .slider, .text, .words, .page: break
    case .scrollBar: letGoOfScrollBar()
    case .carry(let id): carry(id, .ended, to: point)
    case .pointer(let id): tell(id, .ended, point)
    case .link(let id, let link):
      if let node = topmostNode(at: point), node.id == id, self.link(of: node, at: point) == link {
        client?.handle(.followLink(id, link.address))
      }
    case .click(let id):
      if let swiped = mouse.swiped, let node = tree[id] {
        return finish(swiped, over: node, at: point)
      }
      guard !mouse.isSpent, let node = target(at: point), node.id == id else { return }
      click(node, at: point)
    }
  }

  private func click(_ node: HostTree.Node, at point: CellPoint) {
    guard let leaf = node.controlLeaf, !node.content.actions.contains(.select) else {
      return clickPlain(node)
    }
    let rect = painter.metrics.visibleCells(leaf.absoluteFrame)
    let place = CellPoint(
      leaf.content.place(of: point.column, in: rect.columns), point.row - rect.rows.lowerBound)
    switch leaf.content.control?.kind {
    case .stepperButtons:
      guard rect.contains(point) else { return }
      let isDown = StepperRenderer.isDecrement(column: place.column)
      client?.handle(isDown ? .decrement(node.id) : .increment(node.id))
    case .pickerIndicator where PickerRenderer.form(of: leaf.content) != .menu:
      let columns = rect.columns.count
      if rect.contains(point),
        let option = PickerRenderer.option(of: leaf.content, at: place, columns: columns)
      {
        setValue(.choice(option), of: node)
      }
    default: activate(node)
    }
  }

  /// Handles a click on a row or on anything else without a control in it.
  private func clickPlain(_ node: HostTree.Node) {
    guard node.content.actions.contains(.select), !isDoubleClick(node) else {
      return activate(node)
    }
    client?.handle(.select(node.id, mouse.modifiers))
  }

  private func isDoubleClick(_ node: HostTree.Node) -> Bool {
    mouse.clickCount == 2 && node.content.actions.contains(.doubleClick)
      && mouse.modifiers.isEmpty
  }

  /// Closes a sheet or popover after a click outside it, if it can be dismissed.
  private func dismissOutside(_ point: CellPoint) {
    guard let node = topmost(action: .dismiss) else { return }
    let rect = painter.metrics.cells(node.absoluteFrame)
    if !rect.contains(point) { client?.handle(.dismiss(node.id)) }
  }

  /// Returns the pages at a position that can be turned.
  func pages(at point: CellPoint) -> HostTree.Node? {
    var found: HostTree.Node?
    walk(at: point) { node, placement in
      if node.content.traits.contains(.modal) { found = nil }
      if node.content.actions.contains(.page), placement.visible.contains(point) { found = node }
      return true
    }
    return found
  }

  func setPressed(_ id: NodeID?) {
    guard painter.interaction.pressed != id else { return }
    invalidate(painter.interaction.pressed)
    painter.interaction.pressed = id
    invalidate(id)
  }

  private func waitForLongPress(_ node: HostTree.Node) {
    guard node.content.actions.contains(.longPress) else { return }
    let (id, start) = (node.id, mouse.lastClick?.time)
    time.scheduleOnMain(after: .milliseconds(500)) { [weak self] in
      guard let self, mouse.drag == .click(id), mouse.lastClick?.time == start, !mouse.isSpent
      else { return }
      mouse.isSpent = true
      setPressed(nil)
      client?.handle(.longPress(id))
    }
  }

  func tell(_ id: NodeID, _ phase: HostEvent.PointerEvent.Phase, _ point: CellPoint) {
    client?.handle(
      .pointer(
        id,
        HostEvent.PointerEvent(
          phase: phase, location: painter.metrics.center(of: point), time: now,
          modifiers: mouse.modifiers)))
  }

  // MARK: Sliders and text

  private func slide(_ node: HostTree.Node, _ leaf: HostTree.Node, to point: CellPoint) {
    let rect = painter.metrics.visibleCells(leaf.absoluteFrame)
    let value = node.controlValue
    let new = SliderRenderer.value(
      value, atColumn: leaf.content.place(of: point.column, in: rect.columns),
      of: rect.columns.count)
    if let new, new != value { setValue(new, of: node) }
  }

  private func placeCursor(
    _ node: HostTree.Node, _ leaf: HostTree.Node, at point: CellPoint, extending: Bool
  ) {
    beginEditing(node)
    let room = FieldRenderer.room(of: leaf, painter.metrics)
    let place = CellPoint(
      point.column - room.columns.lowerBound, point.row - room.rows.lowerBound)
    guard
      let offset = painter.interaction.fields[node.id]?.offset(
        at: place, columns: room.columns.count)
    else { return }
    switch (extending, mouse.clickCount) {
    case (true, _): edit(node, .extendSelection(to: offset))
    case (false, 2): edit(node, .selectWord(at: offset))
    case (false, 3...): edit(node, .selectLine(at: offset))
    default: edit(node, .select(offset..<offset))
    }
  }
}

extension HostTree.Node {
  /// Whether it reacts to touches.
  fileprivate var isInteractive: Bool { isClickable || hasActionMenu }

  /// Whether it has an action beside offering a menu.
  fileprivate var isClickable: Bool {
    !isPartOfControl
      && (content.traits.contains(.focusable)
        || !content.actions.isDisjoint(
          with: [.activate, .setValue, .step, .edit, .longPress, .pointer]))
  }

  fileprivate var hasActionMenu: Bool {
    !isPartOfControl
      && (!content.actions.isDisjoint(with: [.delete, .menu]) || !content.namedActions.isEmpty)
  }

  /// Whether it can be touched: it draws something, or has an action.
  var isTouchable: Bool {
    if isInteractive || content.actions.contains(.drag) || content.hitShape != nil { return true }
    switch content.leaf {
    case .none: return false
    case .shape(let shape):
      // An outline surrounds other touchable content, unless it is all there is.
      return shape.fill != nil && shape.fill != .color(.clear)
        || shape.stroke != nil && parent?.content.isGestureAlone == true
    case .text, .image, .control, .drawing: return true
    }
  }
}

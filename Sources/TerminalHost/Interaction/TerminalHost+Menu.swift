import CellText
import HostInterface
import TerminalInput

extension TerminalHost {
  /// Opens a picker's choices below it.
  func openMenu(of node: HostTree.Node, _ leaf: HostTree.Node) {
    guard !leaf.content.options.isEmpty else { return }
    var chosen: Int?
    if case .choice(let index) = node.controlValue { chosen = index }
    open(
      OpenMenu(
        items: leaf.content.options, checked: chosen, purpose: .pick(node.id),
        anchor: painter.metrics.visibleCells(leaf.absoluteFrame), screen: cells,
        isRightToLeft: environment.isRightToLeft))
  }

  /// Opens the named actions of a row, or of its nearest ancestor that has some. If there are none,
  /// the key performs a long press.
  ///
  /// - Parameter point: the position of the pointer's request; nil: the keyboard's.
  func openActions(of node: HostTree.Node, at point: CellPoint? = nil) {
    guard let owner = node.menuOwner else {
      if point == nil, let held = node.longPressOwner { client?.handle(.longPress(held.id)) }
      return
    }
    guard owner.content.actions.contains(.menu) else {
      return open(owner.offeredActions, of: owner, at: point)
    }
    let place = point.map { painter.metrics.center(of: $0) }
    client?.handle(place.map { .openMenu(owner.id, at: $0) } ?? .perform(owner.id, .menu))
    requestFrame()
  }

  /// Opens some of a node's named actions, below the node, at the pointer's column if it asks.
  func open(_ actions: [NamedAction], of node: HostTree.Node, at point: CellPoint? = nil) {
    let cells = painter.metrics.visibleCells(node.absoluteFrame)
    let columns = point.map { $0.column..<$0.column + 1 } ?? cells.columns
    open(
      OpenMenu(
        items: actions.map(words(for:)), checked: nil,
        purpose: .perform(node.id, actions),
        anchor: CellRect(columns: columns, rows: cells.rows), screen: self.cells,
        isRightToLeft: environment.isRightToLeft))
  }

  /// Returns an action's title: a program's own title, or a word of the library.
  private func words(for action: NamedAction) -> String {
    if case .custom(let title) = action { title } else { word(action.title) }
  }

  private func open(_ menu: OpenMenu) {
    closeMenu()
    typedWords = TypedWords()
    self.menu = menu
    invalidate(menu.rect)
  }

  func closeMenu() {
    guard let menu else { return }
    self.menu = nil
    invalidate(menu.rect)
    // The cursor of a text below comes back with it.
    invalidate(painter.interaction.focused)
  }

  private func pick(_ index: Int) {
    guard let menu, menu.items.indices.contains(index) else { return }
    closeMenu()
    switch menu.purpose {
    case .pick(let id): if let node = tree[id] { setValue(.choice(index), of: node) }
    case .perform(let id, let actions): client?.handle(.perform(id, actions[index]))
    }
  }

  /// - Returns: whether a menu is open, which handles every key.
  func handleInMenu(_ press: TerminalKey) -> Bool {
    guard menu != nil else { return false }
    switch (press.key, press.modifiers) {
    case (.character("c"), .control):
      closeMenu()
      askToQuit()
    case (.up, _): menu?.move(by: -1)
    case (.down, _), (.tab, []): menu?.move(by: 1)
    case (.tab, _): menu?.move(by: -1)
    case (.pageUp, _): menu?.move(byPages: -1)
    case (.pageDown, _): menu?.move(byPages: 1)
    case (.home, _): menu?.highlight(0)
    case (.end, _): menu?.move(by: .max / 2)
    case (.enter, _), (.character(" "), []): pick(menu?.highlighted ?? 0)
    case (.escape, _), (backKey, _): closeMenu()
    case (.character(let letter), []): menu?.jump(to: letter, &typedWords, at: time.now)
    default: break
    }
    return true
  }

  /// - Returns: whether a menu is open, which handles the mouse.
  func handleInMenu(_ report: MouseReport) -> Bool {
    guard let menu else { return false }
    switch report.kind {
    case .press:
      if let item = menu.item(at: report.point) {
        self.menu?.highlight(item)
      } else if !menu.rect.contains(report.point) {
        closeMenu()
        // The release of the button belongs to the press that closed it.
        mouse.drag = .none
      }
    case .drag, .move:
      if let item = menu.item(at: report.point) { self.menu?.highlight(item) }
    case .release:
      if let item = menu.item(at: report.point) { pick(item) }
    case .wheelUp: self.menu?.move(by: -1)
    case .wheelDown: self.menu?.move(by: 1)
    case .wheelLeft, .wheelRight: break
    }
    return true
  }
}

import HostInterface
import NavigationControls
import ViewRuntime
import ViewTexts

/// The commands to offer by name, collected without any declaration by the program.
extension WindowRegistry {
  /// Returns the menu commands, then the items in bars and navigation, each name once. In something
  /// modal, such as a sheet, its own items come first: they are what the user came for. While the
  /// program waits for an answer, there are no others.
  ///
  /// - Parameter keyName: formats a key for this host.
  func paletteEntries(
    of screen: RenderNode, keyName: @escaping (KeyStroke) -> String?
  ) -> [PaletteEntry] {
    let environment = windowStack.last?.environment ?? EnvironmentValues()
    var found = PaletteCollection(keyName: keyName)
    let front = screen.uppermostModal
    if let front { found.collectWhatShows(in: front) }
    if runtime.isWaitingForAnswer { return found.entries }
    for entry in commands.current {
      var place = ""
      if case .menu = entry.position, let title = entry.title {
        place = title.string(in: environment)
      }
      for node in entry.portal.labelNodes { found.collectAll(in: node, place) }
    }
    addUndo(to: &found)
    if front == nil { found.collectWhatShows(in: screen) }
    if hasSettings { found.add(word("Settings…"), "") { self.openSettings() } }
    found.add(word("Quit"), "") { self.quit() }
    return found.entries
  }

  private func addUndo(to found: inout PaletteCollection) {
    guard let undoManager else { return }
    let menu = word(StandardMenu.edit.rawValue)
    for key in undoKeys {
      found.add(key.title, menu, key.stroke) { _ = undoManager.perform(key.stroke) }
    }
  }
}

/// Collects entries in the order in which they are found.
@MainActor
private struct PaletteCollection {
  private(set) var entries: [PaletteEntry] = []
  private var names: Set<String> = []
  private var titles: Set<String> = []
  private let keyName: (KeyStroke) -> String?

  init(keyName: @escaping (KeyStroke) -> String?) { self.keyName = keyName }

  mutating func add(
    _ name: String, _ place: String, _ stroke: KeyStroke? = nil,
    _ perform: @escaping @MainActor () -> Void
  ) {
    guard !name.isEmpty, names.insert("\(place)\n\(name)").inserted else { return }
    // An item on the screen with the name of a command does the same as the command.
    guard titles.insert(name).inserted || !place.isEmpty else { return }
    let place = [place, stroke.flatMap(keyName) ?? ""].filter { !$0.isEmpty }
    entries.append(
      PaletteEntry(
        id: entries.count, name: name, place: place.joined(separator: "  "), perform: perform))
  }

  /// Collects everything that can be pressed or toggled.
  mutating func collectAll(in node: RenderNode, _ place: String) {
    guard !add(node, place) else { return }
    for child in node.children { collectAll(in: child, place) }
  }

  /// Collects items in bars and items that navigate.
  mutating func collectWhatShows(in root: RenderNode) {
    collect(in: root, isInBar: false, isBeforeDetail: false)
    for node in root.runtime.heldItems(in: root) { collectAll(in: node, "") }
  }

  /// - Parameters:
  ///   - isInBar: whether to collect everything that can be pressed.
  ///   - isBeforeDetail: whether the node is in a column of a split view before the last one.
  private mutating func collect(in node: RenderNode, isInBar: Bool, isBeforeDetail: Bool) {
    let role = node.content?.role
    if node.content?.traits.contains(.invisible) == true { return }
    let isMeant = isInBar || node.traits[NavigationLinkMark.key] != nil
    if isMeant || role == .link || role == .tab || node.content?.shortcut != nil
      || leadsOn(node, isBeforeDetail), role != .searchBar, add(node, "")
    {
      return
    }
    let isInBar = isMeant || role?.isBar == true
    for child in node.children {
      let isBefore = role == .splitView ? child !== node.children.last : isBeforeDetail
      collect(in: child, isInBar: isInBar, isBeforeDetail: isBefore)
    }
  }

  /// Returns whether the node is a row of a single-selection list whose selection determines the
  /// content beside it: in a sidebar, or in a column before the last one.
  private func leadsOn(_ node: RenderNode, _ isBeforeDetail: Bool) -> Bool {
    guard let content = node.content, content.role == .row,
      isBeforeDetail || content.control?.style == .sidebar
    else { return false }
    return content.actions.contains(.activate) && !content.actions.contains(.select)
      && content.traits.contains(.focusable)
  }

  /// - Returns: whether the node can be pressed or toggled.
  private mutating func add(_ node: RenderNode, _ place: String) -> Bool {
    guard let content = node.content, content.traits.isDisjoint(with: [.disabled, .invisible])
    else { return false }
    let event: HostEvent
    if content.actions.contains(.activate) {
      event = .activate(node.id)
    } else if content.actions.contains(.setValue), case .bool(let isOn)? = content.value {
      event = .setValue(node.id, .bool(!isOn))
    } else {
      return false
    }
    add(node.spokenText, place, content.shortcut) { [weak node] in node?.handle(event) }
    return true
  }
}

extension RenderNode {
  /// The last modal node, in front of everything else.
  fileprivate var uppermostModal: RenderNode? {
    for child in children.reversed() {
      if let modal = child.uppermostModal { return modal }
    }
    return content?.traits.contains(.modal) == true ? self : nil
  }
}

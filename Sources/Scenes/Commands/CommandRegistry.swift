import HostInterface
import ViewRuntime
import ViewTexts

/// The commands of an app: the content of its menus and their shortcuts.
@MainActor
final class CommandRegistry {
  /// The entries in the order in which the scenes list them.
  private(set) var entries: [CommandEntry] = []
  /// Called when the first command is added or the last one removed.
  var changed: () -> Void = {}

  func set(_ entry: CommandEntry) {
    if let index = entries.firstIndex(where: { $0.portal === entry.portal }) {
      entries[index] = entry
    } else {
      entries.append(entry)
      changed()
    }
  }

  func remove(_ portal: Portal) {
    entries.removeAll { $0.portal === portal }
    changed()
  }

  /// Performs the command that has the shortcut.
  func perform(_ stroke: KeyStroke) -> Bool {
    for entry in current {
      for node in entry.portal.labelNodes {
        if press(node, stroke) { return true }
      }
    }
    return false
  }

  private func press(_ node: RenderNode, _ stroke: KeyStroke) -> Bool {
    if let content = node.content, content.shortcut == stroke, !content.traits.contains(.disabled) {
      if content.actions.contains(.activate) {
        node.handle(.activate(node.id))
      } else if case .bool(let isOn)? = content.value {
        node.handle(.setValue(node.id, .bool(!isOn)))
      }
      return true
    }
    return node.children.contains { press($0, stroke) }
  }

  /// The shortcuts of the enabled commands.
  var keys: [CommandKey] {
    var keys: [CommandKey] = []
    func look(_ node: RenderNode) {
      if let content = node.content, let stroke = content.shortcut {
        let title = node.spokenText
        if !content.traits.contains(.disabled), !title.isEmpty {
          keys.append(CommandKey(stroke, title))
        }
        return
      }
      for child in node.children { look(child) }
    }
    for entry in current { for node in entry.portal.labelNodes { look(node) } }
    return keys
  }

  // MARK: Active entries

  /// The entries without the default ones that the program has replaced or removed.
  var current: [CommandEntry] {
    let removesUsual = removesUsual
    return entries.filter { entry in
      guard case .usual(let place, isWhole: _) = entry.position else { return true }
      return !removesUsual && !isReplaced(place) && entry.portal === usual(at: place)?.portal
    }
  }

  private var removesUsual: Bool {
    entries.contains { if case .removal = $0.position { true } else { false } }
  }

  private func isReplaced(_ place: CommandGroupPlacement) -> Bool {
    entries.contains { if case .replacing(place) = $0.position { true } else { false } }
  }

  /// Returns the default entry to use: each document group adds one.
  private func usual(at place: CommandGroupPlacement) -> CommandEntry? {
    entries.first { if case .usual(place, isWhole: true) = $0.position { true } else { false } }
      ?? entries.first { if case .usual(place, isWhole: _) = $0.position { true } else { false } }
  }

  // MARK: Menus

  struct MenuDescription {
    let title: Text
    /// The sections, separated by lines.
    let parts: [AnyView]
  }

  /// Returns the menus that have items.
  ///
  /// - Parameter usual: returns the library's default items at a place.
  func menus(usual: (CommandGroupPlacement) -> AnyView?) -> [MenuDescription] {
    let removesUsual = removesUsual
    var menus: [MenuDescription] = []
    for menu in StandardMenu.allCases {
      // Custom menus come before Window and Help.
      if menu == .window { menus += ownMenus }
      let entries = CommandGroupPlacement.all.filter { $0.menu == menu }.flatMap { place in
        parts(at: place, removesUsual ? nil : usual(place))
      }
      if !entries.isEmpty {
        menus.append(MenuDescription(title: menu.title, parts: entries))
      }
    }
    return menus
  }

  private var ownMenus: [MenuDescription] {
    entries.compactMap { entry in
      guard case .menu = entry.position, let title = entry.title else { return nil }
      return MenuDescription(title: title, parts: [entry.content])
    }
  }

  private func parts(at place: CommandGroupPlacement, _ usual: AnyView?) -> [AnyView] {
    var (before, inside, after) = ([AnyView](), [AnyView](), [AnyView]())
    var own: [AnyView] = []
    for entry in current {
      switch entry.position {
      case .before(place): before.append(entry.content)
      case .after(place): after.append(entry.content)
      case .replacing(place): inside.append(entry.content)
      case .usual(place, isWhole: _): own.append(entry.content)
      default: break
      }
    }
    if inside.isEmpty { inside = (usual.map { [$0] } ?? []) + own }
    return before + inside + after
  }
}

import HostInterface
import TerminalInput

extension TerminalHost {
  /// Handles the keys of an open menu beside the global ones: letters move to the entry that starts
  /// with them, Left and Right to the parent menu and to the submenu of an entry.
  ///
  /// - Returns: whether the menu handled the key.
  func handleInPopup(_ press: TerminalKey) -> Bool {
    guard let menu = topmost(.modal), menu.content.role == .menu else { return false }
    switch (press.key, press.modifiers) {
    case (backKey, []):
      client?.handle(.dismiss(menu.id))
    case (environment.isRightToLeft ? .left : .right, []):
      guard let node = focusedNode, node.content.control?.style == .submenu else { return true }
      activate(node)
    case (.up, []): move(-1)
    case (.down, []): move(1)
    case (.home, []): focus(focusRing().stops.first?.id)
    case (.end, []): focus(focusRing().stops.last?.id)
    case (.character(let letter), []) where letter != " ": jump(to: letter)
    default: return false
    }
    return true
  }

  /// The arrow key that points back to the parent menu.
  var backKey: TerminalKey.Key { environment.isRightToLeft ? .right : .left }

  /// Moves up and down through the entries, wrapping around.
  private func move(_ steps: Int) {
    let ring = focusRing()
    let present = painter.interaction.focused
    focus(steps < 0 ? ring.previous(before: present) : ring.next(after: present))
  }

  private func jump(to letter: Character) {
    let stops = focusRing().stops
    let present = stops.firstIndex { $0.id == painter.interaction.focused }
    let titles = stops.map { tree[$0.id]?.spokenLabel ?? "" }
    if let index = typedWords.find(letter, at: time.now, after: present, in: titles) {
      focus(stops[index].id)
    }
  }
}

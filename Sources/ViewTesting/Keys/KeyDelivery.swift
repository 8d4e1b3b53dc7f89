import HostInterface
import TextEditing

/// The effect of a key, as a host determines it.
@MainActor
struct KeyDelivery {
  private let test: ViewTest
  private let focused: HostTree.Node?
  private let modifiers: KeyStroke.Modifiers

  init(_ test: ViewTest, _ modifiers: KeyStroke.Modifiers = []) {
    self.test = test
    self.modifiers = modifiers
    focused = test.host.focusedID.flatMap { test.host.tree[$0] }.flatMap {
      $0.isDisabled || $0.isHidden(in: test) ? nil : $0
    }
  }

  private var input: HostTree.Node? {
    focused.flatMap { $0.content.actions.contains(.edit) ? $0 : nil }
  }

  /// Delivers a key.
  ///
  /// - Returns: whether anything handled the key.
  func take(_ key: ViewTest.Key) -> Bool {
    var stroke = key.stroke
    stroke.modifiers.formUnion(modifiers)
    if test.host.client?.handleKey(stroke) == true { return true }
    return takeHere(key) || test.host.client?.performKey(stroke) == true || isAtEnd(key)
  }

  private func takeHere(_ key: ViewTest.Key) -> Bool {
    let extends = modifiers == .shift
    switch key {
    case .return: return takeReturn()
    case .escape: return takeEscape()
    case .tab: return moveFocus(forward: modifiers != .shift)
    case .backTab: return moveFocus(forward: false)
    case .space: return edit(.insert(" ")) || activateFocused()
    case .delete: return edit(.delete(.backward))
    case .left: return edit(.move(.backward, extending: extends)) || step(up: false)
    case .right: return edit(.move(.forward, extending: extends)) || step(up: true)
    case .up: return edit(.move(.up(), extending: extends)) || step(up: true)
    case .down: return edit(.move(.down(), extending: extends)) || step(up: false)
    case .home: return edit(.move(.lineStart, extending: extends))
    case .end: return edit(.move(.lineEnd, extending: extends))
    case .pageUp, .pageDown: return false
    }
  }

  /// Beyond a list's ends the arrow keys do nothing, which is not an error.
  private func isAtEnd(_ key: ViewTest.Key) -> Bool {
    (key == .up || key == .down) && focused?.role == .row
      && focused?.content.actions.contains(.activate) == true
  }

  private func takeReturn() -> Bool {
    if let input {
      if input.content.isMultilineInput { return edit(.insert("\n")) }
      test.host.submit(input.id)
      return true
    }
    return followLink() || activateFocused() || activate(.defaultAction)
  }

  private func takeEscape() -> Bool {
    if let input, test.host.editor(of: input.id)?.isComposing == true {
      return edit(.cancelMarked)
    }
    let back = test.wayBack
    if let cancel = button(.cancelAction),
      back?.goesBack(before: cancel, focused: focused) != true
    {
      return send(.activate(cancel.id))
    }
    let panel = test.uppermostPanel
    let way = back.flatMap { way in
      panel.map { way.isInside($0) } ?? true ? way : nil
    }
    if let way { return send(.activate(way.id)) }
    guard let panel, panel.content.actions.contains(.dismiss) else { return false }
    return send(.dismiss(panel.id))
  }

  /// Opens the focused link, if a text with links has the focus.
  private func followLink() -> Bool {
    guard let focused, !focused.links.isEmpty else { return false }
    let links = focused.links
    let link = links[min(test.host.focusedLink, links.count - 1)]
    return send(.followLink(focused.id, link.address))
  }

  private func activateFocused() -> Bool {
    guard let focused, focused.content.actions.contains(.activate) else { return false }
    return send(.activate(focused.id))
  }

  /// Presses the button with this trait, in the topmost dialog if there is one. A hidden one exists
  /// for its key.
  private func activate(_ trait: Traits) -> Bool {
    button(trait).map { send(.activate($0.id)) } ?? false
  }

  private func button(_ trait: Traits) -> HostTree.Node? {
    let root = test.uppermostModal ?? test.host.tree.root
    return root.firstInTree {
      $0.content.traits.contains(trait) && $0.content.actions.contains(.activate)
        && !$0.isDisabled
    }
  }

  private func moveFocus(forward: Bool) -> Bool {
    guard !test.host.focusOrder.isEmpty else { return false }
    test.host.moveFocus(forward: forward)
    return true
  }

  private func edit(_ command: TextEditingCommand) -> Bool {
    guard let input else { return false }
    test.host.edit(input.id, command)
    return true
  }

  private func step(up: Bool) -> Bool {
    guard let focused, focused.content.actions.contains(.step) else { return false }
    return send(up ? .increment(focused.id) : .decrement(focused.id))
  }

  private func send(_ event: HostEvent) -> Bool {
    test.host.client?.handle(event)
    return true
  }
}

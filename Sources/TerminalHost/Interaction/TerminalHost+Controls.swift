import HostInterface
import TerminalInput

/// Keys and clicks on controls.
extension TerminalHost {
  /// Reports a control's new value to the runtime. It is shown at once; if the model changes it, an
  /// update follows.
  func setValue(_ value: ElementValue, of node: HostTree.Node) {
    show(value, in: node)
    client?.handle(.setValue(node.id, value))
  }

  func show(_ value: ElementValue, in node: HostTree.Node) {
    var content = node.content
    content.value = value
    commit(Patch([.update(node.id, content)]))
  }

  /// Presses, toggles or opens a control.
  func activate(_ node: HostTree.Node) {
    if node.textControl != nil { return focus(node.id) }
    if let link = focusedLink(of: node) {
      client?.handle(.followLink(node.id, link.address))
      return
    }
    let actions = node.content.actions
    if actions.contains(.setValue) {
      if let leaf = node.controlLeaf, leaf.content.control?.kind == .pickerIndicator {
        if PickerRenderer.form(of: leaf.content) == .menu { openMenu(of: node, leaf) }
        return
      }
      if case .bool(let isOn) = node.controlValue {
        setValue(.bool(!isOn), of: node)
        return
      }
    }
    if actions.contains(.activate) {
      client?.handle(.activate(node.id))
    } else {
      openActions(of: node)
    }
  }

  /// Offers a key to the focused control: arrows for sliders and choices, plus and minus for
  /// steppers, letters for choices from a menu.
  ///
  /// - Returns: whether the control handled it.
  func change(_ press: TerminalKey) -> Bool {
    guard let node = focusedNode else { return false }
    guard let leaf = node.controlLeaf else { return typeOrStep(node, press) }
    switch leaf.content.control?.kind {
    case .slider: return slide(node, press.along(leaf.content))
    case .stepperButtons: return step(node, press.along(leaf.content))
    case .pickerIndicator: return choose(node, leaf, press.along(leaf.content))
    default: return false
    }
  }

  /// Steps a standalone number with up and down, and types characters into it.
  private func typeOrStep(_ node: HostTree.Node, _ press: TerminalKey) -> Bool {
    let actions = node.content.actions
    // Keys perform a screen reader's adjustments.
    guard actions.contains(.typing) else { return actions.contains(.step) && step(node, press) }
    switch (press.key, press.modifiers) {
    case (.up, []), (.character("+"), []): client?.handle(.increment(node.id))
    case (.down, []), (.character("-"), []): client?.handle(.decrement(node.id))
    case (.character(let character), let modifiers)
    where character != " " && modifiers.subtracting(.shift).isEmpty:
      client?.handle(.typed(node.id, String(character)))
    default: return false
    }
    return true
  }

  private func slide(_ node: HostTree.Node, _ press: TerminalKey) -> Bool {
    let value = node.controlValue
    let isFine = press.modifiers.contains(.shift)
    let new: ElementValue? =
      switch press.key {
      case .left, .character("-"): SliderRenderer.value(value, movedBy: -1, isFine: isFine)
      case .right, .character("+"): SliderRenderer.value(value, movedBy: 1, isFine: isFine)
      case .home: SliderRenderer.value(value, atColumn: 0, of: 2)
      case .end: SliderRenderer.value(value, atColumn: 1, of: 2)
      default: nil
      }
    guard let new else { return false }
    if new != value { setValue(new, of: node) }
    return true
  }

  private func step(_ node: HostTree.Node, _ press: TerminalKey) -> Bool {
    switch press.key {
    case .character("+"), .character("="), .right: client?.handle(.increment(node.id))
    case .character("-"), .character("_"), .left: client?.handle(.decrement(node.id))
    default: return false
    }
    return true
  }

  private func choose(_ node: HostTree.Node, _ leaf: HostTree.Node, _ press: TerminalKey) -> Bool {
    var chosen: Int?
    if case .choice(let index) = node.controlValue { chosen = index }
    let steps: Int
    switch (PickerRenderer.form(of: leaf.content), press.key) {
    case (.segments, .left), (.row, .left), (.rows, .up): steps = -1
    case (.segments, .right), (.row, .right), (.rows, .down): steps = 1
    case (.menu, .down) where press.modifiers.contains(.alt):
      openMenu(of: node, leaf)
      return true
    case (.menu, .character(let letter)) where press.modifiers.subtracting(.shift).isEmpty:
      return choose(node, leaf.content.options, chosen, by: letter)
    default: return false
    }
    let count = leaf.content.options.count
    let next = chosen.map { $0 + steps } ?? (steps > 0 ? 0 : count - 1)
    guard (0..<count).contains(next) else {
      // At its ends a list lets the focus move on; a row keeps it.
      return [.segments, .row].contains(PickerRenderer.form(of: leaf.content))
    }
    setValue(.choice(next), of: node)
    return true
  }

  /// Chooses the option that starts with the typed letters, without opening the menu. A letter
  /// without a match is handled all the same: the next one may belong to the same word.
  private func choose(
    _ node: HostTree.Node, _ options: [String], _ chosen: Int?, by letter: Character
  ) -> Bool {
    // Space opens the menu, except inside the words of an option.
    guard !options.isEmpty, letter != " " || typedWords.isGoingOn(at: time.now)
    else { return false }
    let present = chosen.flatMap { options.indices.contains($0) ? $0 : nil }
    guard let index = typedWords.find(letter, at: time.now, after: present, in: options) else {
      return letter.isLetter || letter.isNumber
    }
    if index != chosen { setValue(.choice(index), of: node) }
    return true
  }
}

extension TerminalKey {
  /// Maps Left and Right to the direction of the lines: in right-to-left layouts they are swapped.
  fileprivate func along(_ content: NodeContent) -> TerminalKey {
    guard content.isMirrored, key == .left || key == .right else { return self }
    return TerminalKey(key == .left ? .right : .left, modifiers)
  }
}

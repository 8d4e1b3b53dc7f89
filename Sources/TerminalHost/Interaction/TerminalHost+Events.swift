import HostInterface
import TerminalInput

extension TerminalHost {
  /// Handles events from the terminal.
  func receive(_ events: [InputEvent]) {
    if busyControl != nil, events.contains(where: \.isByUser) { busyControl = nil }
    // Once anything is focusable, a user's action decides where the focus goes. A key that is
    // pressed while the program loads decides nothing.
    if awaitsFirstFocus, events.contains(where: \.isByUser), placeToBegin != nil {
      awaitsFirstFocus = false
    }
    pendingInput += events
    // Otherwise the loop that waits handles them, as long as it has to.
    guard waitCount == 0 else { return }
    handlePendingInput { true }
    scheduleFlush()
  }

  /// Handles what has been read, in order. An event's action may wait for the user, who goes on
  /// with the events behind it.
  func handlePendingInput(while isOpen: () -> Bool) {
    inputDepth += 1
    defer { inputDepth -= 1 }
    var typed = ""
    while !pendingInput.isEmpty, isOpen() {
      let pressed = pendingInput.removeFirst()
      guard let event = bound(pressed) else { continue }
      if event.endsSearch { stopSearch = nil }
      // Key handlers have to see the result of the preceding keys.
      if event.begins(after: typed), client?.hearsKeys == true { type(&typed) }
      if case .key(let press) = event, case .character(let character) = press.key,
        press.modifiers.isEmpty, menu == nil, focusedNode?.textControl != nil
      {
        if !offer(press) { typed.unicodeScalars.append(contentsOf: character.unicodeScalars) }
        continue
      }
      type(&typed)
      runFrame()
      handle(event)
    }
    type(&typed)
  }

  /// Characters that arrive together are typed together: an input method sends a word at once, and
  /// the scalars of one emoji must not be undone separately.
  private func type(_ typed: inout String) {
    guard !typed.isEmpty else { return }
    hasJustCopied = false
    hideTip()
    runFrame()
    focusResting()
    if let node = focusedNode { edit(node, .insert(typed)) }
    typed = ""
  }

  private func handle(_ event: InputEvent) {
    if case .key = event {} else if event.isByUser { hasJustCopied = false }
    switch event {
    case .key(let press): handle(press)
    case .mouse(let report): handle(report)
    case .paste(let text): paste(text)
    case .focus(let isActive): change { $0.isActive = isActive }
    case .reply(let reply): apply([reply])
    }
  }

  private func paste(_ text: String) {
    focusResting()
    if let node = focusedNode, node.textControl != nil {
      edit(node, .paste(text))
    }
  }
}

extension InputEvent {
  /// Whether the event shows that the user no longer waits for the tab key's search.
  fileprivate var endsSearch: Bool {
    switch self {
    case .key(let press): press.key != .tab
    case .mouse(let report): report.kind != .move
    case .paste: true
    case .focus, .reply: false
    }
  }

  /// Returns whether it follows some typed characters without belonging to them.
  fileprivate func begins(after typed: String) -> Bool {
    guard !typed.isEmpty, case .key(let press) = self, case .character(let character) = press.key
    else { return false }
    return (typed + String(character)).count > typed.count
  }
}

import HostInterface

/// A view's handling of Cut, Copy and Paste while the focus is on or inside it.
///
/// The shortcuts with C, X and V go to the innermost view around the focus that handles them. In a
/// text input, the host handles them.
package struct ClipboardResponder {
  package static let key = ObjectIdentifier(ClipboardResponder.self)

  package enum Command { case cut, copy, paste }

  /// Returns whether the command was handled.
  let perform: @MainActor (Command) -> Bool
  /// Whether it has something to copy now.
  let offersCopy: @MainActor () -> Bool

  package init(
    offersCopy: @escaping @MainActor () -> Bool = { false },
    _ perform: @escaping @MainActor (Command) -> Bool
  ) {
    self.perform = perform
    self.offersCopy = offersCopy
  }
}

/// Adds a responder around a view; commands that it does not handle go to the next one further out.
package struct ClipboardModifier {
  private let responder: ClipboardResponder

  package nonisolated init(
    offersCopy: @escaping @MainActor () -> Bool = { false },
    _ perform: @escaping @MainActor (ClipboardResponder.Command) -> Bool
  ) {
    responder = ClipboardResponder(offersCopy: offersCopy, perform)
  }
}

extension ClipboardModifier: LayoutModifier {
  package typealias Body = Never

  package func setTraits(_ traits: inout [ObjectIdentifier: Any]) {
    traits[ClipboardResponder.key] = responder
  }

  package func laysOutDifferently(from old: Self) -> Bool { false }
}

/// The last answer to whether Copy would copy something, and what it depends on.
struct CopyOffer {
  struct State: Hashable {
    var updates: Int
    var focused: NodeID?
  }

  let state: State
  let isThere: Bool
}

extension ViewRuntime {
  /// Performs a clipboard command at the focus.
  func performClipboard(_ stroke: KeyStroke) -> Bool {
    let command: ClipboardResponder.Command
    switch (stroke.key, stroke.modifiers) {
    case ("c", .command): command = .copy
    case ("x", .command): command = .cut
    case ("v", .command): command = .paste
    default: return false
    }
    guard asksResponders({ $0.perform(command) }) else { return false }
    requestFrame()
    return true
  }

  /// Whether Copy would copy something at the focus.
  ///
  /// Finding out may run a program's costly closure, so the answer holds until the program writes
  /// state or the focus moves: an animation or scrolling does not ask again.
  var offersCopy: Bool {
    let state = CopyOffer.State(updates: updateQueue.groupCount, focused: focus.focused)
    if let copyOffer, copyOffer.state == state { return copyOffer.isThere }
    let isThere = asksResponders { $0.offersCopy() }
    copyOffer = CopyOffer(state: state, isThere: isThere)
    return isThere
  }

  /// Asks the responders around the focus, innermost first, until one agrees.
  private func asksResponders(_ agrees: (ClipboardResponder) -> Bool) -> Bool {
    var node = focus.focused.flatMap { nodes[$0] }
    while let current = node {
      if let responder = current.traits[ClipboardResponder.key] as? ClipboardResponder,
        agrees(responder)
      {
        return true
      }
      node = current.parent
    }
    return false
  }
}

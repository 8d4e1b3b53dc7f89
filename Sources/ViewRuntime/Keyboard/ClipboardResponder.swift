import HostInterface

/// What a view does about Cut, Copy and Paste while the focus is on it or inside of it.
///
/// The shortcuts with C, X and V look for the innermost view around the focus that has something to
/// do with them. In a text input they are the host's.
package struct ClipboardResponder {
  package static let key = ObjectIdentifier(ClipboardResponder.self)

  package enum Command { case cut, copy, paste }

  /// Answers whether the command was carried out.
  let perform: @MainActor (Command) -> Bool

  package init(_ perform: @escaping @MainActor (Command) -> Bool) { self.perform = perform }
}

/// Puts a responder around a view; what it leaves alone goes to the one further out.
package struct ClipboardModifier {
  private let responder: ClipboardResponder

  package nonisolated init(
    _ perform: @escaping @MainActor (ClipboardResponder.Command) -> Bool
  ) {
    responder = ClipboardResponder(perform)
  }
}

extension ClipboardModifier: LayoutModifier {
  package typealias Body = Never

  package func setTraits(_ traits: inout [ObjectIdentifier: Any]) {
    traits[ClipboardResponder.key] = responder
  }

  package func laysOutDifferently(from old: Self) -> Bool { false }
}

extension ViewRuntime {
  /// Carries out a clipboard command where the focus is.
  func performClipboard(_ stroke: KeyStroke) -> Bool {
    let command: ClipboardResponder.Command
    switch (stroke.key, stroke.modifiers) {
    case ("c", .command): command = .copy
    case ("x", .command): command = .cut
    case ("v", .command): command = .paste
    default: return false
    }
    var node = focus.focused.flatMap { nodes[$0] }
    while let current = node {
      if let responder = current.traits[ClipboardResponder.key] as? ClipboardResponder,
        responder.perform(command)
      {
        requestFrame()
        return true
      }
      node = current.parent
    }
    return false
  }
}

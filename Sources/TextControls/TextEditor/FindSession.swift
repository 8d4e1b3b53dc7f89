import Controls
import HostInterface
import ViewRuntime

/// The state of an editor's find bar while it is open.
@MainActor
final class FindSession {
  /// The start of the next search: the start of the editor's selection.
  var origin = 0
  /// Whether focus moves on from the editor to the bar: an editor that has had focus scrolls to its
  /// selection.
  var leadsToWords = false

  nonisolated init() {}
}

/// The focusable parts of an editor with a find bar.
enum FindPlace: Hashable {
  case text, words, replacement
}

/// The keys that open the find bar and step through its matches.
enum FindKey {
  case find, next, previous

  init?(_ stroke: KeyStroke) {
    let isCommand = stroke.heldModifiers.subtracting(.shift) == .command
    let isControl = stroke.heldModifiers == .control
    let isBack = stroke.heldModifiers.contains(.shift)
    switch stroke.key {
    case "f" where (isCommand && !isBack) || isControl: self = .find
    case "g" where isCommand: self = isBack ? .previous : .next
    // F3.
    case "\u{F706}" where stroke.heldModifiers.subtracting(.shift).isEmpty:
      self = isBack ? .previous : .next
    default: return nil
    }
  }
}

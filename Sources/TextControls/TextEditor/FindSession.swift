import Controls
import HostInterface
import ViewRuntime

/// What an editor's bar to find something keeps while it is open.
@MainActor
final class FindSession {
  /// Where the next search begins: the start of what is selected in the editor.
  var origin = 0
  /// Whether the focus goes on from the editor to the bar: an editor that had the focus once
  /// scrolls to what is selected in it.
  var leadsToWords = false

  nonisolated init() {}
}

/// What has the focus in an editor with a bar to find something.
enum FindPlace: Hashable {
  case text, words, replacement
}

/// The keys that open the bar and go on in it.
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

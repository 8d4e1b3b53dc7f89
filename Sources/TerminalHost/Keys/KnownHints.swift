import HostInterface

/// The cached key hints.
struct KnownHints {
  /// Everything that the hints depend on.
  struct State: Hashable {
    var treeVersion: Int
    var focused: NodeID?
    /// Whether there is more than one item in the open menu; nil: none is open.
    var hasMenuOfSeveral: Bool?
    /// Whether something is being dragged, which Escape puts back.
    var isCarrying: Bool
    /// Whether the program handles Escape where the focus is.
    var takesEscape: Bool
    var commands: [CommandKey]
    /// Whether text is selected, which Control-C copies.
    var hasSelection: Bool
    /// Whether Control-C has just copied; pressed again, it quits.
    var hasJustCopied: Bool
  }

  var state: State?
  var hints: [KeyHint] = []
}

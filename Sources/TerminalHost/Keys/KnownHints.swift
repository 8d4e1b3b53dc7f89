import HostInterface

/// What the keys did when they were last looked for.
struct KnownHints {
  /// All that it depends on.
  struct State: Hashable {
    var treeVersion: Int
    var focused: NodeID?
    var hasMenu: Bool
    /// Whether the program has something to do with Escape where the focus is.
    var takesEscape: Bool
    var commands: [CommandKey]
    /// Whether letters are selected, which Control-C copies.
    var hasSelection: Bool
  }

  var state: State?
  var hints: [KeyHint] = []
}

import Foundation

/// What the runtime asks of a host beside showing the tree.
package enum HostCommand: Hashable, Sendable {
  /// Gives the keyboard focus to a node, or takes it away.
  case focus(NodeID?)
  case copy(String)
  case openURL(URL)
  case announce(String)
  /// What is being carried may be given to other programs in these forms, where a host can do that.
  case offer([OfferedItem])
  /// The window is to be dark or light, whatever the desktop is; nil: as the desktop.
  case prefer(isDark: Bool?)
  /// Shows or leaves out what the host itself lays around an app, as a line that tells the keys.
  case showOverlays(Bool)
  /// Brings one of several windows to the front.
  case present(NodeID)
  /// Ends the app, or closes its window.
  case close
}

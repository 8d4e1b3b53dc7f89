import Foundation

/// What the runtime requests of a host beside showing the tree.
package enum HostCommand: Hashable, Sendable {
  /// Moves the keyboard focus to a node, or clears it.
  case focus(NodeID?)
  case copy(String)
  case openURL(URL)
  case announce(String)
  /// The dragged content may be offered to other programs in these forms, if the host supports it.
  case offer([OfferedItem])
  /// Makes the window dark or light, whatever the desktop's setting; nil: follows the desktop.
  case prefer(isDark: Bool?)
  /// Shows or hides the host's own overlays around an app, such as a line of key hints.
  case showOverlays(Bool)
  /// Brings one of several windows to the front.
  case present(NodeID)
  /// Quits the app, or closes its window.
  case close
}

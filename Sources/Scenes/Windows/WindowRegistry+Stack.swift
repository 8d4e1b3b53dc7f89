import HostInterface
import ViewRuntime

// The order of the windows.
extension WindowRegistry {
  func bringToFront(_ portal: Portal) {
    guard portal !== windowStack.last else { return raise(portal) }
    if opensWindows { raise(portal) } else { windowStack.last?.isShown = false }
    windowStack.removeAll { $0 === portal }
    windowStack.append(portal)
    if !opened.contains(where: { $0 === portal }) { opened.append(portal) }
    portal.isShown = true
    portal.open()
    frontChanged()
  }

  /// Called when another window is in front, which determines the target of commands; focused
  /// values are known after layout.
  func frontChanged() {
    programWindows.coming = nil
    showTitle()
    runtime.afterNextLayout { [weak self] in self?.runtime.focusedValues.changed() }
  }

  var opensWindows: Bool { runtime.host.opensWindows }

  /// Raises an existing window above the others.
  private func raise(_ portal: Portal) {
    if let window = portal.window { runtime.host.perform(.present(window.id)) }
  }

  /// Called when the user has chosen the window.
  func cameToFront(_ portal: Portal) {
    guard portal !== windowStack.last, windowStack.contains(where: { $0 === portal }) else {
      return
    }
    windowStack.removeAll { $0 === portal }
    windowStack.append(portal)
    programWindows.coming = nil
    showTitle()
  }

  func removeFromStack(_ portal: Portal) {
    if opensWindows { portal.isShown = false }
    let wasFront = portal === windowStack.last
    windowStack.removeAll { $0 === portal }
    opened.removeAll { $0 === portal }
    guard wasFront else { return tellTabs() }
    portal.isShown = false
    windowStack.last?.isShown = true
    frontChanged()
  }
}

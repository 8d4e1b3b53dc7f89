import HostInterface
import ViewRuntime

// Which window lies in front, and what lies behind it.
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

  /// Which window is in front decides what the commands are about; what is seen of it is known once
  /// it is laid out.
  func frontChanged() {
    showTitle()
    runtime.afterNextLayout { [weak self] in self?.runtime.focusedValues.changed() }
  }

  var opensWindows: Bool { runtime.host.opensWindows }

  /// Brings the window that is there already before the others.
  private func raise(_ portal: Portal) {
    if let window = portal.window { runtime.host.perform(.present(window.id)) }
  }

  /// The user chose the window.
  func cameToFront(_ portal: Portal) {
    guard portal !== windowStack.last, windowStack.contains(where: { $0 === portal }) else {
      return
    }
    windowStack.removeAll { $0 === portal }
    windowStack.append(portal)
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

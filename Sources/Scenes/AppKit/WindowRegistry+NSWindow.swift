import UIKitNames
import ViewRuntime

// The app's windows, with AppKit's names.
extension WindowRegistry: WindowList {
  package var shownWindows: [NSWindow] {
    // Before they are made, the scenes' windows count: programs ask for the first one early.
    let areOpen = windows.isEmpty || portal(of: .main) != nil
    return (hasScenes && areOpen ? [.main] : []) + programWindows.windows
  }

  package var front: NSWindow? {
    if let coming = programWindows.coming { return coming }
    guard let front = windowStack.last else { return nil }
    return programWindow(of: front) ?? .main
  }

  package func show(_ window: NSWindow) {
    if window === NSWindow.main {
      if let portal = portal(of: window) ?? firstScene { show(portal) }
    } else if let portal = portal(of: window) {
      programWindows.coming = window
      show(portal)
    } else if !programWindows.contains(window) {
      programWindows.add(window)
    }
  }

  package func hide(_ window: NSWindow) { programWindows.remove(window) }

  package func close(_ window: NSWindow, asks: Bool) {
    guard let portal = portal(of: window) else { return programWindows.remove(window) }
    if asks { return close(portal) }
    programWindows.remove(window)
    closeAtOnce(portal)
  }

  package func contentChanged() { programWindows.changed() }

  private func programWindow(of portal: Portal) -> NSWindow? {
    windows.first { $0.portal === portal }?.description.programWindow
  }

  /// Returns the portal of a window; of the scenes' windows, that of the front one.
  private func portal(of window: NSWindow) -> Portal? {
    if window === NSWindow.main { return windowStack.last { programWindow(of: $0) == nil } }
    return windows.first { $0.description.programWindow === window }?.portal
  }
}

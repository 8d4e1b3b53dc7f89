import Foundation
import ViewRuntime

// Requests of the desktop to a running app.
extension WindowRegistry {
  /// Opens a URL: the window meant for it comes to the front and its views are notified. A file
  /// goes to the document group that reads it; other URLs go to the views.
  package func open(_ url: URL) {
    if url.isFileURL, openFile(url.resolvingSymlinksInPath()) { return }
    let address = url.absoluteString
    let meant = portals.first { portal in
      portal.environment.externalEvents.contains { $0 == "*" || address.contains($0) }
    }
    if let meant { show(meant) }
    urls.open(url)
  }

  /// Handles another start of the app: raises the front window, or shows the first window if none
  /// is open, unless the app's delegate decides otherwise.
  ///
  /// Runs a frame at once, as desktops only allow raising during the request.
  package func reopen() {
    guard DesktopDelegateCalls.reopens(hasWindows: !windowStack.isEmpty) else { return }
    showFront()
    runtime.runFrame()
  }

  /// Handles a request to open files and URLs with the running app.
  package func reopen(with urls: [URL]) {
    // A document shows its own window.
    if !urls.allSatisfy({ $0.isFileURL && isDocument($0) }) { showFront() }
    for url in urls {
      open(url)
      // With a frame, a window reports its title before others hide it.
      runtime.runFrame()
    }
  }

  private func isDocument(_ url: URL) -> Bool {
    openers.contains { $0.opener.requests?.request(for: url) != nil }
  }

  private func showFront() {
    runtime.updateQueue.append(Transaction()) { [self] in
      if let front = windowStack.last { bringToFront(front) } else { showFirst() }
    }
  }
}

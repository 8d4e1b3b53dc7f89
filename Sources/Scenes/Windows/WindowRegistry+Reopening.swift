import Foundation
import ViewRuntime

// What a desktop asks of an app that runs already.
extension WindowRegistry {
  /// The app is asked to open an address: the window that is meant comes to the front and its views
  /// are told. A file goes to the group of documents that reads it; others to the views.
  package func open(_ url: URL) {
    if url.isFileURL, openFile(url.resolvingSymlinksInPath()) { return }
    let address = url.absoluteString
    let meant = portals.first { portal in
      portal.environment.externalEvents.contains { $0 == "*" || address.contains($0) }
    }
    if let meant { show(meant) }
    urls.open(url)
  }

  /// Somebody starts the app once more: the window in front comes before those of others, and where
  /// none is open the first does, unless the app's delegate has something else in mind.
  ///
  /// It comes with a frame at once, as desktops allow that only while they ask.
  package func reopen() {
    guard DesktopDelegateCalls.reopens(hasWindows: !windowStack.isEmpty) else { return }
    showFront()
    runtime.runFrame()
  }

  /// Somebody opens files and addresses with the app that runs already.
  package func reopen(with urls: [URL]) {
    // A document brings a window of its own.
    if !urls.allSatisfy({ $0.isFileURL && isDocument($0) }) { showFront() }
    for url in urls {
      open(url)
      // With its frame a window says what it is called, before others hide it.
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

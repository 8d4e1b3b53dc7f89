import Foundation
import HostInterface
import ViewRuntime

/// The desktop, for code that asks AppKit for it.
@MainActor @preconcurrency
public final class NSWorkspace {
  /// The desktop; the only instance.
  public static let shared = NSWorkspace()

  private init() {}

  /// Asks the host to open a URL: a web page in the browser, a file in its default app.
  ///
  /// - Returns: whether there was a host to ask; whether it was opened is unknown.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    guard let runtime = ViewRuntime.current else { return false }
    runtime.host.perform(.openURL(url))
    return true
  }

  /// Opens the folders that contain the files; nothing is selected there.
  public func activateFileViewerSelecting(_ fileURLs: [URL]) {
    var opened: Set<URL> = []
    for file in fileURLs {
      let folder = file.deletingLastPathComponent()
      if opened.insert(folder).inserted { open(folder) }
    }
  }

  /// Opens the folder that contains a file, or the given folder; nothing is selected there.
  ///
  /// - Returns: whether there was a host to ask.
  @discardableResult
  public func selectFile(_ fullPath: String?, inFileViewerRootedAtPath root: String) -> Bool {
    guard let fullPath else { return open(URL(fileURLWithPath: root, isDirectory: true)) }
    return open(URL(fileURLWithPath: fullPath).deletingLastPathComponent())
  }
}

import Foundation
import HostInterface
import ViewRuntime

/// The desktop round the app, for sources that ask AppKit for it.
@MainActor @preconcurrency
public final class NSWorkspace {
  /// The desktop, the only one there is.
  public static let shared = NSWorkspace()

  private init() {}

  /// Lets the host open an address: a page in the browser, a file in the app that it belongs to.
  ///
  /// - Returns: whether there was a host to ask; nothing here tells what became of it.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    guard let runtime = ViewRuntime.current else { return false }
    runtime.host.perform(.openURL(url))
    return true
  }

  /// Opens the folders that the files lie in; nothing is selected there.
  public func activateFileViewerSelecting(_ fileURLs: [URL]) {
    var opened: Set<URL> = []
    for file in fileURLs {
      let folder = file.deletingLastPathComponent()
      if opened.insert(folder).inserted { open(folder) }
    }
  }

  /// Opens the folder that a file lies in, or the given one; nothing is selected there.
  ///
  /// - Returns: whether there was a host to ask.
  @discardableResult
  public func selectFile(_ fullPath: String?, inFileViewerRootedAtPath root: String) -> Bool {
    guard let fullPath else { return open(URL(fileURLWithPath: root, isDirectory: true)) }
    return open(URL(fileURLWithPath: fullPath).deletingLastPathComponent())
  }
}

import Foundation
import HostInterface
import ViewRuntime

/// The desktop, for code that asks AppKit for it.
@MainActor @preconcurrency
public final class NSWorkspace {
  /// The desktop; the only instance.
  public static let shared = NSWorkspace()

  private init() {}

  /// Where the desktop's notifications are posted.
  ///
  /// - Note: Without effect: no notification of the desktop is posted here.
  public let notificationCenter = NotificationCenter()

  /// Posted before the machine sleeps.
  ///
  /// - Note: Without effect: never posted here.
  public nonisolated static let willSleepNotification = Notification.Name(
    "NSWorkspaceWillSleepNotification")
  /// Posted when the machine has woken up.
  ///
  /// - Note: Without effect: never posted here.
  public nonisolated static let didWakeNotification = Notification.Name(
    "NSWorkspaceDidWakeNotification")
  /// Posted when the screens go dark.
  ///
  /// - Note: Without effect: never posted here.
  public nonisolated static let screensDidSleepNotification = Notification.Name(
    "NSWorkspaceScreensDidSleepNotification")
  /// Posted when the screens are on again.
  ///
  /// - Note: Without effect: never posted here.
  public nonisolated static let screensDidWakeNotification = Notification.Name(
    "NSWorkspaceScreensDidWakeNotification")
  /// Posted before the machine is turned off.
  ///
  /// - Note: Without effect: never posted here.
  public nonisolated static let willPowerOffNotification = Notification.Name(
    "NSWorkspaceWillPowerOffNotification")
  /// Posted when another app comes to the front.
  ///
  /// - Note: Without effect: never posted here.
  public nonisolated static let didActivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidActivateApplicationNotification")

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

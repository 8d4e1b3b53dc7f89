import Foundation
import HostInterface
import Timekeeping
import ViewRuntime

/// Words to people who listen to the screen, at a moment of the program's choosing.
///
/// ```swift
/// AccessibilityNotification.Announcement("Photo saved").post()
/// ```
public enum AccessibilityNotification {
  /// Something to be read out.
  public struct Announcement: Sendable {
    private let text: String

    public init(_ announcement: String) { text = announcement }

    public init(_ announcement: AttributedString) { text = String(announcement.characters) }

    public init(_ announcement: LocalizedStringResource) { text = String(localized: announcement) }

    /// Lets the host read it out.
    public func post() { announce(text) }
  }

  /// The whole screen is another one; clients here see that by themselves.
  public struct ScreenChanged: Sendable {
    public init() {}
    public init(_ element: Any?) {}

    public func post() {}
  }

  /// A part of the screen is another one; clients here see that by themselves.
  public struct LayoutChanged: Sendable {
    public init() {}
    public init(_ element: Any?) {}

    public func post() {}
  }

  /// A page was turned.
  public struct PageScrolled: Sendable {
    private let text: String

    public init(_ announcement: String) { text = announcement }

    public init(_ announcement: AttributedString) { text = String(announcement.characters) }

    /// Lets the host read out where the page stands.
    public func post() { announce(text) }
  }
}

private func announce(_ text: String) {
  guard isOnMainActor() else {
    Task { @MainActor in announce(text) }
    return
  }
  MainActor.assumeIsolated { ViewRuntime.current?.host.perform(.announce(text)) }
}

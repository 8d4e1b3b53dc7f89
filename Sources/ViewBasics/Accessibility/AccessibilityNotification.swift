import Foundation
import HostInterface
import Timekeeping
import ViewRuntime
import ViewTexts

/// Messages that the program sends to users of screen readers.
///
/// ```swift
/// AccessibilityNotification.Announcement("Photo saved").post()
/// ```
public enum AccessibilityNotification {
  /// An announcement to be read aloud.
  public struct Announcement: Sendable {
    private let text: String

    /// Makes an announcement from a verbatim string.
    public init(_ announcement: String) { text = announcement }

    /// Makes an announcement from an attributed string; its attributes are ignored.
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }

    /// Makes an announcement in the user's language.
    public init(_ announcement: LocalizedStringResource) { text = String(localized: announcement) }

    /// Has the host read the announcement aloud.
    public func post() { announce(text) }
  }

  /// A change of the whole screen; clients here detect it themselves.
  public struct ScreenChanged: Sendable {
    /// Makes a notification that the whole screen has changed.
    public init() {}
    /// Makes a notification that the whole screen has changed; `element`, to be read next, is
    /// ignored.
    public init(_ element: Any?) {}

    /// Does nothing: clients detect the change themselves.
    public func post() {}
  }

  /// A change of a part of the screen; clients here detect it themselves.
  public struct LayoutChanged: Sendable {
    /// Makes a notification that a part of the screen has changed.
    public init() {}
    /// Makes a notification that a part of the screen has changed; `element`, to be read next, is
    /// ignored.
    public init(_ element: Any?) {}

    /// Does nothing: clients detect the change themselves.
    public func post() {}
  }

  /// A change of the visible page.
  public struct PageScrolled: Sendable {
    private let text: String

    /// Makes a notification of the page's position from a verbatim string.
    public init(_ announcement: String) { text = announcement }

    /// Makes a notification of the page's position from a string whose attributes are ignored.
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }

    /// Has the host read the page's position aloud.
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

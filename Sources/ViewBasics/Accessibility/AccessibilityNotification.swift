import Foundation
import HostInterface
import Timekeeping
import ViewRuntime
import ViewTexts

/// Words to people who listen to the screen, at a moment of the program's choosing.
///
/// ```swift
/// AccessibilityNotification.Announcement("Photo saved").post()
/// ```
public enum AccessibilityNotification {
  /// Something to be read out.
  public struct Announcement: Sendable {
    private let text: String

    /// Words to be read out as they are.
    public init(_ announcement: String) { text = announcement }

    /// Words to be read out; their attributes are not looked at.
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }

    /// Words to be read out, in the user's language.
    public init(_ announcement: LocalizedStringResource) { text = String(localized: announcement) }

    /// Lets the host read it out.
    public func post() { announce(text) }
  }

  /// The whole screen is another one; clients here see that by themselves.
  public struct ScreenChanged: Sendable {
    /// A change of the screen as a whole.
    public init() {}
    /// A change of the screen as a whole; `element`, to be read next, is not looked at.
    public init(_ element: Any?) {}

    /// Does nothing: clients see it by themselves.
    public func post() {}
  }

  /// A part of the screen is another one; clients here see that by themselves.
  public struct LayoutChanged: Sendable {
    /// A change of a part of the screen.
    public init() {}
    /// A change of a part of the screen; `element`, to be read next, is not looked at.
    public init(_ element: Any?) {}

    /// Does nothing: clients see it by themselves.
    public func post() {}
  }

  /// A page was turned.
  public struct PageScrolled: Sendable {
    private let text: String

    /// Where the page stands, in words to be read out as they are.
    public init(_ announcement: String) { text = announcement }

    /// Where the page stands, in words whose attributes are not looked at.
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

import Foundation

/// Why a notification cannot be shown.
public struct UNError: Error, Hashable, Sendable, LocalizedError {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The user was not asked, or there is no desktop that shows notifications.
    case notificationsNotAllowed = 1
    /// There is no readable file at an address.
    case attachmentInvalidURL = 100
    /// The trigger's date never comes.
    case notificationInvalidNoDate = 1400
  }

  /// The reason.
  public let code: Code

  public init(_ code: Code) { self.code = code }

  /// The reason in words.
  public var errorDescription: String? {
    switch code {
    case .notificationsNotAllowed: "Notifications are not allowed for this application"
    case .attachmentInvalidURL: "Invalid attachment file URL"
    case .notificationInvalidNoDate: "The trigger's date never comes"
    }
  }
}

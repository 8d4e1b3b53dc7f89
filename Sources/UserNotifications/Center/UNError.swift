import Foundation

/// Why a notification cannot be shown.
public struct UNError: Error, Hashable, Sendable, LocalizedError {
  public enum Code: Int, Sendable {
    /// The user was not asked, or there is no desktop that shows notifications.
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case notificationInvalidNoDate = 1400
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public var errorDescription: String? {
    switch code {
    case .notificationsNotAllowed: "Notifications are not allowed for this application"
    case .attachmentInvalidURL: "Invalid attachment file URL"
    case .notificationInvalidNoDate: "The trigger's date never comes"
    }
  }
}

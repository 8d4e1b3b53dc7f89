import Foundation

/// An identifier of work that an app continues in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number, counting up from 1.
  public let rawValue: Int

  /// An identifier by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No background work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

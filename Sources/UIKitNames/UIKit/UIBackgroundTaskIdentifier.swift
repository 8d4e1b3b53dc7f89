import Foundation

/// Which piece of work an app has said that it goes on with behind other windows.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// Counts up from 1.
  public let rawValue: Int

  /// The identifier of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No piece of work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

import Foundation

/// The picture of a notification's button. Desktops show titles.
///
/// - Note: Without effect.
public final class UNNotificationActionIcon: NSObject, Sendable {
  public init(systemImageName: String) {}

  public init(templateImageName: String) {}
}

import Foundation

/// The sound with which a notification appears.
///
/// - Note: In part without effect: a desktop plays its own sounds, so that ``default`` and the sound
///   of a file are the same, and has no critical ones.
public final class UNNotificationSound: NSObject, Sendable {
  /// The desktop's sound of a new message.
  public static let `default` = UNNotificationSound()
  public static let defaultCritical = UNNotificationSound()
  public static let defaultRingtone = UNNotificationSound()

  private override init() {}

  public init(named name: UNNotificationSoundName) {}

  public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }

  public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    defaultCritical
  }
}

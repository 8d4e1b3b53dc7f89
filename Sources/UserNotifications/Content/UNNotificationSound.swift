import Foundation

/// The sound with which a notification appears.
///
/// - Note: In part without effect: a desktop plays its own sounds, so that ``default`` and the sound
///   of a file are the same, and has no critical ones.
public final class UNNotificationSound: NSObject, Sendable {
  /// The desktop's sound of a new message.
  public static let `default` = UNNotificationSound()
  /// The same as ``default``.
  public static let defaultCritical = UNNotificationSound()
  /// The same as ``default``.
  public static let defaultRingtone = UNNotificationSound()

  private override init() {}

  public init(named name: UNNotificationSoundName) {}

  /// The same as ``default``.
  public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }

  /// The same as ``default``; the volume is the desktop's.
  public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    defaultCritical
  }
}

import Foundation

/// The picture of an action in the menu of an app's icon.
open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  private let name: String

  /// A symbol.
  public init(systemImageName: String) { name = systemImageName }
  /// A picture from the app's resources.
  public init(templateImageName: String) { name = templateImageName }
  /// One of the system's pictures.
  public init(type: IconType) { name = "\(type)" }

  /// Whether the other has the same picture.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIApplicationShortcutIcon)?.name == name
  }
  /// Depends on the picture's name.
  open override var hash: Int { name.hashValue }

  /// The system's pictures.
  public enum IconType: Int, Sendable {
    /// Named after what they stand for.
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    /// The later ones.
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto
    /// The others.
    case captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }
}

import Foundation

/// The picture of an action in the menu of an app's icon.
open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  private enum Picture: Hashable {
    case symbol(String)
    case template(String)
    case system(IconType)
  }

  private let picture: Picture

  /// A symbol.
  public init(systemImageName: String) { picture = .symbol(systemImageName) }
  /// A picture from the app's resources.
  public init(templateImageName: String) { picture = .template(templateImageName) }
  /// One of the system's pictures.
  public init(type: IconType) { picture = .system(type) }

  /// Whether the other has the same picture.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIApplicationShortcutIcon)?.picture == picture
  }
  /// Depends on the picture.
  open override var hash: Int { picture.hashValue }

  /// The system's pictures.
  public enum IconType: Int, Sendable {
    /// For writing, media, lists, places and people.
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    /// For what is liked, sent, dated or photographed.
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto
    /// For films, things to do, alarms and music.
    case captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }
}

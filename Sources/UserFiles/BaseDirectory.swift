import Foundation

/// The folders for a user's files, according to the XDG Base Directory Specification.
package enum BaseDirectory: String, Sendable {
  /// The user's settings.
  case config = "XDG_CONFIG_HOME"
  /// The user's data.
  case data = "XDG_DATA_HOME"
  /// State that a program keeps between runs.
  case state = "XDG_STATE_HOME"
  /// Files that a program can recreate.
  case cache = "XDG_CACHE_HOME"

  private var placeInHome: String {
    switch self {
    case .config: ".config"
    case .data: ".local/share"
    case .state: ".local/state"
    case .cache: ".cache"
    }
  }

  /// The folder, which may not exist: the one that the environment specifies by an absolute path,
  /// otherwise the default one in the user's home.
  package func url(environment: [String: String]) -> URL {
    if let given = environment[rawValue], given.hasPrefix("/") {
      return URL(fileURLWithPath: given, isDirectory: true)
    }
    return Self.home(environment: environment)
      .appendingPathComponent(placeInHome, isDirectory: true)
  }

  /// The user's home: the one that the environment specifies by an absolute path, otherwise the one
  /// in the system's user list, which is all that Foundation uses, even with `HOME=/tmp/other app`.
  package static func home(environment: [String: String]) -> URL {
    guard let given = environment["HOME"], given.hasPrefix("/") else {
      return FileManager.default.homeDirectoryForCurrentUser
    }
    return URL(fileURLWithPath: given, isDirectory: true)
  }
}

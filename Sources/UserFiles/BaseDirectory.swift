import Foundation

/// Where the programs of a user keep their files, as the XDG Base Directory Specification has it.
package enum BaseDirectory: String, Sendable {
  /// What the user has set.
  case config = "XDG_CONFIG_HOME"
  /// What the user makes with programs.
  case data = "XDG_DATA_HOME"
  /// What a program notes for its next start.
  case state = "XDG_STATE_HOME"
  /// What a program can make again.
  case cache = "XDG_CACHE_HOME"

  private var placeInHome: String {
    switch self {
    case .config: ".config"
    case .data: ".local/share"
    case .state: ".local/state"
    case .cache: ".cache"
    }
  }

  /// The folder, which need not be there: the one that the environment names by an absolute path,
  /// else the usual one in the user's home.
  package func url(environment: [String: String]) -> URL {
    if let given = environment[rawValue], given.hasPrefix("/") {
      return URL(fileURLWithPath: given, isDirectory: true)
    }
    return Self.home(environment: environment)
      .appendingPathComponent(placeInHome, isDirectory: true)
  }

  /// The user's home: the one that the environment names by an absolute path, else the one in the
  /// system's list of users, which alone Foundation asks, whoever says `HOME=/tmp/other app`.
  package static func home(environment: [String: String]) -> URL {
    guard let given = environment["HOME"], given.hasPrefix("/") else {
      return FileManager.default.homeDirectoryForCurrentUser
    }
    return URL(fileURLWithPath: given, isDirectory: true)
  }
}

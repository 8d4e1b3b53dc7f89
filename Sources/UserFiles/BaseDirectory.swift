import Foundation

/// Where the programs of a user keep their files, as the XDG Base Directory Specification has it.
package enum BaseDirectory: String, Sendable {
  /// What the user has set.
  case config = "XDG_CONFIG_HOME"
  /// What the user makes with programs.
  case data = "XDG_DATA_HOME"
  /// What a program notes for its next start.
  case state = "XDG_STATE_HOME"

  private var placeInHome: String {
    switch self {
    case .config: ".config"
    case .data: ".local/share"
    case .state: ".local/state"
    }
  }

  /// The folder, which need not be there: the one that the environment names by an absolute path, else
  /// the usual one in the user's home.
  package func url(environment: [String: String]) -> URL {
    if let given = environment[rawValue], given.hasPrefix("/") {
      return URL(fileURLWithPath: given, isDirectory: true)
    }
    // Foundation asks the system's list of users, and not who says `HOME=/tmp/other app`.
    let home =
      environment["HOME"].flatMap {
        $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil
      } ?? FileManager.default.homeDirectoryForCurrentUser
    return home.appendingPathComponent(placeInHome, isDirectory: true)
  }
}

import Foundation
import UserFiles

extension FileManager {
  /// The folder that apps of one group share, made if it is not there: among the user's data, by
  /// the name of the group.
  ///
  /// - Parameter groupIdentifier: the group's name, "group.com.example.notes".
  /// - Returns: nil where the folder cannot be made. No system here asks whether the app belongs to
  ///   the group.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let name = groupIdentifier.replacingOccurrences(of: "/", with: "-")
    guard !name.isEmpty, name != ".", name != ".." else { return nil }
    let folder = BaseDirectory.data.url(environment: ProcessInfo.processInfo.environment)
      .appendingPathComponent(name, isDirectory: true)
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      return nil
    }
    return folder
  }
}

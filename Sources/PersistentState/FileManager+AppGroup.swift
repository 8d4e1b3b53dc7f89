import Foundation
import UserFiles

extension FileManager {
  /// Returns the folder shared by the apps of a group, creating it if necessary: in the user's data
  /// folder, named after the group.
  ///
  /// - Parameter groupIdentifier: the group's identifier, "group.com.example.notes".
  /// - Returns: nil if the folder cannot be created. Linux does not check whether the app belongs
  ///   to the group.
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

import Foundation

/// Preserves a file with invalid content next to its place, so that none of the user's data is lost
/// when the program writes a new file.
package enum DamagedFile {
  /// Renames the file to `NAME.damaged` or `NAME.damaged-2`.
  ///
  /// - Returns: its new location.
  package static func setAside(_ file: URL) throws -> URL {
    var place = file.appendingPathExtension("damaged")
    var number = 1
    while FileManager.default.fileExists(atPath: place.path) {
      number += 1
      place = file.appendingPathExtension("damaged-\(number)")
    }
    try FileManager.default.moveItem(at: file, to: place)
    return place
  }
}

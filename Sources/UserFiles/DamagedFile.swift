import Foundation

/// A file whose content is not what it should be: kept beside its place, so that nothing that the
/// user had is lost when the program writes its own.
package enum DamagedFile {
  /// Moves the file to a name of its own, `NAME.damaged` or `NAME.damaged-2`.
  ///
  /// - Returns: where it is now.
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

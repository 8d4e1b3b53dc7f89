import Foundation

/// The locations of a bundle's resources.
package enum ResourceFolders {
  /// Returns the bundle's own folder, and for the main bundle also the resource bundles next to the
  /// executable: SwiftPM puts the resources of a package's program in `Package_Program.resources`.
  package static func of(_ bundle: Bundle) -> [URL] {
    guard let root = bundle.resourceURL else { return [] }
    return bundle == .main ? [root] + besideProgram : [root]
  }

  private static let besideProgram: [URL] = {
    guard let program = Bundle.main.executableURL else { return [] }
    let folder = program.deletingLastPathComponent()
    let ending = "_\(program.lastPathComponent).resources"
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(ending) }.sorted().map {
      folder.appendingPathComponent($0)
    }
  }()
}

import Foundation
import ProgramResources
import ViewRuntime

/// Finds the contents of asset catalogues: a Linux build copies `Name.xcassets` as a plain folder.
package enum AssetCatalogs {
  /// Returns the folder of an asset ("Sky.imageset"), in any catalogue of the bundle or next to it.
  static func folder(_ name: String, in bundle: Bundle) -> URL? {
    let roots = ResourceFolders.of(bundle)
    let candidates = roots + roots.flatMap(catalogs)
    let direct = candidates.lazy.map { $0.appendingPathComponent(name) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
    return direct
      ?? candidates.dropFirst(roots.count).lazy.compactMap { search(name, below: $0) }.first
  }

  /// Returns an asset's folder with its decoded `Contents.json`.
  package static func contents<Contents: Decodable>(
    _ name: String, in bundle: Bundle, as type: Contents.Type
  ) -> (folder: URL, contents: Contents)? {
    guard let folder = folder(name, in: bundle), let contents = contents(of: folder, as: type)
    else { return nil }
    return (folder, contents)
  }

  static func contents<Contents: Decodable>(
    of folder: URL, as type: Contents.Type
  ) -> Contents? {
    let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))
    return data.flatMap { try? JSONDecoder().decode(type, from: $0) }
  }

  private static func catalogs(in root: URL) -> [URL] {
    let entries = try? FileManager.default.contentsOfDirectory(
      at: root, includingPropertiesForKeys: nil)
    return (entries ?? []).filter { $0.pathExtension == "xcassets" }
  }

  /// Searches the nested folders of a catalogue, whose names need not be given.
  private static func search(_ name: String, below root: URL) -> URL? {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    // The enumerator does not follow a root link: the catalogues of an app run in place are links.
    let walk = FileManager.default.enumerator(
      at: root.resolvingSymlinksInPath(), includingPropertiesForKeys: nil)
    while let url = walk?.nextObject() as? URL {
      if url.lastPathComponent == last, url.path.hasSuffix(name) { return url }
    }
    return nil
  }
}

/// Diagnostics of assets that are missing or cannot be shown.
package enum AssetDiagnostics {
  package static func reportMissing(_ kind: String, _ name: String) {
    Diagnostics.reportOnce(
      .io,
      "No \(kind) named \"\(name)\" was found. Put it into the target's resources, in an asset "
        + "catalogue or as a file, and name the bundle (`bundle: .module`) if it is not the app's.")
  }

  /// Reports an image of a format that cannot be read.
  static func reportUnread(_ name: String, _ file: URL) {
    let kind = ForeignPicture(file: file)
    Diagnostics.reportOnce(
      .io,
      "The image named \"\(name)\" cannot be shown: \(file.lastPathComponent) is "
        + (kind.map { "of the kind \($0.rawValue). \($0.advice)" }
          ?? "no picture of a known kind, or damaged."))
  }

  /// Reports a colour that refers to an unknown system colour.
  package static func reportReference(_ name: String, _ reference: String) {
    Diagnostics.reportOnce(
      .io,
      "The colour named \"\(name)\" refers to the system's \"\(reference)\", which there is not "
        + "here. Give it parts of its own in the asset catalogue.")
  }
}

import Foundation

/// Finds the manifests that apply to a project's sources.
enum ManifestSearch {
  /// Reads a path if it is a manifest's, or that of an Xcode project in `folder`.
  static func read(_ path: String, in folder: String, into manifests: inout [BuildManifest]) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let file = name.hasSuffix(".xcodeproj") ? "\(path)/project.pbxproj" : path
    guard name.hasSuffix(".xcodeproj") || BuildManifest.isManifest(name),
      let data = FileManager.default.contents(atPath: file)
    else { return }
    let manifest = BuildManifest(folder: folder, text: String(decoding: data, as: UTF8.self))
    if !manifests.contains(manifest) { manifests.append(manifest) }
  }

  /// Reads the manifests of the nearest folder above a path that has some, up to the repository's
  /// root.
  static func above(_ path: String, into manifests: inout [BuildManifest]) {
    // The path as it was given, since files below are named the same way.
    var folder = path
    for _ in 0..<8 {
      guard let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else { return }
      folder = String(folder[..<slash])
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let before = manifests.count
      for name in names.sorted() { read("\(folder)/\(name)", in: folder, into: &manifests) }
      if manifests.count > before || names.contains(".git") { return }
    }
  }
}

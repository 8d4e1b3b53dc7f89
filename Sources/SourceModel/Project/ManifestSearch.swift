import Foundation

/// Finds the manifests that tell of a project's sources.
enum ManifestSearch {
  /// Reads a path if it is a manifest's, or an Xcode project's, which lies in `folder`.
  static func read(_ path: String, in folder: String, into manifests: inout [BuildManifest]) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let file = name.hasSuffix(".xcodeproj") ? "\(path)/project.pbxproj" : path
    guard name.hasSuffix(".xcodeproj") || BuildManifest.isManifest(name),
      let data = FileManager.default.contents(atPath: file)
    else { return }
    let manifest = BuildManifest(folder: folder, text: String(decoding: data, as: UTF8.self))
    if !manifests.contains(manifest) { manifests.append(manifest) }
  }

  /// Reads the manifests of the nearest folder above a path that has some, up to a repository's
  /// root.
  static func above(_ path: String, into manifests: inout [BuildManifest]) {
    // As it is given: files below are named the same way.
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

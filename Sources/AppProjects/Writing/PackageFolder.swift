import Foundation

/// One file of a generated package: a text, or a file of the project.
enum PackageFile: Equatable {
  case text(String)
  case link(URL)
  case copy(URL)
}

/// Updates a folder to a given state.
struct PackageFolder {
  private let folder: URL
  private let files = FileManager.default

  init(_ folder: URL) { self.folder = folder }

  /// Writes files that differ, and removes others below `Sources`.
  ///
  /// - Throws: ``ProjectError`` with the path that could not be written.
  func replace(with wanted: [String: PackageFile]) throws {
    for (path, file) in wanted.sorted(by: { $0.key < $1.key }) {
      let url = folder.appendingPathComponent(path)
      do {
        try files.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try put(file, at: url)
      } catch let error as ProjectError {
        throw error
      } catch {
        throw ProjectError("'\(url.path)' cannot be written: \(Self.reason(error))")
      }
    }
    let sources = folder.appendingPathComponent("Sources")
    for file in everything(below: sources) {
      let path = file.relative(to: folder)
      let isWanted = wanted[path] != nil || wanted.keys.contains { path.hasPrefix($0 + "/") }
      if !isWanted { try? files.removeItem(at: file) }
    }
  }

  private func put(_ file: PackageFile, at url: URL) throws {
    switch file {
    case .text(let text):
      let data = Data(text.utf8)
      if files.contents(atPath: url.path) != data { try data.write(to: url, options: .atomic) }
    case .link(let target):
      let now = try? files.destinationOfSymbolicLink(atPath: url.path)
      if now == target.path { return }
      try? files.removeItem(at: url)
      try files.createSymbolicLink(atPath: url.path, withDestinationPath: target.path)
    case .copy(let source):
      guard files.fileExists(atPath: source.path) else {
        throw ProjectError("'\(source.path)' belongs to the project, and is not there.")
      }
      if !source.isFolder, files.contentsEqual(atPath: source.path, andPath: url.path) { return }
      try? files.removeItem(at: url)
      try files.copyItem(at: source, to: url)
    }
  }

  /// Files and links below a folder, without following links.
  private func everything(below folder: URL) -> [URL] {
    let entries = try? files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (entries ?? []).flatMap { entry -> [URL] in
      let isLink = (try? files.destinationOfSymbolicLink(atPath: entry.path)) != nil
      return entry.isFolder && !isLink ? everything(below: entry) : [entry]
    }
  }

  private static func reason(_ error: any Error) -> String {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    return cause?.localizedDescription ?? error.localizedDescription
  }
}

import Foundation

/// Finds and reads the sources of a project.
package struct ProjectLoader: Sendable {
  /// Paths or path suffixes to exclude, such as `Generated` or `Sources/Vendor`.
  package var excluded: [String]
  package var options: ProjectOptions
  package var cache: TreeCache?

  package init(
    excluded: [String] = [], options: ProjectOptions = ProjectOptions(), cache: TreeCache? = nil
  ) {
    self.excluded = excluded
    self.options = options
    self.cache = cache
  }

  /// A file or folder that could not be read, and why.
  package struct Failure: Error, Sendable {
    package let path: String
    package let reason: String
  }

  /// A project of all Swift files at and below these paths.
  package func load(
    _ paths: [String], progress: (@Sendable (Int, Int) -> Void)? = nil
  ) -> (project: Project, failures: [Failure]) {
    var failures: [Failure] = []
    var options = options
    let sources = swiftFiles(at: paths, failures: &failures, manifests: &options.manifests)
    let counter = Counter()
    let results = Parallel.map(sources) { path -> Result<SourceFile, Failure> in
      defer { progress?(counter.next(), sources.count) }
      return file(at: path)
    }
    var files: [SourceFile] = []
    for result in results {
      switch result {
      case .success(let file): files.append(file)
      case .failure(let failure): failures.append(failure)
      }
    }
    return (Project(files: files, options: options), failures)
  }

  /// A project of one text that is not in a file.
  package func load(_ text: SourceText, as path: String) -> Project {
    var options = options
    ManifestSearch.above(".", into: &options.manifests)
    return Project(files: [SourceFile(path: path, text: text)], options: options)
  }

  /// One file, from the cache if it was parsed before.
  package func file(at path: String) -> Result<SourceFile, Failure> {
    // Reading a pipe would block.
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      return .failure(Failure(path: path, reason: "It is no plain file."))
    }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      guard data.count < Int(UInt32.max) else {
        return .failure(Failure(path: path, reason: "The file is too large."))
      }
      let text = SourceText([UInt8](data))
      if let tree = cache?.tree(of: text, path: path) { return .success(SourceFile(tree: tree)) }
      let file = SourceFile(path: path, text: text)
      cache?.store(file.tree)
      return .success(file)
    } catch {
      return .failure(Failure(path: path, reason: Self.reason(error, path)))
    }
  }

  private static func reason(_ error: any Error, _ path: String) -> String {
    if !FileManager.default.fileExists(atPath: path) { return "There is no such file." }
    if !FileManager.default.isReadableFile(atPath: path) { return "It may not be read." }
    return error.localizedDescription
  }

  /// Folders that do not contain sources of the project.
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "checkouts", "SourcePackages",
  ]

  /// The Swift files below `paths`, each once, sorted by name.
  package func swiftFiles(at paths: [String], failures: inout [Failure]) -> [String] {
    var manifests: [BuildManifest] = []
    return swiftFiles(at: paths, failures: &failures, manifests: &manifests)
  }

  private func swiftFiles(
    at paths: [String], failures: inout [Failure], manifests: inout [BuildManifest]
  ) -> [String] {
    var files: [String] = []
    var seen: Set<String> = []
    var folders: Set<String> = []
    for path in paths { ManifestSearch.above(path, into: &manifests) }
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        failures.append(Failure(path: path, reason: "There is no such file or folder."))
        continue
      }
      if isFolder.boolValue {
        collect(
          path, into: &files, seen: &seen, folders: &folders, failures: &failures,
          manifests: &manifests)
      } else if seen.insert(Self.resolved(path)).inserted {
        files.append(path)
      }
    }
    return files
  }

  private func collect(
    _ folder: String, into files: inout [String], seen: inout Set<String>,
    folders: inout Set<String>, failures: inout [Failure], manifests: inout [BuildManifest]
  ) {
    // A link may point to a parent folder.
    guard folders.insert(Self.resolved(folder)).inserted else { return }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      failures.append(Failure(path: folder, reason: "The folder may not be read."))
      return
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      guard !isExcluded(path, name) else { continue }
      ManifestSearch.read(path, in: folder, into: &manifests)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        guard !Self.skipped.contains(name), !name.hasSuffix(".xcodeproj") else { continue }
        collect(
          path, into: &files, seen: &seen, folders: &folders, failures: &failures,
          manifests: &manifests)
      } else if name.hasSuffix(".swift"), seen.insert(Self.resolved(path)).inserted {
        files.append(path)
      }
    }
  }

  /// Whether ``swiftFiles(at:failures:)`` finds a file, existing or not, at these paths.
  package func includes(_ path: String, below roots: [String]) -> Bool {
    roots.contains { root in
      if path == root { return true }
      let folder = root.hasSuffix("/") ? root : root + "/"
      guard path.hasPrefix(folder), path.hasSuffix(".swift") else { return false }
      var here = folder
      let names = path.dropFirst(folder.count).split(separator: "/").map(String.init)
      for (index, name) in names.enumerated() {
        here += index == 0 ? name : "/" + name
        let isFolder = index < names.count - 1
        if name.hasPrefix(".") || isExcluded(here, name) || isFolder && Self.skipped.contains(name)
        {
          return false
        }
      }
      return true
    }
  }

  private func isExcluded(_ path: String, _ name: String) -> Bool {
    excluded.contains { name == $0 || path == $0 || path.hasSuffix("/" + $0) }
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// A thread-safe progress counter.
  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    func next() -> Int {
      lock.withLock {
        count += 1
        return count
      }
    }
  }
}

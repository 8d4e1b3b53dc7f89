import AppProjects
import Foundation

/// A folder with a program and its resources side by side, like an app bundle: `Bundle.main` finds
/// them as on Apple's systems.
struct AppBundle {
  let folder: URL
  private let files = FileManager.default

  /// Updates the folder.
  ///
  /// - Returns: the program in it.
  /// - Parameter targets: the app's target and its dependencies, these first.
  func assemble(_ program: URL, _ targets: [AppTarget]) throws -> URL {
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    let target = targets.last!
    var wanted: Set<String> = [target.module]
    for (name, resource) in Self.resources(of: targets) {
      wanted.insert(name.split(separator: "/").first.map(String.init) ?? name)
      try link(folder.appendingPathComponent(name), to: resource)
    }
    if let information = target.information {
      wanted.insert("Info.plist")
      try information.write(to: folder.appendingPathComponent("Info.plist"), options: .atomic)
    }
    for entry in (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
    where !wanted.contains(entry) {
      try files.removeItem(at: folder.appendingPathComponent(entry))
    }
    // A link would be resolved to its target, where there are no resources.
    let own = folder.appendingPathComponent(target.module)
    let fresh = folder.appendingPathComponent(".\(target.module).new")
    try? files.removeItem(at: fresh)
    do { try files.linkItem(at: program, to: fresh) } catch {
      try files.copyItem(at: program, to: fresh)
    }
    guard rename(fresh.path, own.path) == 0 else {
      throw ProjectError("'\(own.path)' cannot be replaced: \(String(cString: strerror(errno))).")
    }
    // If both names already refer to one file, renaming would leave both.
    try? files.removeItem(at: fresh)
    return own
  }

  /// The files next to the program, by their relative path.
  static func resources(of targets: [AppTarget]) -> [(name: String, file: URL)] {
    targets.flatMap { target in
      // The app's own, and those of libraries in folders with their names.
      let folder = target.kind == .app ? "" : PackageWriter.bundleName(target) + "/"
      guard target.kind == .app || target.hasOwnBundle else { return [(name: String, file: URL)]() }
      return target.resources.map { (folder + PackageWriter.resourceName($0), $0) }
    }
  }

  private func link(_ place: URL, to target: URL) throws {
    let now = try? files.destinationOfSymbolicLink(atPath: place.path)
    if now == target.path { return }
    try files.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? files.removeItem(at: place)
    try files.createSymbolicLink(atPath: place.path, withDestinationPath: target.path)
  }

  /// The program's environment: the variables of its scheme, unless the user has set them, and the
  /// fonts of the app.
  func environment(_ target: AppTarget) throws -> [String: String] {
    let given = ProcessInfo.processInfo.environment
    var environment = target.environment.filter { given[$0.key] == nil }
    let fonts = target.fonts
    guard !fonts.isEmpty else { return environment }
    let file = folder.deletingLastPathComponent().appendingPathComponent("fonts.conf")
    let folders = Set(fonts.map { $0.deletingLastPathComponent().path }).sorted()
    let text = """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig>
        <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
      \(folders.map { "  <dir>\(Self.escaped($0))</dir>" }.joined(separator: "\n"))
      </fontconfig>
      """
    try Data(text.utf8).write(to: file, options: .atomic)
    environment["FONTCONFIG_FILE"] = file.path
    return environment
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}

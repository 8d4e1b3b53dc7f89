import AppProjects
import Foundation

/// Builds an app for installation on Linux: optimised, stripped, with Swift's runtime linked in.
struct PackageBuild {
  enum Kind: String, CaseIterable {
    case deb, tarball, flatpak
  }

  let build: AppBuild
  let prepared: AppBuild.Prepared
  let app: AppDescription
  private let desktop: DesktopFiles
  private let files = FileManager.default

  init(_ build: AppBuild, _ prepared: AppBuild.Prepared, identifier: String?, version: String?) {
    self.build = build
    self.prepared = prepared
    let target = prepared.app
    let list = target.information.flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    var localized: [String: [String: String]] = [:]
    for file in target.resources where file.lastPathComponent == "InfoPlist.strings" {
      let language = file.deletingLastPathComponent().deletingPathExtension().lastPathComponent
      let texts = (try? Data(contentsOf: file)).flatMap {
        try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: String]
      }
      localized[language] = texts
    }
    var app = AppDescription(
      target, program: target.module, information: list ?? [:], localized: localized)
    if let identifier { app.identifier = identifier }
    if let version { app.version = version }
    self.app = app
    desktop = DesktopFiles(app, hasWindow: build.hasWindow)
  }

  /// - Returns: the files that were written.
  func run(_ kinds: [Kind], to folder: URL) throws -> [URL]? {
    guard let program = try release() else { return nil }
    let staging = build.home.appendingPathComponent("staging")
    try? files.removeItem(at: staging)
    let root = staging.appendingPathComponent("usr")
    try stage(program, in: root)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    var written: [URL] = []
    let machine = try architecture()
    let name = "\(app.packageName)-\(desktop.debianVersion)"
    if kinds.contains(.deb) {
      let file = folder.appendingPathComponent(
        "\(app.packageName)_\(desktop.debianVersion)_\(machine).deb")
      try writeDebian(machine, staging, program, to: file)
      written.append(file)
    }
    if kinds.contains(.tarball) || kinds.contains(.flatpak) {
      let file = folder.appendingPathComponent("\(name)-\(machine).tar.gz")
      // The folder in the archive contains the version, as is usual.
      try makeWhole(file) {
        try command([
          "tar", "czf", $0.path, "-C", staging.path, "--owner=0", "--group=0",
          "--transform=s,^usr,\(name),", "usr",
        ])
      }
      written.append(file)
      if kinds.contains(.flatpak) {
        let manifest = folder.appendingPathComponent("\(app.identifier).json")
        try Data(desktop.flatpak(tarball: file.lastPathComponent).utf8)
          .write(to: manifest, options: .atomic)
        written.append(manifest)
      }
    }
    return written
  }

  /// The optimised program without debug information.
  private func release() throws -> URL? {
    let scratch = LibraryFolder.cache.deletingLastPathComponent()
      .appendingPathComponent(build.hasWindow ? "release-window" : "release")
    var words = [
      "swift", "build", "--package-path", prepared.package.path, "--scratch-path", scratch.path,
      "--product", prepared.app.module, "--configuration", "release", "--static-swift-stdlib",
      // 'strip' would leave what it brings into the program itself: for debuggers every function says
      // how its frame is unwound, a tenth of the file, else only those through which errors may come.
      "-debug-info-format", "none",
    ]
    if build.hasWindow { words += ["--traits", "GTK"] }
    words += BuildFolder(url: scratch)
      .options(for: prepared.package, configuration: "release")
    words += ["-Xlinker", "-L\(try librariesOfFoundation().path)"]
    // No other program loads it as a library, so exported symbols are dead weight.
    words += ["-Xlinker", "--no-export-dynamic"]
    let progress = BuildProgress(name: build.target.name, isVerbose: build.isVerbose)
    let result = try progress.run(words)
    guard result.status == 0 else {
      Kumiki.printError(build.problems(in: result.output, of: prepared))
      return nil
    }
    let stripped = build.home.appendingPathComponent("stripped")
    try? files.removeItem(at: stripped)
    try files.copyItem(
      at: scratch.appendingPathComponent("release/\(prepared.app.module)"), to: stripped)
    try command(["strip", stripped.path])
    return stripped
  }

  /// A folder with the system libraries that Foundation's static libraries need, under the names
  /// that linkers look for: those names come with development packages, while the libraries are
  /// installed without them.
  private func librariesOfFoundation() throws -> URL {
    let folder = build.home.appendingPathComponent("libraries")
    try? files.removeItem(at: folder)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    let known = try command(["/sbin/ldconfig", "-p"]).split(separator: "\n")
    for (name, file) in ["curl": "libcurl.so.4", "xml2": "libxml2.so.2", "z": "libz.so.1"] {
      let line = known.first { $0.contains("\t\(file) ") }
      guard let path = line?.split(separator: " ").last else {
        throw ProjectError(
          "'\(file)' is not here, which Swift's own libraries need. On Debian: apt install libcurl4 "
            + "libxml2 zlib1g")
      }
      try files.createSymbolicLink(
        atPath: folder.appendingPathComponent("lib\(name).so").path,
        withDestinationPath: String(path))
    }
    return folder
  }

  /// Creates the file tree as it is installed.
  private func stage(_ program: URL, in root: URL) throws {
    let home = root.appendingPathComponent("lib/\(app.packageName)")
    try put(program, at: home.appendingPathComponent(app.program))
    // Preview assets are left out, as in Xcode.
    for (name, file) in AppBundle.resources(of: prepared.targets)
    where !file.pathComponents.contains("Preview Content") {
      try put(file, at: home.appendingPathComponent(name))
    }
    try information().write(to: home.appendingPathComponent("Info.plist"))
    let start = root.appendingPathComponent("bin/\(app.packageName)")
    try files.createDirectory(
      at: start.deletingLastPathComponent(), withIntermediateDirectories: true)
    try files.createSymbolicLink(
      atPath: start.path, withDestinationPath: "../lib/\(app.packageName)/\(app.program)")
    for font in prepared.app.fonts {
      try put(
        font,
        at: root.appendingPathComponent("share/fonts/\(app.packageName)/\(font.lastPathComponent)"))
    }
    if let icon = prepared.app.icon {
      try put(
        icon,
        at: root.appendingPathComponent("share/icons/hicolor/256x256/apps/\(app.identifier).png"))
    }
    try write(desktop.entry, root, "share/applications/\(app.identifier).desktop")
    try write(desktop.metadata(date: Date()), root, "share/metainfo/\(app.identifier).metainfo.xml")
    if let types = desktop.documentTypes {
      try write(types, root, "share/mime/packages/\(app.identifier).xml")
    }
  }

  /// The app's Info.plist with the name of its desktop file, by which the desktop identifies the
  /// program.
  private func information() throws -> Data {
    let own = try prepared.app.information.flatMap {
      try PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    var list = own ?? [:]
    list["KumikiDesktopIdentifier"] = app.identifier
    return try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
  }

  private func write(_ text: String, _ root: URL, _ path: String) throws {
    let file = root.appendingPathComponent(path)
    try files.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Copies a file that may be a link.
  private func put(_ file: URL, at place: URL) throws {
    try files.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? files.removeItem(at: place)
    try files.copyItem(at: file.resolvingSymlinksInPath(), to: place)
  }

  /// Replaces a file atomically: if interrupted, the previous file or none is left, never part of
  /// one.
  private func makeWhole(_ file: URL, by work: (URL) throws -> Void) throws {
    let part = build.home.appendingPathComponent(file.lastPathComponent)
    defer { try? files.removeItem(at: part) }
    try work(part)
    try Data(contentsOf: part, options: .alwaysMapped).write(to: file, options: .atomic)
  }

  // MARK: Debian

  private func writeDebian(
    _ machine: String, _ staging: URL, _ program: URL, to file: URL
  ) throws {
    let size = try command(["du", "-sk", staging.appendingPathComponent("usr").path])
    let control = desktop.control(
      architecture: machine, needed: try packagesNeeded(by: program),
      size: Int(size.prefix { $0.isNumber }) ?? 0)
    try write(control, staging, "DEBIAN/control")
    defer { try? files.removeItem(at: staging.appendingPathComponent("DEBIAN")) }
    try command(["chmod", "-R", "u+rwX,go+rX,go-w", staging.path])
    try makeWhole(file) {
      // It is packed once and downloaded many times.
      try command([
        "dpkg-deb", "-Zxz", "-z9", "--build", "--root-owner-group", staging.path, $0.path,
      ])
    }
  }

  private func architecture() throws -> String {
    try command(["dpkg", "--print-architecture"]).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The packages with the libraries that the program links.
  private func packagesNeeded(by program: URL) throws -> Set<String> {
    let named = try command(["readelf", "-d", program.path])
      .matches(of: /\(NEEDED\).*\[(.+?)\]/).map { String($0.1) }
    let found = try command(["ldd", program.path]).split(separator: "\n")
    var packages: Set<String> = []
    for library in named {
      let line = found.first { $0.contains(library) && $0.contains("=> /") }
      guard let path = line?.split(separator: " ").first(where: { $0.hasPrefix("/") }) else {
        continue
      }
      // The package manager knows one of the two paths if '/lib' is a link to '/usr/lib'.
      for candidate in [String(path), "/usr\(path)"] {
        guard let owner = try? command(["dpkg", "-S", candidate]) else { continue }
        packages.insert(String(owner.prefix { $0 != ":" }))
        break
      }
    }
    return packages
  }

  @discardableResult
  private func command(_ words: [String]) throws -> String {
    let result = try Command.run(words)
    guard result.status == 0 else {
      throw ProjectError(
        "'\(words[0])' did not succeed: "
          + result.errors.trimmingCharacters(in: .whitespacesAndNewlines).prefix(500))
    }
    return result.output
  }
}

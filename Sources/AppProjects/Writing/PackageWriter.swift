import Foundation

/// Generates a package for Linux that builds a project's app against this library.
///
/// The project is never written to: the package contains links to its sources, or copies.
package struct PackageWriter {
  /// The folder of this library's package.
  package var library: URL
  /// Whether the package is permanent: with copies instead of links, and SwiftPM's resources.
  package var isForKeeps: Bool
  package enum Purpose: Sendable, Hashable {
    case running
    /// The program accepts new code while it runs: its functions can be replaced, and private
    /// members are accessible to patches.
    case live
    /// The program can be told to explore itself and to write a log.
    case exploring
  }

  package var purpose = Purpose.running
  /// Texts that replace those of sources.
  package var replaced: [URL: String] = [:]
  /// Sources that are added to the app's, by name.
  package var added: [String: String] = [:]
  /// Unused imports to remove from sources.
  package var idle = IdleImports()
  /// Sources to leave out.
  package var skipped: Set<URL> = []

  package init(library: URL, isForKeeps: Bool) {
    self.library = library
    self.isForKeeps = isForKeeps
  }

  /// Updates a folder to the state of a project. Unchanged files are not touched, so that nothing
  /// is compiled twice.
  ///
  /// - Parameter targets: the app's target and its dependencies, these first.
  /// - Throws: an error of the file system, with the path.
  package func write(_ targets: [AppTarget], of project: AppProject, to folder: URL) throws {
    var files: [String: PackageFile] = [:]
    for target in targets { add(target, project, &files) }
    files["Package.swift"] = .text(manifest(targets))
    if isForKeeps { files[".gitignore"] = .text("/.build\n") }
    try PackageFolder(folder).replace(with: files)
  }

  private func add(
    _ target: AppTarget, _ project: AppProject, _ files: inout [String: PackageFile]
  ) {
    let home = "Sources/\(target.module)"
    let place: (URL) -> String = { file in
      let path = file.relative(to: project.folder)
      return path.hasPrefix("/") ? "Outside/\(file.lastPathComponent)" : path
    }
    for file in target.sources where !skipped.contains(file) {
      var name = "\(home)/\(place(file))"
      // A file with this name in a library would be taken for a program's entry point.
      if target.kind != .app, file.lastPathComponent == "main.swift" { continue }
      if project.folder == file.deletingLastPathComponent(), target.sources.count == 1,
        target.generated.isEmpty, !isStart(file)
      {
        name = "\(home)/main.swift"
      }
      files[name] = content(of: file)
    }
    for (name, text) in target.generated { files["\(home)/\(name)"] = .text(text) }
    if target.kind == .app {
      for (name, text) in added { files["\(home)/\(name)"] = .text(text) }
    }
    let catalogs = target.resources.filter { $0.pathExtension == "xcassets" }
    if let symbols = AssetSymbols.source(
      of: catalogs.map(AssetCatalog.init(folder:)), taken: constants(of: target))
    {
      files["\(home)/GeneratedAssetSymbols.swift"] = .text(symbols)
    }
    guard isForKeeps else {
      if target.hasOwnBundle {
        files["\(home)/Bundle+Module.swift"] = .text(Self.module(of: target))
      }
      return
    }
    for resource in target.resources {
      files["\(home)/Resources/\(Self.resourceName(resource))"] = .copy(resource)
    }
    if !target.resources.isEmpty || target.information != nil {
      files["\(home)/Bundle+Resources.swift"] = .text(Self.bundleSource)
    }
    if let information = target.information {
      files["\(home)/Resources/Information.plist"] = .text(
        String(decoding: information, as: UTF8.self))
    }
  }

  private func content(of file: URL) -> PackageFile {
    let text = replaced[file] ?? selectorsWritten(in: file)
    if idle.files[file] != nil, let text = text ?? (try? String(contentsOf: file, encoding: .utf8))
    {
      return .text(isForKeeps ? idle.textAsking(text, of: file) : idle.textWithout(text, of: file))
    }
    return text.map { .text($0) } ?? (isForKeeps ? .copy(file) : .link(file))
  }

  /// The text with selectors replaced, compiled under the file's own name; nil if there are none.
  private func selectorsWritten(in file: URL) -> String? {
    guard let text = try? String(contentsOf: file, encoding: .utf8),
      let written = StandardSelectors.written(text)
    else { return nil }
    return isForKeeps || idle.files[file] != nil ? written : written.compiledUnderName(of: file)
  }

  /// The names of static members that the sources declare, which assets must not use.
  private func constants(of target: AppTarget) -> Set<String> {
    var names: Set<String> = []
    for file in target.sources {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      for line in text.split(whereSeparator: \.isNewline) where line.contains("static ") {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        guard let index = words.firstIndex(where: { $0 == "let" || $0 == "var" }),
          index + 1 < words.count
        else { continue }
        names.insert(String(words[index + 1]))
      }
    }
    return names
  }

  /// Whether it is a file with `@main`, which must not be called `main.swift`.
  private func isStart(_ file: URL) -> Bool {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.contains("@main") || text.contains("@UIApplicationMain")
  }

  /// The path of a resource in the bundle: localised ones are in a folder for their language.
  package static func resourceName(_ resource: URL) -> String {
    let parent = resource.deletingLastPathComponent().lastPathComponent
    return parent.hasSuffix(".lproj")
      ? "\(parent)/\(resource.lastPathComponent)" : resource.lastPathComponent
  }

  /// The accessor that SwiftPM would generate for a target with resources: here they are with the
  /// app's, and those of a library are in a folder with its name.
  private static func module(of target: AppTarget) -> String {
    let own = "Foundation.Bundle.main.bundleURL.appendingPathComponent(\"\(bundleName(target))\")"
    let bundle =
      target.kind == .app ? "Foundation.Bundle.main" : "Foundation.Bundle(url: \(own)) ?? .main"
    return """
      import Foundation

      extension Foundation.Bundle {
        static let module: Foundation.Bundle = \(bundle)
      }

      """
  }

  /// The folder with a library's resources.
  package static func bundleName(_ target: AppTarget) -> String { "\(target.module).bundle" }

  /// On Apple's systems an app's resources are in its main bundle; SwiftPM puts them into a
  /// separate one, next to the program. Names are fully qualified: a program may have its own
  /// `Data`.
  private static let bundleSource = """
    import Foundation

    #if os(Linux)
      extension Foundation.Bundle {
        /// The app's resources, as on Apple's systems.
        static let main: Foundation.Bundle = {
          let program = Foundation.URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
          let folder = program.deletingLastPathComponent()
          let names = try? Foundation.FileManager.default.contentsOfDirectory(atPath: folder.path)
          let own = names?.first { $0.hasSuffix("_\\(program.lastPathComponent).resources") }
          let found = Foundation.Bundle(url: own.map(folder.appendingPathComponent) ?? folder)
          return found ?? Foundation.Bundle(path: "/")!
        }()

        var infoDictionary: [String: Any]? { information }

        var bundleIdentifier: String? { information?["CFBundleIdentifier"] as? String }

        func object(forInfoDictionaryKey key: String) -> Any? { information?[key] }

        /// What stands in the app's Info.plist, which SwiftPM does not take under that name.
        private var information: [String: Any]? {
          guard self == .main,
            let file = url(forResource: "Information", withExtension: "plist"),
            let data = try? Foundation.Data(contentsOf: file)
          else { return nil }
          return try? Foundation.PropertyListSerialization.propertyList(from: data, format: nil)
            as? [String: Any]
        }
      }
    #endif

    """

  // MARK: The manifest

  private func manifest(_ targets: [AppTarget]) -> String {
    let app = targets.last!
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      // On Apple's systems SwiftUI is Apple's.
      let library: [Target.Dependency] = ["SwiftUI", "Combine", "CoreTransferable", "os", "OSLog",
        "UniformTypeIdentifiers"].map {
          .product(name: $0, package: "Kumiki", condition: .when(platforms: [.linux]))
        }

      // Foundation brings these names on Apple's systems.
      let settings: [SwiftSetting] = [
        .unsafeFlags(
          ["Combine", "Observation", "FoundationNetworking", "FoundationNames"].flatMap {
            ["-Xfrontend", "-import-module", "-Xfrontend", $0]
          }, .when(platforms: [.linux]))
      ]

      let package = Package(
        name: \(Self.quoted(app.module + "Package")),
        defaultLocalization: "en",
        platforms: [.macOS(.v15), .iOS(.v18)],
        traits: [.trait(name: "GTK", description: "The app opens a window of the desktop.")],
        dependencies: [
          .package(
            name: "Kumiki", path: \(Self.quoted(library.path)),
            traits: [.trait(name: "GTK", condition: .when(traits: ["GTK"]))])
        ],
        targets: [
      \(targets.map { entry($0, targets) }.joined(separator: ",\n"))
        ]
      )

      """
  }

  private func entry(_ target: AppTarget, _ all: [AppTarget]) -> String {
    let others = target.dependencies.compactMap { name in
      all.first { $0.name == name && $0.name != target.name }?.module
    }
    var needed = others.map(Self.quoted)
    let isExplored = purpose == .exploring && target.kind == .app
    if isExplored { needed.append(".product(name: \"Exploring\", package: \"Kumiki\")") }
    var settings = [".swiftLanguageMode(.v\(target.settings.languageVersion))"]
    settings += target.settings.conditions.map(Self.definition)
    settings += target.settings.features.map { ".enableUpcomingFeature(\(Self.quoted($0)))" }
    if target.settings.isMainActorByDefault {
      settings.append(".defaultIsolation(MainActor.self)")
    }
    var lines = [
      "name: \(Self.quoted(target.module))",
      "dependencies: library"
        + (needed.isEmpty ? "" : " + [\(needed.joined(separator: ", "))]"),
    ]
    let resources = isForKeeps ? Set(target.resources.map(Self.top)) : []
    var kept = resources.sorted().map { ".copy(\(Self.quoted("Resources/\($0)")))" }
    if isForKeeps, target.information != nil {
      kept.append(".copy(\"Resources/Information.plist\")")
    }
    if !kept.isEmpty { lines.append("resources: [\(kept.joined(separator: ", "))]") }
    for module in modulesByName(target) {
      settings.append(
        ".unsafeFlags([\"-Xfrontend\", \"-import-module\", \"-Xfrontend\", \"\(module)\"], "
          + ".when(platforms: [.linux]))")
    }
    if purpose == .live {
      let flags = [
        "-enable-implicit-dynamic", "-enable-private-imports",
        "-enable-experimental-opaque-type-erasure",
      ]
      let words = flags.flatMap { ["-Xfrontend", $0] }.map(Self.quoted).joined(separator: ", ")
      settings.append(".unsafeFlags([\(words)])")
    }
    lines.append("swiftSettings: settings + [\(settings.joined(separator: ", "))]")
    let kind = target.kind == .app ? "executableTarget" : "target"
    // Symbols that are looked up by name at run time.
    if target.kind == .app, purpose == .live || isExplored {
      lines.append("linkerSettings: [.unsafeFlags([\"-Xlinker\", \"--export-dynamic\"])]")
    }
    return "    .\(kind)(\n      " + lines.joined(separator: ",\n      ") + ")"
  }

  /// Definitions for developers are not in the user's build.
  private static func definition(_ condition: String) -> String {
    let when = condition == "DEBUG" ? ", .when(configuration: .debug)" : ""
    return ".define(\(quoted(condition))\(when))"
  }

  /// The modules whose names Foundation or UIKit provide on Apple's systems, but that are separate
  /// here: only programs that use such a name should load them.
  private func modulesByName(_ target: AppTarget) -> [String] {
    let names = [
      ("FoundationXML", ["XMLParser", "XMLDocument", "XMLElement", "XMLNode"]),
      ("UserNotifications", ["UNUserNotificationCenter"]),
    ]
    let texts = target.sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    return names.compactMap { module, names in
      texts.contains { names.contains(where: $0.contains) } ? module : nil
    }
  }

  private static func top(_ resource: URL) -> String {
    String(resourceName(resource).prefix { $0 != "/" })
  }

  private static func quoted(_ text: String) -> String {
    "\""
      + text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }
}

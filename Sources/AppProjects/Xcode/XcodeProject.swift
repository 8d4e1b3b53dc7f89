import Foundation

/// Reads an `.xcodeproj`: targets with their files, settings and dependencies.
struct XcodeProject {
  private let path: URL
  private let folder: URL
  private let objects: XcodeObjects
  private let files: XcodeFiles
  private let packages: [URL]

  /// - Parameter packages: folders that may contain packages that Xcode would download.
  init(at path: URL, packages: [URL]) throws {
    self.path = path
    self.packages = packages
    objects = try XcodeObjects(file: path.appendingPathComponent("project.pbxproj"))
    let home = path.deletingLastPathComponent()
    let above = objects.root.string("projectDirPath") ?? ""
    folder = above.isEmpty ? home : home.appendingPathComponent(above)
    files = XcodeFiles(objects, root: folder)
  }

  func project() throws -> AppProject {
    let name = path.deletingPathExtension().lastPathComponent
    var targets: [AppTarget] = []
    for (id, object) in objects.list(objects.root, "targets") where object.kind == "PBXNativeTarget"
    {
      targets.append(target(id, object))
    }
    let local = try localPackages().flatMap(\.targets).filter { found in
      found.kind == .library && !targets.contains { $0.name == found.name }
    }
    return AppProject(name: name, folder: folder, targets: targets + local)
  }

  // MARK: Targets

  private func target(_ id: String, _ object: XcodeObjects.Object) -> AppTarget {
    let name = object.string("name") ?? object.string("productName") ?? id
    let settings = BuildSettings(
      levels: levels(objects.root) + levels(object),
      builtIn: [
        "TARGET_NAME": name, "PROJECT_NAME": path.deletingPathExtension().lastPathComponent,
        "SRCROOT": folder.path, "PROJECT_DIR": folder.path, "CONFIGURATION": "Debug",
      ])
    let product = settings["PRODUCT_NAME"] ?? name
    var target = AppTarget(
      name: name, module: settings["PRODUCT_MODULE_NAME"] ?? ModuleName.valid(product),
      kind: Self.kind(object.string("productType") ?? ""))
    target.platform = Self.platform(settings)
    target.settings = Self.compilerSettings(settings)
    for url in ownFiles(id, object) { target.add(url) }
    // A file may be listed twice: by a group and by its folder.
    target.sources = unique(target.sources)
    target.resources = unique(target.resources)
    target.foreign = unique(target.foreign)
    target.startWithoutDelegates()
    let others = objects.list(object, "dependencies").compactMap { _, dependency in
      objects[dependency.string("target")]?.string("name")
    }
    let products = objects.list(object, "packageProductDependencies").compactMap {
      $0.object.string("productName")
    }
    target.dependencies = others + products
    target.environment = XcodeScheme.environment(of: name, in: path)
    target.information = InformationList(settings, in: folder, product: product).data
    return target
  }

  private func ownFiles(_ id: String, _ object: XcodeObjects.Object) -> [URL] {
    var urls: [URL] = []
    for (_, phase) in objects.list(object, "buildPhases")
    where ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase.kind) {
      for (_, file) in objects.list(phase, "files") {
        if let reference = file.string("fileRef") { urls += files.urls(of: reference) }
      }
    }
    let own = Set(object["fileSystemSynchronizedGroups"] as? [String] ?? [])
    for (group, _) in objects.all("PBXFileSystemSynchronizedRootGroup") {
      urls += files.urls(ofSynchronized: group, target: id, isMember: own.contains(group))
    }
    return urls
  }

  /// The settings of the debug configuration: those of a file first, then the object's own.
  private func levels(_ object: XcodeObjects.Object) -> [[String: String]] {
    guard let list = objects[object.string("buildConfigurationList")] else { return [] }
    let all = objects.list(list, "buildConfigurations").map(\.object)
    let chosen =
      all.first { $0.string("name") == "Debug" }
      ?? all.first { $0.string("name")?.lowercased().contains("debug") == true } ?? all.first
    guard let chosen else { return [] }
    var levels: [[String: String]] = []
    if let base = chosen.string("baseConfigurationReference"), let url = files.url(of: base) {
      levels += ConfigurationFile.levels(of: url)
    }
    let own = chosen["buildSettings"] as? [String: Any] ?? [:]
    levels.append(
      own.compactMapValues { value in
        value as? String ?? (value as? [String])?.joined(separator: " ")
      })
    return levels
  }

  private static func kind(_ type: String) -> AppTarget.Kind {
    switch type {
    case "com.apple.product-type.application",
      "com.apple.product-type.application.on-demand-install-capable",
      "com.apple.product-type.application.watchapp2":
      .app
    case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
      "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
      .library
    default: type.contains("test") ? .tests : .other
    }
  }

  private static func platform(_ settings: BuildSettings) -> AppTarget.Platform {
    switch settings["SDKROOT"] {
    case "iphoneos": .phone
    case "macosx": .mac
    case "watchos": .watch
    case "appletvos": .television
    default: .any
    }
  }

  private static func compilerSettings(_ settings: BuildSettings) -> CompilerSettings {
    var compiler = CompilerSettings()
    compiler.languageVersion = settings["SWIFT_VERSION"]?.hasPrefix("6") == true ? 6 : 5
    compiler.isMainActorByDefault =
      settings["SWIFT_DEFAULT_ACTOR_ISOLATION"]?.contains("MainActor") == true
    let said = settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "DEBUG"
    compiler.conditions = said.split(separator: " ").map(String.init)
    if !compiler.conditions.contains("DEBUG") { compiler.conditions.insert("DEBUG", at: 0) }
    if settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES" {
      compiler.features = ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"]
    }
    // Xcode enables it unless a project disables it; Swift 6 always has it.
    if compiler.languageVersion < 6, settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] != "NO" {
      compiler.features.append("BareSlashRegexLiterals")
    }
    return compiler
  }

  // MARK: Packages

  /// The packages next to the project, or among those that were downloaded before.
  private func localPackages() throws -> [AppProject] {
    var folders: [URL] = []
    for (_, reference) in objects.all("XCLocalSwiftPackageReference") {
      if let path = reference.string("relativePath") ?? reference.string("path") {
        folders.append(folder.appendingPathComponent(path))
      }
    }
    for kind in ["PBXFileReference", "PBXFileSystemSynchronizedRootGroup"] {
      for (id, _) in objects.all(kind) {
        if let url = files.url(of: id), url.isPackage { folders.append(url) }
      }
    }
    for (_, reference) in objects.all("XCRemoteSwiftPackageReference") {
      guard let address = reference.string("repositoryURL") else { continue }
      let last = address.split(separator: "/").last.map(String.init) ?? address
      let name = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
      let places = [
        "SourcePackages/checkouts", ".build/checkouts", "build/SourcePackages/checkouts",
        "DerivedData/SourcePackages/checkouts",
      ].map { folder.appendingPathComponent($0) }
      let found = (packages + places).map { $0.appendingPathComponent(name) }
      if let package = found.first(where: \.isPackage) { folders.append(package) }
    }
    return try unique(folders).filter(\.isPackage).map(PackageManifest.project)
  }

  private func unique(_ urls: [URL]) -> [URL] {
    var seen: Set<String> = []
    return urls.filter { seen.insert($0.standardizedFileURL.path).inserted }
  }
}

extension URL {
  fileprivate var isPackage: Bool { appendingPathComponent("Package.swift").isThere }
}

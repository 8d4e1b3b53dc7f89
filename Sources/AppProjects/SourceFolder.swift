import Foundation

/// Sources without a description of a project: a file, or a folder of files.
enum SourceFolder {
  static func project(file: URL) throws -> AppProject {
    let name = file.deletingPathExtension().lastPathComponent
    var target = AppTarget(name: name, kind: .app)
    target.sources = [file]
    target.generated = try start(of: [file], name)
    return AppProject(name: name, folder: file.deletingLastPathComponent(), targets: [target])
  }

  static func project(folder: URL) throws -> AppProject {
    let target = target(folder, folder.filesBelow)
    guard !target.sources.isEmpty else {
      throw ProjectError("There is no Swift file in '\(folder.path)'.")
    }
    var whole = target
    whole.startWithoutDelegates()
    if whole.generated.isEmpty { whole.generated = try start(of: target.sources, target.name) }
    var project = AppProject(name: target.name, folder: folder, targets: [whole])
    project.note = note(on: folder)
    return project
  }

  /// What is said of a folder whose project another tool would have to write first.
  static func note(on folder: URL) -> String {
    let tools = [
      ("project.yml", "XcodeGen", "xcodegen generate"),
      ("project.yaml", "XcodeGen", "xcodegen generate"),
      ("Project.swift", "Tuist", "tuist generate"), ("Workspace.swift", "Tuist", "tuist generate"),
    ]
    for (file, tool, command) in tools {
      let url = folder.appendingPathComponent(file)
      guard FileManager.default.fileExists(atPath: url.path),
        !file.hasSuffix(".swift") || isDescription(url)
      else { continue }
      return "'\(file)' describes a project for \(tool), and is not read: all Swift files of "
        + "'\(folder.lastPathComponent)' are taken for one app. If that is wrong, give the "
        + ".xcodeproj that '\(command)' makes, or the folder of the app's sources."
    }
    return ""
  }

  /// Whether a file says how a project is built, and is none of its sources.
  private static func isDescription(_ file: URL) -> Bool {
    guard file.pathExtension == "swift",
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { return false }
    return text.split(maxSplits: 40, whereSeparator: \.isNewline).contains {
      $0.hasPrefix("import PackageDescription") || $0.hasPrefix("import ProjectDescription")
    }
  }

  /// A playground's package (`Name.swiftpm`), whose manifest only Apple's tools can read.
  static func playground(_ folder: URL) -> AppProject? {
    let manifest = folder.appendingPathComponent("Package.swift")
    guard let text = try? String(contentsOf: manifest, encoding: .utf8),
      text.contains("AppleProductTypes")
    else { return nil }
    let files = folder.filesBelow.filter { $0.lastPathComponent != "Package.swift" }
    let target = target(folder, files.filter { !$0.relative(to: folder).hasPrefix("Tests/") })
    return AppProject(name: target.name, folder: folder, targets: [target])
  }

  private static func target(_ folder: URL, _ files: [URL]) -> AppTarget {
    var target = AppTarget(
      name: folder.deletingPathExtension().lastPathComponent, kind: .app)
    for file in files where !isDescription(file) { target.add(file) }
    return target
  }

  /// What starts a program that does not do so itself: the view that it is about.
  private static func start(of sources: [URL], _ name: String) throws -> [String: String] {
    let texts = sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    let isMain = sources.contains { $0.lastPathComponent == "main.swift" }
    if isMain
      || texts.contains(where: { $0.contains("@main") || $0.contains("@UIApplicationMain") })
    {
      return [:]
    }
    if sources.count == 1, texts.first.map(TopLevelCode.isIn) == true { return [:] }
    guard let view = texts.lazy.compactMap(FirstView.name).first else {
      throw ProjectError(
        "'\(name)' does not say where it starts: it has no '@main', no 'main.swift' and no view "
          + "that can be made without arguments.")
    }
    return [
      "KumikiStart.swift": """
      import SwiftUI

      @main
      struct KumikiStart: App {
        var body: some Scene { WindowGroup { \(view)() } }
      }
      """ + "\n"
    ]
  }
}

extension AppTarget {
  /// Puts a file where it belongs by its ending.
  mutating func add(_ file: URL) {
    // Shown by the system before the program runs: nothing of it.
    if file.lastPathComponent.hasPrefix("LaunchScreen") { return }
    switch file.pathExtension {
    case "swift": sources.append(file)
    case "m", "mm", "c", "cpp", "metal", "storyboard", "xib": foreign.append(file)
    case "h", "hpp", "xcodeproj", "xcworkspace", "xcconfig", "entitlements", "modulemap", "md",
      "xctestplan", "playground", "docc", "pch", "resolved", "gitignore", "xcdatamodeld",
      "xcdatamodel", "xcmappingmodel", "xcprivacy":
      break
    case "plist" where file.lastPathComponent.hasSuffix("Info.plist"): break
    default: resources.append(file)
    }
  }
}

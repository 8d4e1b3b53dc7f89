import Foundation

/// The build settings that a package manifest, an Xcode project or a settings file gives for the
/// sources below its folder.
package struct BuildManifest: Hashable, Sendable, Codable {
  /// The folder whose sources the settings apply to.
  package let folder: String
  /// The minimum deployment target for each system: `iOS` → 16.
  package var oldest: [String: Int] = [:]
  /// `defaultIsolation(MainActor.self)`, `SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor`.
  package var isMainActorByDefault = false
  /// Whether an `async` function without isolation stays on its caller's actor.
  package var staysOnCaller = false

  /// Whether a file with this name may contain such settings.
  package static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name == "Project.swift" || name.hasSuffix(".xcconfig")
      || name == "project.pbxproj"
  }

  package init(folder: String, text: String) {
    self.folder = folder
    for line in text.split(whereSeparator: \.isNewline) {
      if line.contains("DEPLOYMENT_TARGET") { readSetting(line) }
      if line.contains(".v") || line.contains("(\"") { readPlatforms(line) }
      if line.contains("SWIFT_DEFAULT_ACTOR_ISOLATION"), line.contains("MainActor") {
        isMainActorByDefault = true
      }
      if line.contains("defaultIsolation(MainActor") { isMainActorByDefault = true }
      if line.contains("NonisolatedNonsendingByDefault")
        || line.contains("SWIFT_APPROACHABLE_CONCURRENCY") && line.contains("YES")
      {
        staysOnCaller = true
      }
    }
  }

  private static let settings = [
    ("IPHONEOS", "iOS"), ("MACOSX", "macOS"), ("TVOS", "tvOS"), ("WATCHOS", "watchOS"),
  ]

  /// `IPHONEOS_DEPLOYMENT_TARGET = 16.4;`
  private mutating func readSetting(_ line: Substring) {
    for (prefix, system) in Self.settings {
      guard let found = line.range(of: "\(prefix)_DEPLOYMENT_TARGET") else { continue }
      let value = line[found.upperBound...].drop { " =\"".contains($0) }
      note(system, Int(value.prefix { $0.isNumber }))
    }
  }

  /// `.iOS(.v16)`, `.macOS("14.0")`
  private mutating func readPlatforms(_ line: Substring) {
    for system in ["iOS", "macOS", "tvOS", "watchOS"] {
      guard let found = line.range(of: ".\(system)(") else { continue }
      let value = line[found.upperBound...].drop { ".v\"".contains($0) }
      note(system, Int(value.prefix { $0.isNumber }))
    }
  }

  private mutating func note(_ system: String, _ version: Int?) {
    guard let version else { return }
    oldest[system] = min(version, oldest[system] ?? version)
  }
}

extension Project {
  /// The settings of the nearest manifests above a file; empty if there are none.
  package func manifests(of file: SourceFile) -> [BuildManifest] {
    let above = options.manifests.filter {
      $0.folder == "." || $0.folder.isEmpty || file.path.hasPrefix($0.folder + "/")
    }
    let nearest = above.map(\.folder.count).max()
    return above.filter { $0.folder.count == nearest }
  }

  /// Whether all systems that a file's program supports have Observation. Availability checks in
  /// the sources (`if #available(iOS 16, *)`) tell as much as a manifest: they would be pointless
  /// for a feature that is always available.
  package func hasObservation(_ file: SourceFile) -> Knowledge {
    if let platform = options.platform?.lowercased() {
      for (system, version) in Self.observation where platform.hasPrefix(system.lowercased()) {
        guard let given = Int(platform.dropFirst(system.count).prefix { $0.isNumber }) else {
          break
        }
        return Knowledge(given >= version)
      }
    }
    let said = manifests(of: file).flatMap(\.oldest)
    let isTooOld = said.contains { system, version in
      Self.observation.contains { $0.system == system && version < $0.version }
    }
    if isTooOld || uses.asksForOlderSystems { return .no }
    return said.isEmpty ? .unknown : .yes
  }

  /// Whether code in a file is on the main actor by default.
  package func isMainActorByDefault(_ file: SourceFile) -> Bool {
    options.isMainActorByDefault || manifests(of: file).contains { $0.isMainActorByDefault }
  }

  /// The first versions of the systems that have it.
  static let observation: [(system: String, version: Int)] = [
    ("iOS", 17), ("macOS", 14), ("tvOS", 17), ("watchOS", 10),
  ]
}

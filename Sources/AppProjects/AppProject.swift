import Foundation

/// A SwiftUI program on disk, in any form: an Xcode project or workspace, a package, a folder of
/// sources, a single file.
package struct AppProject: Sendable {
  /// The name for the user: that of the project's file or folder.
  package var name: String
  /// The folder of the project, which is never written to.
  package var folder: URL
  package var targets: [AppTarget]
  /// A remark for the user about how it was read; empty if there is none.
  package var note = ""

  package init(name: String, folder: URL, targets: [AppTarget]) {
    self.name = name
    self.folder = folder
    self.targets = targets
  }
}

extension AppProject {
  /// The targets that can be run.
  package var apps: [AppTarget] { targets.filter { $0.kind == .app } }

  /// The app to run.
  ///
  /// - Parameter name: the name given by the user; nil means the only one, or the one named like
  ///   the project.
  /// - Throws: ``ProjectError`` that lists the available names.
  package func app(named name: String?) throws -> AppTarget {
    if let name {
      if let target = targets.first(where: { $0.name == name }) { return target }
      throw ProjectError(
        "There is no target '\(name)'. There are: \(Self.list(targets.map(\.name))).")
    }
    guard let first = apps.first else {
      throw ProjectError(
        targets.isEmpty
          ? "'\(self.name)' has no targets."
          : "'\(self.name)' has no app. Its targets are: \(Self.list(targets.map(\.name))).")
    }
    if apps.count == 1 { return first }
    if let own = apps.first(where: { $0.name == self.name }) { return own }
    // An app for a watch or a television is seldom the intended one.
    let phones = apps.filter { $0.platform != .watch && $0.platform != .television }
    if phones.count == 1 { return phones[0] }
    // A project for several systems has a target for each; shared sources also belong to the
    // phone's.
    let systems = Set(phones.map(\.platform))
    if systems.count == phones.count, let phone = phones.first(where: { $0.platform == .phone }) {
      return phone
    }
    throw ProjectError(
      "'\(self.name)' has several apps; say which by --target: \(Self.list(apps.map(\.name))).")
  }

  /// A target and its dependencies, these first.
  ///
  /// - Throws: ``ProjectError`` if targets depend on each other in a cycle.
  package func needed(by target: AppTarget) throws -> [AppTarget] {
    var done: [AppTarget] = []
    func visit(_ target: AppTarget, _ path: [String]) throws {
      if done.contains(where: { $0.name == target.name }) { return }
      guard !path.contains(target.name) else {
        throw ProjectError(
          "Targets need each other in a circle: \((path + [target.name]).joined(separator: " → "))."
        )
      }
      for name in target.dependencies {
        guard let other = targets.first(where: { $0.name == name }), other.kind == .library else {
          continue
        }
        try visit(other, path + [target.name])
      }
      done.append(target)
    }
    try visit(target, [])
    return done
  }

  private static func list(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }
}

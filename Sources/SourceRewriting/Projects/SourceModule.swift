import Foundation

/// The files that are compiled together, with their compiler options.
package struct SourceModule: Hashable, Sendable {
  package var name: String
  package var files: [String]
  /// Names of other modules of the same project.
  package var dependencies: [String]
  package var languageMode: String
  package var isMainActorByDefault: Bool
  package var defines: [String]

  package init(
    name: String, files: [String], dependencies: [String] = [], languageMode: String = "5",
    isMainActorByDefault: Bool = false, defines: [String] = []
  ) {
    self.name = name
    self.files = files
    self.dependencies = dependencies
    self.languageMode = languageMode
    self.isMainActorByDefault = isMainActorByDefault
    self.defines = defines
  }
}

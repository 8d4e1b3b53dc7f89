import Foundation

/// Compares a project's deployment targets with the first systems that have Observation.
package enum DeploymentTargets {
  private static let needed = ["iOS": 17, "macOS": 14, "tvOS": 17, "watchOS": 10]
  private static let xcodeNames = [
    "IPHONEOS": "iOS", "MACOSX": "macOS", "TVOS": "tvOS", "WATCHOS": "watchOS",
  ]

  /// The lines of the manifest or the Xcode project that support a system without Observation.
  package static func obstacles(in root: String) -> [MigrationBlocker] {
    var found = scan(
      "\(root)/Package.swift", pattern: #"\.(iOS|macOS|tvOS|watchOS)\((?:\.v|")(\d+)"#)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    for name in names.sorted() where name.hasSuffix(".xcodeproj") {
      found += scan(
        "\(root)/\(name)/project.pbxproj",
        pattern: #"(IPHONEOS|MACOSX|TVOS|WATCHOS)_DEPLOYMENT_TARGET = (\d+)"#)
    }
    return found
  }

  private static func scan(_ path: String, pattern: String) -> [MigrationBlocker] {
    guard let data = FileManager.default.contents(atPath: path),
      let expression = try? NSRegularExpression(pattern: pattern)
    else { return [] }
    var seen: Set<String> = []
    var found: [MigrationBlocker] = []
    let lines = String(decoding: data, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      let text = String(line)
      let range = NSRange(text.startIndex..., in: text)
      for match in expression.matches(in: text, range: range) {
        guard let nameRange = Range(match.range(at: 1), in: text),
          let versionRange = Range(match.range(at: 2), in: text),
          let version = Int(text[versionRange])
        else { continue }
        let name = xcodeNames[String(text[nameRange])] ?? String(text[nameRange])
        guard let least = needed[name], version < least, seen.insert("\(name)\(version)").inserted
        else { continue }
        found.append(
          MigrationBlocker(
            place: SourcePlace(path: path, line: number + 1, column: 1),
            reason:
              "the project runs on \(name) \(version), and @Observable needs \(name) \(least)"))
      }
    }
    return found
  }
}

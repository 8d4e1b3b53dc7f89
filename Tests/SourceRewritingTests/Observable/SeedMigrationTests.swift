import Foundation
import SourceRewriting
import Testing

/// The listings of the founding documents that show a class before and after, read from the folder
/// that `KUMIKI_SEEDS` names, else from `../shared/seeds` beside the package, if it is there.
struct SeedMigrationTests {
  static var document: String? {
    let environment = ProcessInfo.processInfo.environment
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder =
      environment["KUMIKI_SEEDS"].map { URL(fileURLWithPath: $0) }
      ?? package.deletingLastPathComponent().appendingPathComponent("shared/seeds")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.first { $0.hasPrefix("004") }.flatMap {
      try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }
  }

  @Test("The old listing becomes the new one, to the byte", .enabled(if: document != nil))
  func listing() throws {
    let blocks = try #require(Self.document).components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0] }
    let old = try #require(blocks.first { $0.contains("class LegacyViewModel") })
    let new = try #require(blocks.first { $0.contains("class ModernViewModel") })
    let result = try Migrated(old)
    #expect(result.text.replacingOccurrences(of: "Legacy", with: "Modern") == new)
    #expect(result.blockers.isEmpty)
  }
}

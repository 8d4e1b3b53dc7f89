import Foundation
import Testing

@testable import ViewRuntime

@MainActor
struct ViewTypeTests {
  /// The runtime and the values below it, and the targets that may use it, according to the table
  /// of layers; including the standard library, excluding the users' tests.
  private func targetsWithViews() throws -> Set<String> {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let table = try String(
      contentsOf: package.appendingPathComponent("Scripts/layers.txt"), encoding: .utf8)
    var targets: Set<String> = ["ViewValues", "ViewRuntime", "Swift"]
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let halves = line.split(separator: ":")
      guard halves.count == 2, let own = halves[1].split(separator: "|").first else { continue }
      if own.split(separator: " ").contains("ViewRuntime") { targets.insert(String(halves[0])) }
    }
    return targets.subtracting(["ViewTesting"])
  }

  @Test("The runtime distinguishes this package's views from an app's by its targets' names")
  func ownModules() throws {
    #expect(try targetsWithViews() == ViewType.ownModules)
    #expect(ViewType.isOwn("ViewTexts.Text"))
    #expect(!ViewType.isOwn("MyApp.Row"))
  }
}

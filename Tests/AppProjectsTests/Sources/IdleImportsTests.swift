import Foundation
import Testing

@testable import AppProjects

@Suite("Unused imports")
struct IdleImportsTests {
  private let folder = ScratchFolder()
  private let place = ScratchFolder()

  private func missing(_ text: String) throws -> (URL, MissingModules) {
    let file = try folder.write("App/A.swift", text)
    var target = AppTarget(name: "App", kind: .app)
    target.sources = [file]
    return (file, MissingModules([target], available: ["SwiftUI", "Foundation"]))
  }

  @Test(
    "A framework that a file does not use is not missing",
    arguments: [
      "import SwiftData\n@Observable class Store { var items: [String] = [] }",
      "import CoreData\nstruct Record: Codable { var seconds: Int }",
      "@preconcurrency import AVFoundation\nlet avid = 1",
    ])
  func idle(_ text: String) throws {
    let (file, missing) = try missing(text)
    #expect(missing.isEmpty)
    #expect(missing.idle.files[file]?.count == 1)
  }

  @Test(
    "A framework in use is missing, and so is one with unknown names",
    arguments: [
      "import SwiftData\n@Model final class Item {}",
      "import CoreData\nlet a: NSManagedObject? = nil",
      "import AVFoundation\nvar player: AVAudioPlayer?",
      "import Firebase\nlet a = 1",
    ])
  func used(_ text: String) throws {
    let (_, missing) = try missing(text)
    #expect(!missing.isEmpty && missing.idle.files.isEmpty)
  }

  @Test("The package gets the file without the import, with the file's own name and line numbers")
  func running() throws {
    let (file, missing) = try missing("import Foundation\nimport SwiftData\n\nlet a = 1\n")
    var target = AppTarget(name: "App", kind: .app)
    target.sources = [file, try folder.write("App/B.swift", "import SwiftUI\n")]
    let project = AppProject(name: "P", folder: folder.url, targets: [target])
    var writer = PackageWriter(library: folder.url, isForKeeps: false)
    writer.idle = missing.idle
    try writer.write([target], of: project, to: place.url)
    let written = place.url.appendingPathComponent("Sources/App/App/A.swift")
    #expect(
      try String(contentsOf: written, encoding: .utf8)
        == "#sourceLocation(file: \"\(file.path)\", line: 1)\n"
        + "import Foundation\n// import SwiftData\n\nlet a = 1\n")
  }

  @Test("In a permanent import, the import stays for Apple's platforms")
  func keeping() throws {
    let (file, missing) = try missing("import Foundation\nimport SwiftData\nlet a = 1\n")
    var target = AppTarget(name: "App", kind: .app)
    target.sources = [file, try folder.write("App/B.swift", "import SwiftUI\n")]
    let project = AppProject(name: "P", folder: folder.url, targets: [target])
    var writer = PackageWriter(library: folder.url, isForKeeps: true)
    writer.idle = missing.idle
    try writer.write([target], of: project, to: place.url)
    let written = place.url.appendingPathComponent("Sources/App/App/A.swift")
    #expect(
      try String(contentsOf: written, encoding: .utf8)
        == "import Foundation\n#if canImport(SwiftData)\n  import SwiftData\n#endif\nlet a = 1\n")
  }
}

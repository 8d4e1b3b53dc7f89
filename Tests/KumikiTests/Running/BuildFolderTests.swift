import Foundation
import Testing

@testable import kumiki

struct BuildFolderTests {
  @Test("A build plan of another package is made anew, one of this package is not")
  func plans() throws {
    try RunningKumiki.withFolder([
      "debug.yaml": """
      "PackageStructure":
        inputs: ["/apps/Lamp/package/Sources/Lamp/","/apps/Lamp/package/Package.swift"]
      """
    ]) { folder in
      let builds = BuildFolder(url: folder)
      func options(_ path: String, _ configuration: String = "debug") -> [String] {
        builds.options(for: URL(fileURLWithPath: path), configuration: configuration)
      }
      #expect(options("/apps/Lamp/package").isEmpty)
      #expect(options("/apps/Lamp-2/package") == ["--disable-build-manifest-caching"])
      #expect(options("/apps/Lamp") == ["--disable-build-manifest-caching"])
      // Nothing was planned there yet.
      #expect(options("/apps/Lamp-2/package", "release").isEmpty)
    }
  }
}

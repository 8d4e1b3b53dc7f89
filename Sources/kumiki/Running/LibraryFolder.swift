import AppProjects
import Foundation
import UserFiles

/// Finds this library's package, against which apps are built.
enum LibraryFolder {
  /// - Parameter given: the path in `--kumiki`.
  static func find(_ given: String?) throws -> URL {
    if let path = given ?? ProcessInfo.processInfo.environment["KUMIKI_PATH"] {
      let url = URL(fileURLWithPath: path)
      guard isLibrary(url) else {
        throw UsageError("'\(path)' is not Kumiki's folder: it has no Package.swift of that name.")
      }
      return url.standardizedFileURL
    }
    // This program is built below the package: Kumiki/.build/debug/kumiki.
    var folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    while folder.pathComponents.count > 1 {
      folder = folder.deletingLastPathComponent()
      if isLibrary(folder) { return folder }
      let checkout = folder.appendingPathComponent("checkouts/Kumiki")
      if isLibrary(checkout) { return checkout }
    }
    throw UsageError(
      "Kumiki's folder was not found. Name it by --kumiki FOLDER or in KUMIKI_PATH.")
  }

  private static func isLibrary(_ folder: URL) -> Bool {
    let text = try? String(
      contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
    return text?.contains("name: \"Kumiki\",\n  products:") ?? false
  }

  /// The folder of the builds of apps, each in its own folder.
  static var cache: URL { cache(environment: ProcessInfo.processInfo.environment) }

  static func cache(environment: [String: String]) -> URL {
    BaseDirectory.cache.url(environment: environment).appendingPathComponent("kumiki/apps")
  }

  /// The modules that an app can import.
  static func modules(of library: URL) -> Set<String> {
    let own = [
      "SwiftUI", "SwiftUICore", "CoreGraphics", "QuartzCore", "UIKit", "AppKit", "Cocoa", "Combine",
      "CoreTransferable", "UniformTypeIdentifiers", "UserNotifications", "os", "OSLog",
    ]
    let toolchain = [
      "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
      "FoundationNetworking", "FoundationXML", "Observation", "Dispatch", "Synchronization",
      "RegexBuilder", "Glibc", "Testing", "XCTest", "_Concurrency", "_StringProcessing",
      "Distributed", "Cxx", "Builtin",
    ]
    return Set(own + toolchain)
  }
}

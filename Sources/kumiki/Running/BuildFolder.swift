import Foundation

/// A folder in which packages are built one after another, so that the library is built once.
struct BuildFolder {
  let url: URL

  /// The options of `swift build` for a package.
  ///
  /// SwiftPM keeps its plan in the folder and checks whether the plan's inputs have changed, but
  /// not which package it is for: it would build the previous package instead of this one. So it
  /// has to plan again, which takes a second, unless the plan is this package's.
  ///
  /// - Parameter configuration: "debug" or "release".
  func options(for package: URL, configuration: String) -> [String] {
    let plan = url.appendingPathComponent("\(configuration).yaml")
    let mark = Data("\"\(package.appendingPathComponent("Package.swift").path)\"".utf8)
    guard let text = FileManager.default.contents(atPath: plan.path), text.range(of: mark) == nil
    else { return [] }
    return ["--disable-build-manifest-caching"]
  }
}

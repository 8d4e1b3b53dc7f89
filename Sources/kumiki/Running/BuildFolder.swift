import Foundation

/// A folder in which packages are built one after the other, so that the library is built once.
struct BuildFolder {
  let url: URL

  /// What `swift build` has to be told for a package.
  ///
  /// It keeps its plan in the folder and looks whether what the plan was made of has changed since,
  /// not whose plan it is: the package that was built here last would be built once more in the
  /// place of this one. So it has to plan again, which takes a second, unless the plan is this
  /// package's.
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

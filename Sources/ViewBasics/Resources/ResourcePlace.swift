import Foundation

/// Where a resource lies: its name, and the bundle by its path, so that equal places are equal.
struct ResourcePlace: Hashable, Sendable {
  let name: String
  private let path: String

  init(name: String, _ bundle: Bundle) {
    self.name = name
    path = bundle.bundlePath
  }

  /// Nil for the app's own.
  var bundle: Bundle? { path == Bundle.main.bundlePath ? nil : Bundle(path: path) }
}

import Foundation

/// The location of a resource: its name, and its bundle by path, so that equal locations compare
/// equal.
package struct ResourcePlace: Hashable, Sendable {
  package let name: String
  private let path: String

  package init(name: String, _ bundle: Bundle) {
    self.name = name
    path = bundle.bundlePath
  }

  /// Nil for the main bundle.
  package var bundle: Bundle? { path == Bundle.main.bundlePath ? nil : Bundle(path: path) }
}

import Foundation

/// Where a resource lies: its name, and the bundle by its path, so that equal places are equal.
package struct ResourcePlace: Hashable, Sendable {
  package let name: String
  private let path: String

  package init(name: String, _ bundle: Bundle) {
    self.name = name
    path = bundle.bundlePath
  }

  /// Nil for the app's own.
  package var bundle: Bundle? { path == Bundle.main.bundlePath ? nil : Bundle(path: path) }
}

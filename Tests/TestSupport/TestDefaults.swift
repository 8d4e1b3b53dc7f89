import Foundation
import Testing

/// Settings of a test's own, which are removed with it.
package final class TestDefaults {
  private let name = UUID().uuidString
  package let defaults: UserDefaults

  package init() throws {
    defaults = try #require(UserDefaults(suiteName: name))
  }

  deinit { defaults.removePersistentDomain(forName: name) }
}

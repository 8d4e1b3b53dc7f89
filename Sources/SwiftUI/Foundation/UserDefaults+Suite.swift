import Foundation
import PersistentState
import ViewRuntime

extension UserDefaults {
  /// Makes the defaults of a suite, which several programs may share.
  ///
  /// Values set there reach the disk soon after, as with ``UserDefaults/standard``. A string
  /// argument selects this initializer, not Foundation's, which takes an optional and only writes
  /// on `synchronize()`.
  ///
  /// - Parameter suiteName: the name of the suite, such as "group.com.example.notes".
  public convenience init?(suiteName: String) {
    self.init(suiteName: Optional(suiteName))
    SettingsSaver.shared.useSuite(suiteName, self)
  }
}

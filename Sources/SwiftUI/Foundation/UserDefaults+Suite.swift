import Foundation
import PersistentState
import ViewRuntime

extension UserDefaults {
  /// The settings of a suite, which several programs may share.
  ///
  /// What is set there reaches the disk soon after, as with ``UserDefaults/standard``: the name is
  /// a string, so this one is taken and not the initialiser of Foundation, which takes an optional
  /// and writes on `synchronize()` only.
  ///
  /// - Parameter suiteName: such as "group.com.example.notes".
  public convenience init?(suiteName: String) {
    self.init(suiteName: Optional(suiteName))
    SettingsSaver.shared.useSuite(suiteName, self)
  }
}

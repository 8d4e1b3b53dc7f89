import Foundation
import PersistentState

extension AppStorage {
  /// Stores the customization of a table's columns in the app's defaults.
  public nonisolated init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String,
    store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(key, codable: wrappedValue, store: store)
  }
}

extension SceneStorage {
  /// Stores the customization of a table's columns with the window.
  public nonisolated init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(key, codable: wrappedValue)
  }
}

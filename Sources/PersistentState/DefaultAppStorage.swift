import Combine
import Foundation
import ViewRuntime

extension View {
  /// Sets the defaults that `@AppStorage` inside uses unless it has explicit ones.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}

import Combine
import Foundation
import ViewRuntime

extension View {
  /// Sets the defaults that `@AppStorage` inside uses where it does not name its own.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}

import Foundation
import LayoutCore
import ViewRuntime

extension EnvironmentValues {
  /// Whether letters may move closer together before text is truncated; no host does so.
  public var allowsTightening: Bool {
    get { paragraph.allowsTightening }
    set { paragraph.allowsTightening = newValue }
  }
}

extension View {
  /// Sets whether characters may move closer together before text is truncated.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
}

import Foundation
import ViewRuntime

private struct ExternalEventsKey: EnvironmentKey {
  static var defaultValue: Set<String> { [] }
}

extension EnvironmentValues {
  /// The substrings of URLs that bring the scene to the front.
  var externalEvents: Set<String> {
    get { self[ExternalEventsKey.self] }
    set { self[ExternalEventsKey.self] = newValue }
  }
}

extension Scene {
  /// Brings a window of this scene to the front for URLs that contain one of the strings; `"*"`
  /// matches all.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    environment(\.externalEvents, conditions)
  }
}

extension View {
  /// Declares the URLs for which a window with this view is meant. Hosts only use the scenes'
  /// ``Scene/handlesExternalEvents(matching:)``.
  ///
  /// - Note: In part without effect: only scenes are matched, not views.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    self
  }
}

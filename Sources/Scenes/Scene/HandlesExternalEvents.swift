import Foundation
import ViewRuntime

private struct ExternalEventsKey: EnvironmentKey {
  static var defaultValue: Set<String> { [] }
}

extension EnvironmentValues {
  /// The parts of addresses that bring the scene to the front.
  var externalEvents: Set<String> {
    get { self[ExternalEventsKey.self] }
    set { self[ExternalEventsKey.self] = newValue }
  }
}

extension Scene {
  /// Brings a window of this scene to the front for addresses that contain one of some words; `"*"`
  /// stands for all.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    environment(\.externalEvents, conditions)
  }
}

extension View {
  /// Says which addresses a window is for while it shows this view: a host asks the scenes only, by
  /// ``Scene/handlesExternalEvents(matching:)``.
  ///
  /// - Note: In part without effect: scenes are asked, not views.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    self
  }
}

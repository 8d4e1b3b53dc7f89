import HostInterface
import ViewRuntime

private struct ScrollEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether scroll views can scroll; false inside `scrollDisabled(true)`.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  package static let scrollMask = EnvironmentMask(ObjectIdentifier(ScrollEnabledKey.self))
    .union(scrollIndicatorsMask)
}

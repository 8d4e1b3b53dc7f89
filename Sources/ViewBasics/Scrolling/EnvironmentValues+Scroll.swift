import HostInterface
import ViewRuntime

private struct ScrollEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private struct ScrollIndicatorsKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// False inside of `scrollDisabled(true)`.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  package var showsScrollIndicators: Bool {
    get { self[ScrollIndicatorsKey.self] }
    set { self[ScrollIndicatorsKey.self] = newValue }
  }

  package static let scrollMask: EnvironmentMask = [
    EnvironmentMask(ObjectIdentifier(ScrollEnabledKey.self)),
    EnvironmentMask(ObjectIdentifier(ScrollIndicatorsKey.self)),
  ]
}

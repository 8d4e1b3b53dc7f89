import HostInterface
import ViewRuntime

extension EnvironmentValues {
  /// Whether the system shows the focus effect.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

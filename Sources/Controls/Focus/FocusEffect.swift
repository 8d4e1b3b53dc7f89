import HostInterface
import ViewRuntime

struct FocusEffectKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

import LayoutCore
import ViewRuntime

extension EnvironmentValues {
  /// Whether scroll views bounce vertically; stored for the program, but not used by hosts.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { scrollBounce[1] }
    set { scrollBounce[1] = newValue }
  }
}

import LayoutCore
import ViewRuntime

extension EnvironmentValues {
  /// Whether scroll views bounce horizontally; stored for the program, but not used by hosts.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { scrollBounce[0] }
    set { scrollBounce[0] = newValue }
  }
}

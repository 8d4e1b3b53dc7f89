import HostInterface
import ViewRuntime

/// How an accessibility element treats the views inside.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let rawValue: Int

  /// They are not there for an accessibility client.
  public static let ignore = AccessibilityChildBehavior(rawValue: 0)
  /// They stay elements of their own.
  public static let contain = AccessibilityChildBehavior(rawValue: 1)
  /// They are read as one.
  public static let combine = AccessibilityChildBehavior(rawValue: 2)
}

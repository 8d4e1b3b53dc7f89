import HostInterface
import ViewRuntime

/// How an accessibility element treats its child views.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let rawValue: Int

  /// Hides the children from accessibility clients.
  public static let ignore = AccessibilityChildBehavior(rawValue: 0)
  /// Keeps the children as separate elements.
  public static let contain = AccessibilityChildBehavior(rawValue: 1)
  /// Combines the children into one element.
  public static let combine = AccessibilityChildBehavior(rawValue: 2)
}

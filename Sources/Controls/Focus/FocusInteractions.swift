import HostInterface
import ViewEvents
import ViewRuntime

/// The interactions that focus on a view enables.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from bits; an empty set keeps the view from taking focus.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view can be pressed.
  public static let activate = FocusInteractions(rawValue: 1 << 0)
  /// The view takes keyboard input.
  public static let edit = FocusInteractions(rawValue: 1 << 1)
  /// Both interactions: the meaning of `focusable()`.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

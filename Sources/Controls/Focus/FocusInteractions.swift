import HostInterface
import ViewEvents
import ViewRuntime

/// What the focus on a view is for.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set of bits; an empty one keeps the view from the focus.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It can be pressed.
  public static let activate = FocusInteractions(rawValue: 1 << 0)
  /// It takes keys.
  public static let edit = FocusInteractions(rawValue: 1 << 1)
  /// Both: what `focusable()` means.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

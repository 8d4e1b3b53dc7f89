import Foundation
import ViewRuntime
import ViewTexts

/// The entries of a rotor: places between which clients of other systems move.
///
/// No client here has rotors; entries are accepted and not shown (see GAPS.md).
@MainActor
public protocol AccessibilityRotorContent {
  /// The type of `body`; `Never` for the content types of the library.
  associatedtype Body: AccessibilityRotorContent

  /// The entries, in the order in which they are visited.
  @AccessibilityRotorContentBuilder var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public var body: Never { return preconditionFailure("entries in a loop have no body") }
}

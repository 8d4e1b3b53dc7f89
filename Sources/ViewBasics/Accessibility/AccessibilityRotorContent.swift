import Foundation
import ViewRuntime
import ViewTexts

/// The entries of a rotor: places that clients of other systems jump between.
///
/// No client here has a rotor; entries are taken and not shown (see GAPS.md).
@MainActor
public protocol AccessibilityRotorContent {
  /// What `body` is made of; `Never` of what the library has.
  associatedtype Body: AccessibilityRotorContent

  /// The entries, in the order in which they are visited.
  @AccessibilityRotorContentBuilder var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public var body: Never { return preconditionFailure("entries in a loop have no body") }
}

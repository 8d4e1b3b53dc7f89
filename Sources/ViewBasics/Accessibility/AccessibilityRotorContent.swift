import Foundation
import ViewRuntime
import ViewTexts

/// The entries of a rotor: places that clients of other systems jump between.
///
/// No client here has a rotor; entries are taken and not shown (see GAPS.md).
@MainActor
public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent

  @AccessibilityRotorContentBuilder var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

/// One place that a rotor leads to.
public struct AccessibilityRotorEntry<ID: Hashable> {
  let label: Text?

  /// Leads to the view with this id, or to a stretch of its text.
  ///
  /// `prepare` is never called here, as no client goes anywhere by a rotor.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.label = label }

  /// Leads to the view that `accessibilityRotorEntry(id:in:)` gave this id in the namespace.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.label = label }

  /// Leads to a stretch of the text of the rotor's view; nil: its own words name it.
  public init(
    _ label: Text?, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) where ID == Never { self.label = label }

  /// Leads to the view with this id, named by words that are looked up in the app's translations.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { label = Text(labelKey) }

  /// Leads to the view with this id, named by a string.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.label = Text(label) }

  /// Leads to the view with this id in the namespace, named by words that are looked up in the
  /// app's translations.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) { label = Text(labelKey) }

  /// Leads to the view with this id in the namespace, named by a string.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.label = Text(label) }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
  public var body: Never { return preconditionFailure("a rotor's entry has no body") }
}

/// Only so that entries can stand in a `ForEach`; as views they show nothing.
extension AccessibilityRotorEntry: View {}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public var body: Never { return preconditionFailure("entries in a loop have no body") }
}

/// Puts the entries of a rotor together.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// Takes one entry.
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }

  /// Takes several entries one after the other.
  public static func buildBlock<each C: AccessibilityRotorContent>(
    _ content: repeat each C
  ) -> some AccessibilityRotorContent { RotorEntries() }

  /// Takes entries that are there under a condition.
  public static func buildIf<C: AccessibilityRotorContent>(
    _ content: C?
  ) -> some AccessibilityRotorContent { RotorEntries() }

  /// Takes the entries after `if`.
  public static func buildEither<C: AccessibilityRotorContent>(
    first: C
  ) -> some AccessibilityRotorContent { RotorEntries() }

  /// Takes the entries after `else`.
  public static func buildEither<C: AccessibilityRotorContent>(
    second: C
  ) -> some AccessibilityRotorContent { RotorEntries() }

  /// Takes entries that are there on some systems only.
  public static func buildLimitedAvailability<C: AccessibilityRotorContent>(
    _ content: C
  ) -> some AccessibilityRotorContent { RotorEntries() }
}

private struct RotorEntries: AccessibilityRotorContent {
  var body: Never { return preconditionFailure("a rotor's entries have no body") }
}

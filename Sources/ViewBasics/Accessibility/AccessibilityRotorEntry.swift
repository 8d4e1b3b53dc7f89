import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// Makes the view the place that a rotor's entry of this id leads to.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}

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

import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// Makes the view the target of the rotor entry with this id.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}

/// A target that a rotor leads to.
public struct AccessibilityRotorEntry<ID: Hashable> {
  let label: Text?

  /// Makes an entry for the view with this id, or for a range of its text.
  ///
  /// `prepare` is never called, as no client here uses rotors.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.label = label }

  /// Makes an entry for the view to which `accessibilityRotorEntry(id:in:)` gives this id in the
  /// namespace.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.label = label }

  /// Makes an entry for a range of the text of the rotor's view; without a label, that text names
  /// it.
  public init(
    _ label: Text?, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) where ID == Never { self.label = label }

  /// Makes an entry for the view with this id, with a localized label.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { label = Text(labelKey) }

  /// Makes an entry for the view with this id, with a verbatim label.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.label = Text(label) }

  /// Makes an entry for the view with this id in the namespace, with a localized label.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) { label = Text(labelKey) }

  /// Makes an entry for the view with this id in the namespace, with a verbatim label.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.label = Text(label) }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
  public var body: Never { return preconditionFailure("a rotor's entry has no body") }
}

/// Lets entries stand in a `ForEach`; as views they show nothing.
extension AccessibilityRotorEntry: View {}

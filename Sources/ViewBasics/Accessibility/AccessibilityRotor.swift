import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

// Rotors are known to clients of other systems only. The names are accepted; GAPS.md lists them.

extension View {
  /// Gives clients a list of places in the view to jump between.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ rotorLabel: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Gives clients a list of places, named by words that are looked up in the app's translations.
  ///
  /// No client here has rotors: the entries are not made.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ rotorLabelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Gives clients a list of places, named by words that are taken as they are.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ rotorLabel: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Fills a rotor that every app has.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Gives clients the elements of a collection to jump between.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Gives clients the elements of a collection, named by words that are looked up.
  ///
  /// No client here has rotors: the elements are not looked at.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Gives clients the elements of a collection, named by words that are taken as they are.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Gives clients the elements of a collection in a rotor that every app has.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Gives clients the elements of a collection that have an id at `entryID`.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Gives clients the elements of a collection with ids, named by words that are looked up.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Gives clients the elements of a collection with ids, named by words that are taken as they
  /// are.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Gives clients the elements of a collection with ids in a rotor that every app has.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Gives clients stretches of the view's text to jump between.
  public nonisolated func accessibilityRotor(
    _ rotorLabel: Text, textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// Gives clients stretches of the view's text, named by words that are looked up.
  ///
  /// No client here has rotors: they are not looked at.
  public nonisolated func accessibilityRotor(
    _ rotorLabelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// Gives clients stretches of the view's text, named by words that are taken as they are.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol>(
    _ rotorLabel: L, textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// Gives clients stretches of the view's text in a rotor that every app has.
  public nonisolated func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { self }
}

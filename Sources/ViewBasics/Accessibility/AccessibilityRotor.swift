import Foundation
import LayoutCore
import ViewRuntime

// Rotors are known to clients of other systems only. The names are accepted; GAPS.md lists them.

/// A rotor that every app may fill.
public struct AccessibilitySystemRotor: Sendable {
  let name: String

  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: visited ? "visitedLinks" : "links")
  }

  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "headings")
  }

  public static var links: AccessibilitySystemRotor { .init(name: "links") }
  public static var headings: AccessibilitySystemRotor { .init(name: "headings") }
  public static var boldText: AccessibilitySystemRotor { .init(name: "boldText") }
  public static var italicText: AccessibilitySystemRotor { .init(name: "italicText") }
  public static var underlineText: AccessibilitySystemRotor { .init(name: "underlineText") }
  public static var misspelledWords: AccessibilitySystemRotor { .init(name: "misspelledWords") }
  public static var images: AccessibilitySystemRotor { .init(name: "images") }
  public static var textFields: AccessibilitySystemRotor { .init(name: "textFields") }
  public static var tables: AccessibilitySystemRotor { .init(name: "tables") }
  public static var lists: AccessibilitySystemRotor { .init(name: "lists") }
  public static var landmarks: AccessibilitySystemRotor { .init(name: "landmarks") }
}

extension View {
  /// Gives clients a list of places in the view to jump between.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ rotorLabel: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ rotorLabelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

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

  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Gives clients stretches of the view's text to jump between.
  public nonisolated func accessibilityRotor(
    _ rotorLabel: Text, textRanges: [Range<String.Index>]
  ) -> some View { self }

  public nonisolated func accessibilityRotor(
    _ rotorLabelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { self }

  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol>(
    _ rotorLabel: L, textRanges: [Range<String.Index>]
  ) -> some View { self }

  public nonisolated func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// Makes the view the place that a rotor's entry of this id leads to.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}

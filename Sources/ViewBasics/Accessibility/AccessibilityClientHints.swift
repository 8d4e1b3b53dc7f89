import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

// What only clients of other systems ask for. The names are accepted; GAPS.md lists them.

/// What a text is about, for the way it is read out.
public struct AccessibilityTextContentType: Sendable {
  let name: String

  /// Text of no special kind.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// What programs write and read in a console.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names and places of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages between people.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story, to be read from one end to the other.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// The text of a program.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Tables of numbers.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document that is being written.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// Which of two views names the other.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label
  case content
}

/// How a view is touched directly while a client reads the screen.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// A bit for each of the options.
  public let rawValue: UInt

  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Nothing is said when the view is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
  /// The view has to be chosen before it is touched directly.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

extension View {
  /// Shows the view large while it is pressed, for people who cannot read small labels.
  ///
  /// - Note: Without effect: clients here do not ask for them.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows another view large while this one is pressed.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// Says what the texts inside are about.
  ///
  /// - Note: Without effect: clients here do not ask for them.
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { self }

  /// Keeps the view's colours while a system inverts all others.
  ///
  /// - Note: Without effect: clients here do not ask for them.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }

  /// Says where in its frame the view is pressed.
  ///
  /// - Note: Without effect: clients here do not ask for them.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    self
  }

  /// Says where in its frame the view is pressed, in fractions of its size.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    self
  }

  /// Says where in its frame the view is pressed if `isEnabled` holds; clients here do not ask.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool
  ) -> some View { self }

  /// Says where the view is pressed, in fractions of its size, if `isEnabled` holds.
  ///
  /// Clients here do not ask.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool
  ) -> some View { self }

  /// Lets touches through to the view while a client reads the screen.
  ///
  /// - Note: Without effect: clients here do not ask for them.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }

  /// Says that a view with the same id names this one, or is named by it.
  ///
  /// - Note: Without effect: clients here do not ask for them.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Lets clients jump between views with the same id.
  ///
  /// - Note: Without effect: clients here do not ask for them.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Reads punctuation out.
  ///
  /// - Note: Without effect: clients here do not ask for them.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }

  /// Reads letter by letter.
  ///
  /// - Note: Without effect: clients here do not ask for them.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Reads higher or lower, -1...1.
  ///
  /// - Note: Without effect: clients here do not ask for them.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Reads announcements after what is being read.
  ///
  /// - Note: Without effect: clients here do not ask for them.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

extension Text {
  /// Reads punctuation out.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Reads letter by letter.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// Reads higher or lower, -1...1.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Reads announcements after what is being read.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// Says what the text is about.
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> Text { self }
}

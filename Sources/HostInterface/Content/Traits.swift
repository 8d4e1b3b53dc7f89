/// Facts about a node beside its role and value; they may change at any time.
package struct Traits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  @inlinable
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  @inlinable
  package init(arrayLiteral elements: Traits...) { self.init(joining: elements) }

  /// Shown, but takes no input.
  package static let disabled = Traits(rawValue: 1 << 0)
  /// May hold the keyboard focus.
  package static let focusable = Traits(rawValue: 1 << 1)
  package static let selected = Traits(rawValue: 1 << 2)
  package static let header = Traits(rawValue: 1 << 3)
  /// Accessibility clients and label queries pass it over.
  package static let hiddenFromAccessibility = Traits(rawValue: 1 << 4)
  /// A destructive action; shown in the warning colour.
  package static let destructive = Traits(rawValue: 1 << 5)
  /// What lies behind takes no input while it is there.
  package static let modal = Traits(rawValue: 1 << 6)
  /// Return anywhere activates it.
  package static let defaultAction = Traits(rawValue: 1 << 7)
  /// Escape anywhere activates it.
  package static let cancelAction = Traits(rawValue: 1 << 8)
  /// Not drawn and takes no input, but keeps its place (`hidden()`).
  package static let invisible = Traits(rawValue: 1 << 9)
  /// Pointer input passes through it and all below it (`allowsHitTesting(false)`).
  package static let ignoresPointer = Traits(rawValue: 1 << 10)
  /// A row of a list that is one stop of the tab key with all of its rows, see ``TabStops``.
  package static let sharesTabStop = Traits(rawValue: 1 << 12)
  /// A row without a line between it and the next one.
  package static let hidesSeparator = Traits(rawValue: 1 << 11)
  /// Opens and closes what belongs to it; selected: it is open.
  package static let disclosure = Traits(rawValue: 1 << 13)
  /// A bar or a row behind which the program put a background: the host draws none of its own.
  package static let hasOwnBackground = Traits(rawValue: 1 << 14)
  /// A text whose letters the user may select, to copy them.
  package static let selectableText = Traits(rawValue: 1 << 15)
  /// Leads back to what was shown before; Escape presses it where nothing is to be closed.
  package static let backAction = Traits(rawValue: 1 << 16)
  /// A scroll view of which more is drawn than its frame holds.
  package static let unclipped = Traits(rawValue: 1 << 26)
  /// Draws by itself that it has the focus (`focusEffectDisabled()`).
  package static let hidesFocus = Traits(rawValue: 1 << 24)
  /// Accessibility clients are told of a button, a link or a picture, whatever it is drawn as.
  package static let spokenAsButton = Traits(rawValue: 1 << 27)
  package static let spokenAsLink = Traits(rawValue: 1 << 28)
  package static let spokenAsImage = Traits(rawValue: 1 << 29)
  /// The program keeps the keyboard focus away from it, though it does something that keys can do.
  package static let refusesFocus = Traits(rawValue: 1 << 30)
  /// A row or a scroll view of a place where lines begin at the right: what is drawn at one of its
  /// edges is drawn at the other.
  package static let mirrored = Traits(rawValue: 1 << 17)
  /// Gets the focus first where it is presented.
  package static let prefersFocus = Traits(rawValue: 1 << 25)
}

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
  /// Skipped by accessibility clients and label queries.
  package static let hiddenFromAccessibility = Traits(rawValue: 1 << 4)
  /// A destructive action; shown in the warning colour.
  package static let destructive = Traits(rawValue: 1 << 5)
  /// Content behind it takes no input while it is present.
  package static let modal = Traits(rawValue: 1 << 6)
  /// Return activates it, wherever the focus is.
  package static let defaultAction = Traits(rawValue: 1 << 7)
  /// Escape activates it, wherever the focus is.
  package static let cancelAction = Traits(rawValue: 1 << 8)
  /// Not drawn and takes no input, but keeps its space (`hidden()`).
  package static let invisible = Traits(rawValue: 1 << 9)
  /// Pointer input passes through it and its descendants (`allowsHitTesting(false)`).
  package static let ignoresPointer = Traits(rawValue: 1 << 10)
  /// A row of a list that shares one tab stop with all of the list's rows, see ``TabStops``.
  package static let sharesTabStop = Traits(rawValue: 1 << 12)
  /// A row without a separator below it.
  package static let hidesSeparator = Traits(rawValue: 1 << 11)
  /// Opens and closes its content; selected: it is open.
  package static let disclosure = Traits(rawValue: 1 << 13)
  /// A bar or a row with a background set by the program: the host draws none.
  package static let hasOwnBackground = Traits(rawValue: 1 << 14)
  /// A text that the user can select and copy.
  package static let selectableText = Traits(rawValue: 1 << 15)
  /// Goes back to the previous content; Escape presses it if there is nothing to close.
  package static let backAction = Traits(rawValue: 1 << 16)
  /// A scroll view that draws content outside its frame.
  package static let unclipped = Traits(rawValue: 1 << 26)
  /// Draws its focus indication itself (`focusEffectDisabled()`).
  package static let hidesFocus = Traits(rawValue: 1 << 24)
  /// Reported to accessibility clients as a button, a link or a picture, whatever it is drawn as.
  package static let spokenAsButton = Traits(rawValue: 1 << 27)
  package static let spokenAsLink = Traits(rawValue: 1 << 28)
  package static let spokenAsImage = Traits(rawValue: 1 << 29)
  /// The program makes it unfocusable, although it has actions for the keyboard.
  package static let refusesFocus = Traits(rawValue: 1 << 30)
  /// A row or a scroll view in a right-to-left layout: what the host draws at one edge moves to the
  /// other.
  package static let mirrored = Traits(rawValue: 1 << 17)
  /// Gets the focus first when it is presented.
  package static let prefersFocus = Traits(rawValue: 1 << 25)
}

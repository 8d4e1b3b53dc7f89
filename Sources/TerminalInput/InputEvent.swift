import CellText

/// An event from the terminal.
package enum InputEvent: Hashable, Sendable {
  case key(TerminalKey)
  case mouse(MouseReport)
  /// Pasted text; a very large paste arrives in several pieces.
  case paste(String)
  /// The terminal's window gained or lost the keyboard focus.
  case focus(Bool)
  /// The terminal's reply to a query.
  case reply(TerminalReply)
}

extension InputEvent {
  /// Whether the event is a user's action.
  package var isByUser: Bool {
    switch self {
    case .key, .mouse, .paste: true
    case .focus, .reply: false
    }
  }
}

/// A mouse event and its position.
package struct MouseReport: Hashable, Sendable {
  package enum Button: Hashable, Sendable { case left, middle, right }
  package enum Kind: Hashable, Sendable {
    case press(Button)
    case release(Button)
    /// Moved with a button pressed.
    case drag(Button)
    /// Moved without a button pressed.
    case move
    case wheelUp, wheelDown, wheelLeft, wheelRight
  }

  package var kind: Kind
  package var point: CellPoint
  package var modifiers: KeyModifiers

  package init(_ kind: Kind, at point: CellPoint, _ modifiers: KeyModifiers = []) {
    self.kind = kind
    self.point = point
    self.modifiers = modifiers
  }
}

/// The terminal's replies to ``TerminalQuery``.
package enum TerminalReply: Hashable, Sendable {
  case background(ScreenColor)
  case foreground(ScreenColor)
  /// It supports kitty's picture protocol.
  case kittyPictures
  /// The size of a cell.
  case cellSize(PixelSize)
  /// The terminal's name and version.
  case program(TerminalProgram)
  /// The cursor can move by grapheme clusters; `isOn` is whether it does.
  case clusters(isOn: Bool)
  /// The cursor's column, from 0.
  case cursor(column: Int)
  /// The kind of the terminal, and whether it supports sixels. Every terminal answers this, in
  /// order, so it also shows that an earlier query was not understood.
  case deviceAttributes(hasSixels: Bool)

  package var isAboutColors: Bool {
    switch self {
    case .background, .foreground: true
    case .kittyPictures, .cellSize, .program, .clusters, .cursor, .deviceAttributes: false
    }
  }

  /// Whether it is the reply that every terminal sends last.
  package var isLast: Bool { if case .deviceAttributes = self { true } else { false } }
}

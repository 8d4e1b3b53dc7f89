import CellText

/// One thing that came in from the terminal.
package enum InputEvent: Hashable, Sendable {
  case key(TerminalKey)
  case mouse(MouseReport)
  /// Pasted text; a very large paste comes in several.
  case paste(String)
  /// The terminal's window gained or lost the keyboard.
  case focus(Bool)
  /// What the terminal answered to a question.
  case reply(TerminalReply)
}

extension InputEvent {
  /// Whether somebody pressed or moved something.
  package var isByUser: Bool {
    switch self {
    case .key, .mouse, .paste: true
    case .focus, .reply: false
    }
  }
}

/// What the mouse did, where.
package struct MouseReport: Hashable, Sendable {
  package enum Button: Hashable, Sendable { case left, middle, right }
  package enum Kind: Hashable, Sendable {
    case press(Button)
    case release(Button)
    /// Moved with a button down.
    case drag(Button)
    /// Moved without one.
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

/// The terminal's answers to ``TerminalQuery``.
package enum TerminalReply: Hashable, Sendable {
  case background(ScreenColor)
  case foreground(ScreenColor)
  /// It takes pictures as kitty does.
  case kittyPictures
  /// How large a cell is.
  case cellSize(PixelSize)
  /// What it calls itself.
  case program(TerminalProgram)
  /// The cursor can go by what is seen as one character, and whether it does.
  case clusters(isOn: Bool)
  /// The column in which the cursor stands, from 0.
  case cursor(column: Int)
  /// What kind of terminal it is, and whether it takes sixels. Every terminal answers this, in
  /// order, so it also tells that an earlier question was not understood.
  case deviceAttributes(hasSixels: Bool)

  package var isAboutColors: Bool {
    switch self {
    case .background, .foreground: true
    case .kittyPictures, .cellSize, .program, .clusters, .cursor, .deviceAttributes: false
    }
  }

  /// Whether it is the answer that every terminal gives last.
  package var isLast: Bool { if case .deviceAttributes = self { true } else { false } }
}

import HostInterface
import SwiftUI

extension ViewTest {
  /// A key with a function besides its character.
  public enum Key: Hashable, Sendable, CaseIterable {
    /// Submits a single-line field, or presses the focused button, otherwise the window's default
    /// button.
    case `return`
    /// Cancels composition, closes the topmost dialog, or presses the cancel button.
    case escape
    /// Moves the focus to the next element; `backTab` (Shift-Tab) to the previous one.
    case tab, backTab
    /// Presses the focused control; types a space in a text input.
    case space
    /// Deletes the character before the cursor.
    case delete
    /// Moves the cursor of a text input, the focused slider or stepper by one step, or the
    /// selection of a list.
    case left, right, up, down
    /// Moves the cursor of a text input to an end of its line, or the selection of a list to its
    /// start or end.
    case home, end
    /// Moves the selection of a list by the visible height.
    case pageUp, pageDown
  }

  /// Presses a key, as on a keyboard.
  ///
  /// ```swift
  /// try app.textField("New item").type("Milk")
  /// try app.press(.return)
  /// #expect(app.exists("Milk"))
  /// ```
  ///
  /// - Parameter modifiers: the modifier keys held meanwhile: Shift extends a selection.
  /// - Throws: ``ViewTestError`` if nothing handles the key.
  public func press(
    _ key: Key, holding modifiers: EventModifiers = [], file: String = #fileID, line: Int = #line
  ) throws {
    catchUp()
    let isTaken = perform { _ in
      KeyDelivery(self, KeyStroke.Modifiers(rawValue: modifiers.rawValue)).take(key)
    }
    if !isTaken {
      throw ViewTestError(
        "Nothing takes the key \(key); "
          + (focused.map { "\($0) has the focus." } ?? "nothing has the focus.")
          + "\nOn the screen:\n\(outline)", file, line)
    }
  }

  /// The element that has the keyboard focus.
  public var focused: Element? {
    catchUp()
    return host.focusedID.flatMap { host.tree[$0] }.map { Element(self, $0) }
  }
}

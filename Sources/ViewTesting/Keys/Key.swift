import HostInterface
import SwiftUI

extension ViewTest {
  /// A key that means something beside its letter.
  public enum Key: Hashable, Sendable, CaseIterable {
    /// Submits a field of one line, presses the focused button, else the window's default button.
    case `return`
    /// Calls off composing, closes the uppermost dialog, or presses the cancel button.
    case escape
    /// To the next element that takes the focus; `backTab` (shift-tab) to the one before.
    case tab, backTab
    /// Presses the focused control; in a text input a space.
    case space
    /// Deletes the character before the cursor.
    case delete
    /// Moves the cursor of a text input, the focused slider or stepper by a step, or the selection
    /// of a list.
    case left, right, up, down
    /// Moves the cursor of a text input to an end of its line, or the selection of a list to its
    /// end.
    case home, end
    /// Moves the selection of a list by what is in sight.
    case pageUp, pageDown
  }

  /// Presses a key, as the user does at a keyboard.
  ///
  /// ```swift
  /// try app.textField("New item").type("Milk")
  /// try app.press(.return)
  /// #expect(app.exists("Milk"))
  /// ```
  ///
  /// - Parameter modifiers: what is held meanwhile: shift extends a selection.
  /// - Throws: ``ViewTestError`` if nothing takes the key.
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

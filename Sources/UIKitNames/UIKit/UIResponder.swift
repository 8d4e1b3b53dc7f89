import Foundation

/// An object that takes part in event handling, with UIKit's name; it only provides names here.
///
/// The keyboard notifications are never posted: no host has an on-screen keyboard.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// Never posted here; UIKit posts it before a keyboard appears.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Never posted here; UIKit posts it after a keyboard appeared.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Never posted here; UIKit posts it before a keyboard disappears.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Never posted here; UIKit posts it after a keyboard disappeared.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Never posted here; UIKit posts it before a keyboard moves.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Never posted here; UIKit posts it after a keyboard moved.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The key for the keyboard's former frame, a rectangle.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key for the keyboard's new frame, a rectangle.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key for the duration of the keyboard's animation, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key for the curve of the keyboard's animation.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key for whether the keyboard belongs to this app.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

  /// Does nothing, since the object never has the keyboard focus; returns true.
  ///
  /// Use ``UIApplication/sendAction(_:to:from:for:)`` without a target to have the focused field
  /// give up the focus.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Does nothing; an object of the program cannot take key events here.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Whether the object has the keyboard focus; always false.
  open var isFirstResponder: Bool { false }
}

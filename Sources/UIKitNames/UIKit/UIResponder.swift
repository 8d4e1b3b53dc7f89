import Foundation

/// Takes part in events, in UIKit's words; here it gives names only.
///
/// The keyboard's notifications are never posted: no host has a keyboard on its screen.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// Would be posted before a keyboard comes up; never is.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Would be posted after a keyboard came up; never is.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Would be posted before a keyboard goes away; never is.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Would be posted after a keyboard went away; never is.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Would be posted before a keyboard moves; never is.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Would be posted after a keyboard moved; never is.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// Where in a notification the keyboard's former place stands, as a rectangle.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Where in a notification the keyboard's new place stands, as a rectangle.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// Where in a notification the seconds stand that the keyboard moves for.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// Where in a notification the course of the keyboard's movement stands.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// Where in a notification stands whether the keyboard is that of this app.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

  /// Would give up the object's keyboard focus, which it never has; answers true.
  ///
  /// The field that has the focus gives it up for
  /// ``UIApplication/sendAction(_:to:from:for:)`` without a target.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Would give the keyboard focus to the object; no object of a program takes keys here.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Whether the object has the keyboard focus; never.
  open var isFirstResponder: Bool { false }
}

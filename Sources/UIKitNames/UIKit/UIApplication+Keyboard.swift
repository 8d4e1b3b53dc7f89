import Foundation

/// The keyboard notifications of ``UIResponder``, which an app has as well.
extension UIApplication {
  /// Never posted here; UIKit posts it before a keyboard appears.
  public nonisolated static var keyboardWillShowNotification: Notification.Name {
    UIResponder.keyboardWillShowNotification
  }
  /// Never posted here; UIKit posts it after a keyboard appeared.
  public nonisolated static var keyboardDidShowNotification: Notification.Name {
    UIResponder.keyboardDidShowNotification
  }
  /// Never posted here; UIKit posts it before a keyboard disappears.
  public nonisolated static var keyboardWillHideNotification: Notification.Name {
    UIResponder.keyboardWillHideNotification
  }
  /// Never posted here; UIKit posts it after a keyboard disappeared.
  public nonisolated static var keyboardDidHideNotification: Notification.Name {
    UIResponder.keyboardDidHideNotification
  }
  /// Never posted here; UIKit posts it before a keyboard moves.
  public nonisolated static var keyboardWillChangeFrameNotification: Notification.Name {
    UIResponder.keyboardWillChangeFrameNotification
  }
  /// Never posted here; UIKit posts it after a keyboard moved.
  public nonisolated static var keyboardDidChangeFrameNotification: Notification.Name {
    UIResponder.keyboardDidChangeFrameNotification
  }
}

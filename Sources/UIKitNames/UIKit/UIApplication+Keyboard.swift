import Foundation

/// What an app has as every ``UIResponder`` has it.
extension UIApplication {
  /// Would be posted before a keyboard comes up; never is.
  public nonisolated static var keyboardWillShowNotification: Notification.Name {
    UIResponder.keyboardWillShowNotification
  }
  /// Would be posted after a keyboard came up; never is.
  public nonisolated static var keyboardDidShowNotification: Notification.Name {
    UIResponder.keyboardDidShowNotification
  }
  /// Would be posted before a keyboard goes away; never is.
  public nonisolated static var keyboardWillHideNotification: Notification.Name {
    UIResponder.keyboardWillHideNotification
  }
  /// Would be posted after a keyboard went away; never is.
  public nonisolated static var keyboardDidHideNotification: Notification.Name {
    UIResponder.keyboardDidHideNotification
  }
  /// Would be posted before a keyboard moves; never is.
  public nonisolated static var keyboardWillChangeFrameNotification: Notification.Name {
    UIResponder.keyboardWillChangeFrameNotification
  }
  /// Would be posted after a keyboard moved; never is.
  public nonisolated static var keyboardDidChangeFrameNotification: Notification.Name {
    UIResponder.keyboardDidChangeFrameNotification
  }
}

import Foundation
import HostInterface
import ViewRuntime

extension UIApplication {
  /// Sends a message to what has the keyboard focus.
  ///
  /// ```swift
  /// UIApplication.shared.sendAction(
  ///   #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
  /// ```
  ///
  /// That one is known here: the field that has the focus gives it up.
  ///
  /// - Returns: whether the message is known.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { StandardActions.perform(action) }
}

extension NSApplication {
  /// Sends a message to what has the keyboard focus, or to the app.
  ///
  /// Those are known here that show the settings (`showSettingsWindow:`, `showPreferencesWindow:`),
  /// close the window, end the app, and take the focus from a field.
  ///
  /// - Returns: whether the message is known, and there was something to do.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    StandardActions.perform(action)
  }
}

/// Something that happened, in UIKit's words; nothing here makes any.
public final class UIEvent: NSObject {
  private override init() {}
}

/// What is done for messages that programs send to whoever knows them.
@MainActor
package enum StandardActions {
  /// Shows the app's settings; set by its windows.
  package static var showSettings: (@MainActor () -> Bool)?

  static func perform(_ action: Selector) -> Bool {
    switch action.description {
    case "resignFirstResponder", "endEditing:":
      ViewRuntime.current?.host.perform(.focus(nil))
      return true
    case "showSettingsWindow:", "showPreferencesWindow:": return showSettings?() ?? false
    case "performClose:":
      NSWindow.main.performClose(nil)
      return true
    case "terminate:":
      NSApplication.shared.terminate(nil)
      return true
    default: return false
    }
  }
}

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
  /// - Returns: whether the message is known, and goes to no object of the program's own.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { StandardActions.perform(action, by: target) }
}

extension NSApplication {
  /// Sends a message to what has the keyboard focus, or to the app.
  ///
  /// Those are known here that show the settings (`showSettingsWindow:`, `showPreferencesWindow:`),
  /// close the window, end the app, and take the focus from a field.
  ///
  /// - Returns: whether the message is known, goes to no object of the program's own, and there was
  ///   something to do.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    StandardActions.perform(action, by: target)
  }
}

/// What is done for messages that programs send to whoever knows them.
@MainActor
enum StandardActions {
  /// - Parameter target: who is meant; nil: whoever knows the message.
  /// - Returns: false where the message is unknown, or nothing is there that could follow it.
  static func perform(_ action: Selector, by target: Any?) -> Bool {
    switch target {
    case nil, is UIApplication, is UIWindow, is NSApplication, is NSWindow: break
    case let responder as UIResponder where action == "resignFirstResponder":
      return responder.resignFirstResponder()
    // A program's own object, whose methods cannot be called by name without Objective-C.
    default: return false
    }
    guard let runtime = ViewRuntime.current else { return false }
    switch action.description {
    case "resignFirstResponder", "endEditing:": runtime.host.perform(.focus(nil))
    case "showSettingsWindow:", "showPreferencesWindow:": return runtime.showSettings?() ?? false
    case "performClose:": NSWindow.main.performClose(nil)
    case "terminate:": NSApplication.shared.terminate(nil)
    default: return false
    }
    return true
  }
}

import Foundation
import HostInterface
import ViewRuntime

extension UIApplication {
  /// Sends a message to the view with the keyboard focus.
  ///
  /// ```swift
  /// UIApplication.shared.sendAction(
  ///   #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
  /// ```
  ///
  /// Only that message is known here: the focused field gives up the focus.
  ///
  /// - Returns: whether the message is known and has no target among the program's objects.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { StandardActions.perform(action, by: target) }
}

extension NSApplication {
  /// Sends a message to the view with the keyboard focus, or to the app.
  ///
  /// The known messages show the settings (`showSettingsWindow:`, `showPreferencesWindow:`), close
  /// the window, end the app, and take the focus from a field.
  ///
  /// - Returns: whether the message is known, has no target among the program's objects, and there
  ///   was something to do.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    StandardActions.perform(action, by: target)
  }
}

/// Performs the messages that programs send to the first responder that knows them.
@MainActor
enum StandardActions {
  /// - Parameter target: the receiver; nil means whichever object knows the message.
  /// - Returns: false if the message is unknown, or nothing can perform it.
  static func perform(_ action: Selector, by target: Any?) -> Bool {
    switch target {
    case nil, is UIApplication, is UIWindow, is NSApplication, is NSWindow: break
    case let responder as UIResponder where action == "resignFirstResponder":
      return responder.resignFirstResponder()
    // An object of the program, whose methods cannot be called by name without Objective-C.
    default: return false
    }
    guard let runtime = ViewRuntime.current else { return false }
    switch action.description {
    case "resignFirstResponder", "endEditing:": runtime.host.perform(.focus(nil))
    case "showSettingsWindow:", "showPreferencesWindow:": return runtime.showSettings?() ?? false
    case "performClose:": NSApplication.shared.windows.last?.performClose(nil)
    case "terminate:": NSApplication.shared.terminate(nil)
    default: return false
    }
    return true
  }
}

import Foundation
import HostInterface
import ViewRuntime

/// The running app, for code that asks UIKit for it.
///
/// It opens URLs and knows its windows. Settings that only apply to phones (the icon's badge,
/// keeping the screen on) are kept but have no effect.
@MainActor @preconcurrency
public final class UIApplication {
  /// The running app; the only instance.
  public static let shared = UIApplication()
  /// The URL of an app's page in a phone's settings; no desktop knows it, so opening it does
  /// nothing.
  public static let openSettingsURLString = "app-settings:"

  /// In front, behind other windows, or out of sight; the last one never occurs here.
  public enum State: Int, Sendable { case active, inactive, background }

  /// The options for opening a URL; the host does not get them.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for the option.
    public let rawValue: String
    /// An option by a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Opens the URL only in the app that it belongs to, not in a browser; ignored here.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "universalLinksOnly")
  }

  /// The number of the background task that was begun last.
  var lastBackgroundTask = 0

  private init() {}

  /// `active` if one of the app's windows is in front, `inactive` otherwise.
  ///
  /// Also `active` before there is a window; never `background`.
  public var applicationState: State {
    ViewRuntime.current?.host.environment.isActive == false ? .inactive : .active
  }

  /// The badge number of the app's icon, initially 0; kept, but not shown.
  public var applicationIconBadgeNumber = 0
  /// The actions in the menu of the app's icon; kept, but not shown.
  public var shortcutItems: [UIApplicationShortcutItem]?
  /// Whether the screen stays on; kept, but without effect.
  public var isIdleTimerDisabled = false

  /// The app's one scene.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
  /// The app's one window object, however many windows are open.
  public var windows: [UIWindow] { UIWindowScene.main.windows }
  /// The app's window, never nil.
  public var keyWindow: UIWindow? { windows.first }

  /// Whether the URL has a scheme; whether an app opens it is unknown here.
  public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

  /// Asks the host to open a URL.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let runtime = ViewRuntime.current
    runtime?.host.perform(.openURL(url))
    completion?(runtime != nil)
  }
}

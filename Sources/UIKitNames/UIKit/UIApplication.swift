import Foundation
import HostInterface
import ViewRuntime

/// The running app, for sources that ask UIKit for it.
///
/// It opens addresses and knows its windows. What only a phone has (the badge of the icon, the
/// screen that does not go dark) is kept and has no effect.
@MainActor @preconcurrency
public final class UIApplication {
  /// The running app, the only one there is.
  public static let shared = UIApplication()
  /// The address of an app's page in a phone's settings; no desktop knows it, so opening it leads
  /// nowhere.
  public static let openSettingsURLString = "app-settings:"

  /// In front, behind other windows, or out of sight; the last one is never told here.
  public enum State: Int, Sendable { case active, inactive, background }

  /// Names what is asked for when an address is opened; the host is not told of it.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the option.
    public let rawValue: String
    /// An option by a name of its own.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Asks for an app of the address alone, and no browser; not looked at here.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "universalLinksOnly")
  }

  /// The number of the piece of work behind other windows that was begun last.
  var lastBackgroundTask = 0

  private init() {}

  /// Whether one of the app's windows is in front: `active`, or else `inactive`.
  ///
  /// `active` also before there is a window; never `background`.
  public var applicationState: State {
    ViewRuntime.current?.host.environment.isActive == false ? .inactive : .active
  }

  /// The number at the app's icon, 0 at first; kept, and shown nowhere.
  public var applicationIconBadgeNumber = 0
  /// Whether the screen is to stay light; kept, and without effect.
  public var isIdleTimerDisabled = false

  /// The app's one scene.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
  /// The app's one window, however many are open.
  public var windows: [UIWindow] { UIWindowScene.main.windows }
  /// The app's window, never nil.
  public var keyWindow: UIWindow? { windows.first }

  /// Whether the address has a scheme; nothing here tells whether an app opens it.
  public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

  /// Lets the host open an address.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let runtime = ViewRuntime.current
    runtime?.host.perform(.openURL(url))
    completion?(runtime != nil)
  }
}

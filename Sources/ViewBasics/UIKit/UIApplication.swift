import Foundation
import HostInterface
import ViewRuntime

/// The running app, for sources that ask UIKit for it.
///
/// It opens addresses and knows its windows. What only a phone has (the badge of the icon, the
/// screen that does not go dark) is kept and has no effect.
@MainActor @preconcurrency
public final class UIApplication {
  public static let shared = UIApplication()
  public static let openSettingsURLString = "app-settings:"

  public enum State: Int, Sendable { case active, inactive, background }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "universalLinksOnly")
  }

  private init() {}

  public var applicationState: State {
    ViewRuntime.current?.host.environment.isActive == false ? .inactive : .active
  }

  public var applicationIconBadgeNumber = 0
  public var isIdleTimerDisabled = false

  public var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
  public var windows: [UIWindow] { UIWindowScene.main.windows }
  public var keyWindow: UIWindow? { windows.first }

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

import Foundation
import UIKitNames

/// An object that is told of the app's life, for sources that bring one along.
///
/// Of UIKit's calls those are made that there is a moment for here: the start, and coming to the
/// front and leaving it.
///
/// - Note: In part without effect: told of the start, of coming to the front, of leaving it and of
///   the end.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  /// Before the first window is shown.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Before the first window is shown, after the one above.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// What the scene is to be configured with that comes, above all its delegate.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// The app has the keyboard: after the start, and whenever the user comes back.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Another program gets the keyboard.
  func applicationWillResignActive(_ application: UIApplication)
  /// Right after the call above: a moment to save what is not saved.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The user comes back, before ``applicationDidBecomeActive(_:)``; not called at the start.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app ends: the last moment to save something.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// True, without doing anything.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }

  /// True, without doing anything.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }

  /// A configuration without a delegate.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  /// Does nothing: the app came to the front.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing: the app is about to leave the front.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing: the app left the front.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing: the app is about to come to the front again.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing: the app ends.
  public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplication {
  /// Why an app was started; here always by the user, so no such key is ever given.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String
    /// A reason by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An address to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app that asked for this one.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// A message from a server.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }
}

extension UIApplication {
  /// What an address to open comes with, for delegates that have a method for it; as in other apps
  /// of scenes it is not called: `onOpenURL(perform:)` tells of addresses.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the fact.
    public let rawValue: String
    /// A fact by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app that asks.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What that app says about it.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether a document is to be opened where it lies.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}

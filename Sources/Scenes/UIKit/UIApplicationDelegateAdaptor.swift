import Combine
import Foundation
import Observation
import UIKitNames
import ViewRuntime

/// Makes the app's delegate and notifies it of the app's lifecycle.
///
/// A delegate that is an `ObservableObject` or `@Observable` is available to all views in the
/// environment; so is the scene delegate that it names.
///
/// ```swift
/// @main
/// struct NotesApp: App {
///   @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
///   ...
/// }
/// ```
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
  private let delegate: DelegateType

  /// Makes the delegate and notifies it of the launch.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    delegate = unsafeDowncast(_RequiredInitializer.make(delegateType), to: DelegateType.self)
    DelegateCalls.start(delegate)
  }

  /// The delegate, the same object for the lifetime of the app.
  public var wrappedValue: DelegateType { delegate }
}

extension UIApplicationDelegateAdaptor: DynamicProperty {}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: delegate).projectedValue
  }
}

/// The delegate of the running app.
@MainActor
package enum DelegateCalls {
  private static var delegate: (any UIApplicationDelegate)?
  private static var isActive: Bool?
  /// The runtime that shows the app of the delegates.
  static weak var runtime: ViewRuntime?

  /// - Parameter usualSceneDelegate: the class of the scene's delegate if the app's delegate names
  ///   none.
  static func start(
    _ delegate: any UIApplicationDelegate, usualSceneDelegate: AnyClass? = nil
  ) {
    self.delegate = delegate
    _ = delegate.application(UIApplication.shared, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
    connectScene(delegate, usualSceneDelegate)
  }

  /// Asks the app's delegate for the scene's configuration, makes the scene's delegate, and
  /// notifies it of the connection.
  private static func connectScene(
    _ delegate: any UIApplicationDelegate, _ usualSceneDelegate: AnyClass?
  ) {
    let scene = UIWindowScene.main
    let configuration = delegate.application(
      UIApplication.shared, configurationForConnecting: scene.session, options: .none)
    scene.session.configuration = configuration
    scene.sceneDelegate = nil
    guard let type = configuration.delegateClass ?? usualSceneDelegate, type is NSObject.Type else {
      return
    }
    scene.sceneDelegate = _RequiredInitializer.make(type)
    sceneDelegate?.scene(scene, willConnectTo: scene.session, options: .none)
  }

  private static var sceneDelegate: (any UISceneDelegate)? {
    UIWindowScene.main.sceneDelegate as? any UISceneDelegate
  }

  /// Called when another app starts.
  static func forget() {
    delegate = nil
    isActive = nil
    DesktopDelegateCalls.forget()
    UIWindowScene.main.sceneDelegate = nil
    UIWindowScene.main.forgetWindows()
  }

  /// Makes the delegates available to all views by their types.
  static func inject(into values: inout EnvironmentValues) {
    for found in [delegate, sceneDelegate, DesktopDelegateCalls.delegate] as [AnyObject?] {
      if let object = found as? any ObservableObject {
        put(object, into: &values)
      } else if let object = found as? any AnyObject & Observable {
        put(object, into: &values)
      }
    }
  }

  private static func put<Object: AnyObject>(
    _ object: Object, into values: inout EnvironmentValues
  ) {
    values[object: Object.self] = object
  }

  static func activityChanged(to isActive: Bool) {
    guard isActive != self.isActive else { return }
    let isFirst = self.isActive == nil
    self.isActive = isActive
    notify(isActive: isActive, isFirst: isFirst)
    tellScene(isActive: isActive, isFirst: isFirst)
    DesktopDelegateCalls.activityChanged(to: isActive, isFirst: isFirst)
    guard let delegate else { return }
    if isActive {
      if !isFirst { delegate.applicationWillEnterForeground(UIApplication.shared) }
      delegate.applicationDidBecomeActive(UIApplication.shared)
    } else if !isFirst {
      delegate.applicationWillResignActive(UIApplication.shared)
      delegate.applicationDidEnterBackground(UIApplication.shared)
    }
  }

  private static func tellScene(isActive: Bool, isFirst: Bool) {
    let scene = UIWindowScene.main
    guard let delegate = sceneDelegate else { return }
    if isActive {
      delegate.sceneWillEnterForeground(scene)
      delegate.sceneDidBecomeActive(scene)
    } else if !isFirst {
      delegate.sceneWillResignActive(scene)
      delegate.sceneDidEnterBackground(scene)
    }
  }

  /// Called before the app ends: the last moment to save changes.
  static func appEnds(_ ending: ViewRuntime) {
    guard runtime == nil || runtime === ending else { return }
    post(UIApplication.willTerminateNotification)
    delegate?.applicationWillTerminate(UIApplication.shared)
    DesktopDelegateCalls.appEnds()
  }

  /// Posts the notifications that UIKit posts at the same moments.
  private static func notify(isActive: Bool, isFirst: Bool) {
    if isFirst { post(UIApplication.didFinishLaunchingNotification) }
    if isActive {
      if !isFirst {
        post(
          UIApplication.willEnterForegroundNotification, UIScene.willEnterForegroundNotification)
      }
      post(UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification)
      postOfWindow(UIWindow.didBecomeKeyNotification)
    } else if !isFirst {
      postOfWindow(UIWindow.didResignKeyNotification)
      post(UIApplication.willResignActiveNotification, UIScene.willDeactivateNotification)
      post(UIApplication.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification)
    }
  }

  private static func postOfWindow(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: UIWindowScene.main.keyWindow)
  }

  private static func post(_ name: Notification.Name, _ sceneName: Notification.Name? = nil) {
    let center = NotificationCenter.default
    if let sceneName { center.post(name: sceneName, object: UIWindowScene.main) }
    center.post(name: name, object: UIApplication.shared)
  }
}

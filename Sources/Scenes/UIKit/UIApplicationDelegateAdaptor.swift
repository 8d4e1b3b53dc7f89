import Combine
import Foundation
import UIKitNames
import ViewRuntime

/// Makes an app's delegate and tells it of the app's life.
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

  /// Makes the delegate and tells it that the app starts.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    // The initialiser of `NSObject` is not `required` here, as it is on Apple's systems, so that
    // the compiler refuses to call a subclass's by its type. It stands at the same place of every
    // subclass's table of methods: asked for as one that is required, the subclass's own is called.
    let maker = unsafeBitCast(delegateType as AnyClass, to: RequiredInitializer.Type.self)
    delegate = unsafeDowncast(maker.init() as NSObject, to: DelegateType.self)
    DelegateCalls.start(delegate)
  }

  /// The delegate, which is the same one as long as the app runs.
  public var wrappedValue: DelegateType { delegate }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: delegate).projectedValue
  }
}

private class RequiredInitializer: NSObject {
  override required init() { super.init() }
}

/// The delegate of the running app.
@MainActor
package enum DelegateCalls {
  private static var delegate: (any UIApplicationDelegate)?
  private static var isActive: Bool?

  static func start(_ delegate: any UIApplicationDelegate) {
    self.delegate = delegate
    isActive = nil
    _ = delegate.application(UIApplication.shared, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
  }

  static func activityChanged(to isActive: Bool) {
    guard isActive != self.isActive else { return }
    let isFirst = self.isActive == nil
    self.isActive = isActive
    notify(isActive: isActive, isFirst: isFirst)
    guard let delegate else { return }
    if isActive {
      if !isFirst { delegate.applicationWillEnterForeground(UIApplication.shared) }
      delegate.applicationDidBecomeActive(UIApplication.shared)
    } else if !isFirst {
      delegate.applicationWillResignActive(UIApplication.shared)
      delegate.applicationDidEnterBackground(UIApplication.shared)
    }
  }

  /// To be called when the app is about to end: the last moment to save something.
  package static func appEnds() {
    post(UIApplication.willTerminateNotification)
    delegate?.applicationWillTerminate(UIApplication.shared)
  }

  /// Posts what UIKit posts at the same moments.
  private static func notify(isActive: Bool, isFirst: Bool) {
    if isFirst { post(UIApplication.didFinishLaunchingNotification) }
    if isActive {
      if !isFirst {
        post(
          UIApplication.willEnterForegroundNotification, UIScene.willEnterForegroundNotification)
      }
      post(UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification)
    } else if !isFirst {
      post(UIApplication.willResignActiveNotification, UIScene.willDeactivateNotification)
      post(UIApplication.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification)
    }
  }

  private static func post(_ name: Notification.Name, _ sceneName: Notification.Name? = nil) {
    let center = NotificationCenter.default
    if let sceneName { center.post(name: sceneName, object: UIWindowScene.main) }
    center.post(name: name, object: UIApplication.shared)
  }
}

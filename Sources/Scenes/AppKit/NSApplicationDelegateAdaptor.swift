import Combine
import Foundation
import UIKitNames
import ViewRuntime

/// Makes the app's delegate and notifies it of the app's lifecycle.
///
/// A delegate that is an `ObservableObject` or `@Observable` is available to all views in the
/// environment.
///
/// ```swift
/// @main
/// struct NotesApp: App {
///   @NSApplicationDelegateAdaptor(AppDelegate.self) private var delegate
///   ...
/// }
/// ```
@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate> {
  private let delegate: DelegateType

  /// Makes the delegate and notifies it of the launch.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    delegate = unsafeDowncast(_RequiredInitializer.make(delegateType), to: DelegateType.self)
    DesktopDelegateCalls.start(delegate)
  }

  /// The delegate, the same object for the lifetime of the app.
  public var wrappedValue: DelegateType { delegate }
}

extension NSApplicationDelegateAdaptor: DynamicProperty {}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: delegate).projectedValue
  }
}

/// The delegate of the running app that implements AppKit's methods.
@MainActor
enum DesktopDelegateCalls {
  private(set) static var delegate: (any NSApplicationDelegate)?

  static func start(_ delegate: any NSApplicationDelegate) {
    self.delegate = delegate
    NSApplication.shared.delegate = delegate
    NSApplication.shared.awaitsReply = false
    delegate.applicationWillFinishLaunching(
      post(NSApplication.willFinishLaunchingNotification))
    delegate.applicationDidFinishLaunching(post(NSApplication.didFinishLaunchingNotification))
  }

  /// Called when another app starts.
  static func forget() {
    delegate = nil
    NSApplication.shared.awaitsReply = false
  }

  static func activityChanged(to isActive: Bool, isFirst: Bool) {
    if isActive {
      let coming = post(NSApplication.willBecomeActiveNotification)
      delegate?.applicationWillBecomeActive(coming)
      delegate?.applicationDidBecomeActive(post(NSApplication.didBecomeActiveNotification))
    } else if !isFirst {
      let leaving = post(NSApplication.willResignActiveNotification)
      delegate?.applicationWillResignActive(leaving)
      delegate?.applicationDidResignActive(post(NSApplication.didResignActiveNotification))
    }
  }

  /// Whether the app ends when its last window closes.
  static var endsWithLastWindow: Bool {
    delegate?.applicationShouldTerminateAfterLastWindowClosed(NSApplication.shared) ?? true
  }

  /// Returns whether a window comes to the front when the app is started again.
  static func reopens(hasWindows: Bool) -> Bool {
    delegate?.applicationShouldHandleReopen(
      NSApplication.shared, hasVisibleWindows: hasWindows) ?? true
  }

  /// Returns whether the app may end at once.
  static func mayEnd() -> Bool {
    let app = NSApplication.shared
    switch delegate?.applicationShouldTerminate(app) ?? .terminateNow {
    case .terminateNow: return true
    case .terminateCancel: return false
    case .terminateLater:
      app.awaitsReply = true
      return false
    }
  }

  static func appEnds() {
    delegate?.applicationWillTerminate(post(NSApplication.willTerminateNotification))
  }

  private static func post(_ name: Notification.Name) -> Notification {
    let notification = Notification(name: name, object: NSApplication.shared)
    NotificationCenter.default.post(notification)
    return notification
  }
}

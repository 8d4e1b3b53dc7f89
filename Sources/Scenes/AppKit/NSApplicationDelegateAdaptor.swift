import Combine
import Foundation
import UIKitNames
import ViewRuntime

/// Makes an app's delegate and tells it of the app's life.
///
/// A delegate that is an `ObservableObject` or `@Observable` is found in the environment by all
/// views.
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

  /// Makes the delegate and tells it that the app starts.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    delegate = unsafeDowncast(_RequiredInitializer.make(delegateType), to: DelegateType.self)
    DesktopDelegateCalls.start(delegate)
  }

  /// The delegate, which is the same one as long as the app runs.
  public var wrappedValue: DelegateType { delegate }
}

extension NSApplicationDelegateAdaptor: DynamicProperty {}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: delegate).projectedValue
  }
}

/// The delegate of the running app that knows AppKit's calls.
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

  /// Another app starts.
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

  /// Whether the app ends when it has no window any more.
  static var endsWithLastWindow: Bool {
    delegate?.applicationShouldTerminateAfterLastWindowClosed(NSApplication.shared) ?? true
  }

  /// Whether a window comes to the front when the app is started again.
  static func reopens(hasWindows: Bool) -> Bool {
    delegate?.applicationShouldHandleReopen(
      NSApplication.shared, hasVisibleWindows: hasWindows) ?? true
  }

  /// Whether the app may end at once.
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

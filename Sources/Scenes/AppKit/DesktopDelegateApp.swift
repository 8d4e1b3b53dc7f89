import Foundation
import ViewBasics
import ViewRuntime

/// An app without scenes: its windows are those that the program makes.
protocol DelegateStartedApp: App {}

/// The app of a program that is started by its AppKit delegate, as before SwiftUI had `App`: it has
/// no scenes, only the windows that the delegate makes.
package struct DesktopDelegateApp<Delegate: NSObject & NSApplicationDelegate>: DelegateStartedApp {
  private let delegate: Delegate

  package init() {
    delegate = unsafeDowncast(_RequiredInitializer.make(Delegate.self), to: Delegate.self)
    DesktopDelegateCalls.start(delegate)
  }

  package var body: some Scene { ViewScene(EmptyView()) }
}

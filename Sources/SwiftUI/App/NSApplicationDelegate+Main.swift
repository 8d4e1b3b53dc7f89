import Foundation
import Scenes

extension NSApplicationDelegate where Self: NSObject {
  /// Starts the program with this delegate, and shows what it puts into a window; called by `@main`.
  ///
  /// ```swift
  /// @main
  /// class AppDelegate: NSObject, NSApplicationDelegate {
  ///   var window: NSWindow!
  ///   ...
  /// }
  /// ```
  @MainActor @preconcurrency
  public static func main() {
    HostLauncher.run(DesktopDelegateApp<Self>.self)
  }
}

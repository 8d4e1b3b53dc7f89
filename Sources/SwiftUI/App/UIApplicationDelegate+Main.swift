import Foundation
import Scenes

extension UIApplicationDelegate where Self: NSObject {
  /// Starts the program with this delegate, and shows what the delegates put into a window; called
  /// by `@main`.
  ///
  /// ```swift
  /// @main
  /// class AppDelegate: UIResponder, UIApplicationDelegate {
  ///   ...
  /// }
  /// ```
  ///
  /// The scene's delegate is the class that the app's delegate or the information list names, or
  /// else the one called `SceneDelegate`.
  @MainActor @preconcurrency
  public static func main() {
    HostLauncher.run(DelegateApp<Self>.self)
  }
}

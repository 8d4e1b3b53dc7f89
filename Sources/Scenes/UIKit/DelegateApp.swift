import Foundation
import UIKitNames
import ViewBasics
import ViewEvents
import ViewLayouts
import ViewRuntime

/// The app of a program that is started by its delegate, as before SwiftUI had `App`: it shows what
/// the delegates put into a window.
package struct DelegateApp<Delegate: NSObject & UIApplicationDelegate>: App {
  private let delegate: Delegate

  package init() {
    UIWindow.changed = nil
    delegate = unsafeDowncast(_RequiredInitializer.make(Delegate.self), to: Delegate.self)
    DelegateCalls.start(delegate, usualSceneDelegate: Self.usualSceneDelegate)
  }

  package var body: some Scene {
    WindowGroup { VisibleWindows() }
  }

  /// The class that the information list names, or the one of the name that Xcode gives it.
  private static var usualSceneDelegate: AnyClass? {
    let module = String(reflecting: Delegate.self).prefix { $0 != "." }
    let scenes = Bundle.main.infoDictionary?["UIApplicationSceneManifest"] as? [String: Any]
    let configurations = scenes?["UISceneConfigurations"] as? [String: [[String: Any]]]
    let named = configurations?.values.joined().lazy.compactMap {
      $0["UISceneDelegateClassName"] as? String
    }.first
    let name = named?.split(separator: ".").last.map(String.init) ?? "SceneDelegate"
    return NSClassFromString("\(module).\(name)")
  }
}

/// What a window shows; it keeps its state wherever the window is among the others.
@MainActor
private struct Root: @MainActor Identifiable {
  let controller: UIViewController

  var id: ObjectIdentifier { ObjectIdentifier(controller) }
}

/// The visible windows that the program has made, from back to front.
private struct VisibleWindows: View {
  @State private var changes = 0

  var body: some View {
    let _ = changes
    let changed = $changes
    let roots = UIWindowScene.main.visibleWindows.compactMap(\.rootViewController).map(Root.init)
    ZStack {
      ForEach(roots) { $0.controller.content }
    }
    .onAppear { UIWindow.changed = { changed.wrappedValue += 1 } }
  }
}

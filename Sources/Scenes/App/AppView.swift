import Foundation
import UIKitNames
import ViewDrawing
import ViewRuntime

/// An app as the root view of a runtime: the runtime stores the app's properties as it does a
/// view's, and evaluates the app's body when they change.
package struct AppView<A: App>: View, PropertyContainer {
  let app: A

  package nonisolated static var subject: Any.Type? { A.self }

  package var body: some View {
    SceneView(app.body)
    ProgramWindowsView()
  }
}

extension ViewRuntime {
  /// Makes an app and mounts its windows, showing the first one.
  ///
  /// - Parameters:
  ///   - files: the files to open at launch. A document group shows each in a window.
  ///   - own: sets further environment values for all views.
  /// - Returns: the windows, through which others can be opened.
  @discardableResult
  package func launch<A: App>(
    _ type: A.Type, files: [URL] = [],
    _ own: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) -> WindowRegistry {
    let windows = WindowRegistry(self)
    let draftFolder = sceneValues.drafts.map { DraftFolder($0) }
    let drafts = draftFolder?.takeOver() ?? []
    windows.awaitsDocuments = !files.isEmpty || !drafts.isEmpty
    DelegateCalls.forget()
    DelegateCalls.runtime = self
    windows.hasScenes = !(type is any DelegateStartedApp.Type)
    NSWindow.follow(windows, of: self)
    // The app's initializer and its delegate may already use UIKit's and AppKit's globals, such as
    // to request dark mode; these must reach this runtime.
    becomeCurrent()
    let app = type.init()
    followHostEnvironment {
      $0.windowRegistry = windows
      if let color = Color.ofApp { $0.tint = AnyShapeStyle(color) }
      $0.draftFolder = draftFolder
      DelegateCalls.inject(into: &$0)
      own(&$0)
    }
    mount(AppView(app: app))
    windows.begin(with: files, drafts)
    windows.appDidLaunch()
    DelegateCalls.activityChanged(to: host.environment.isActive)
    return windows
  }
}

import Foundation
import ViewDrawing
import ViewRuntime

/// An app as the view at the root of a runtime: the runtime keeps the app's properties as it keeps
/// a view's, and evaluates the app's body when they change.
package struct AppView<A: App>: View, PropertyContainer {
  let app: A

  package nonisolated static var subject: Any.Type? { A.self }

  package var body: SceneView<A.Body> { SceneView(app.body) }
}

extension ViewRuntime {
  /// Makes an app and mounts its windows; the first one is shown.
  ///
  /// - Parameters:
  ///   - files: those that it is started with. A group of documents shows each in a window.
  ///   - own: what else all views are to find in the environment.
  /// - Returns: the windows, to open others.
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
    // The app's initialiser and its delegate may already ask UIKit's and AppKit's global names for
    // something, as to be dark: that is meant for this runtime.
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

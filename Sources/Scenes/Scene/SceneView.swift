import ViewRuntime

/// A scene that is not made of other scenes but of a view.
@MainActor
package protocol PrimitiveScene: Scene where Body == Never {
  associatedtype SceneContent: View
  /// What stands for the scene in the tree of views; a window shows itself when it is its turn.
  var sceneContent: SceneContent { get }
}

/// A scene in the tree of views, so that it is mounted and updated as a view is.
package struct SceneView<S> {
  let scene: S

  package nonisolated init(_ scene: S) { self.scene = scene }
}

extension SceneView: View where S: Scene {
  package var body: AnyView {
    guard let primitive = scene as? any PrimitiveScene else {
      return AnyView(SceneBody(scene: scene))
    }
    func open<P: PrimitiveScene>(_ scene: P) -> AnyView { AnyView(scene.sceneContent) }
    return open(primitive)
  }
}

/// A scene of the app's own: its properties are kept as a view's are.
private struct SceneBody<S: Scene>: View, PropertyContainer {
  nonisolated static var subject: Any.Type? { S.self }
  let scene: S

  var body: SceneView<S.Body> { SceneView(scene.body) }
}

/// A scene that a modifier or a builder made: any view that has scenes below it.
package struct ViewScene<Content> {
  package let sceneContent: Content

  package nonisolated init(_ content: Content) { sceneContent = content }
}

extension ViewScene: Scene where Content: View {
  package typealias Body = Never
}

extension ViewScene: PrimitiveScene where Content: View {}

import ViewRuntime

/// A scene that consists of a view rather than of other scenes.
@MainActor
package protocol PrimitiveScene: Scene where Body == Never {
  associatedtype SceneContent: View
  /// The scene's view in the view tree; its window is shown by the registry.
  var sceneContent: SceneContent { get }
}

/// A scene in the view tree, so that it is mounted and updated like a view.
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

/// A custom scene, whose properties are stored like a view's.
private struct SceneBody<S: Scene>: View, PropertyContainer {
  nonisolated static var subject: Any.Type? { S.self }
  let scene: S

  var body: SceneView<S.Body> { SceneView(scene.body) }
}

/// A scene made by a modifier or a builder: a view with scenes below it.
package struct ViewScene<Content> {
  package let sceneContent: Content

  package nonisolated init(_ content: Content) { sceneContent = content }
}

extension ViewScene: Scene where Content: View {
  package typealias Body = Never
}

extension ViewScene: PrimitiveScene where Content: View {}

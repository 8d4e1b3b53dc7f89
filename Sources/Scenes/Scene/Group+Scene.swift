import ViewRuntime

/// Groups scenes.
extension Group: Scene where Content: Scene {}

// Wrapped in one type whatever the scenes are, so that a compiler that expects a view sees at once
// that these are not views, and does not type-check the closure in vain.
extension Group {
  /// Groups several scenes, so that one modifier applies to all of them.
  @_disfavoredOverload
  public nonisolated init<Scenes>(@SceneBuilder content: () -> Scenes)
  where Content == _GroupedScenes<Scenes>, Scenes: Scene {
    self.init(holding: _GroupedScenes(scenes: content()))
  }
}

extension Group: PrimitiveScene where Content: Scene {
  package var sceneContent: SceneView<Content> { SceneView(content) }
}

/// The scenes of a group.
public struct _GroupedScenes<Scenes: Scene> {
  let scenes: Scenes
}

extension _GroupedScenes: Scene {
  public typealias Body = Never
}

extension _GroupedScenes: PrimitiveScene {
  package var sceneContent: SceneView<Scenes> { SceneView(scenes) }
}

import ViewRuntime

/// Several scenes as one.
extension Group: Scene where Content: Scene {}

// Of one type, whatever the scenes are, so that a compiler that needs a view sees at once that these
// are none, and does not work the closure out in vain.
extension Group {
  /// Holds several scenes as one, so that one modifier is for all of them.
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

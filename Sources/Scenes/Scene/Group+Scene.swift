import ViewRuntime

/// Several scenes as one.
extension Group: Scene where Content: Scene {
  /// Holds several scenes as one, so that one modifier is for all of them.
  @_disfavoredOverload
  public nonisolated init(@SceneBuilder content: () -> Content) {
    self.init(holding: content())
  }
}

extension Group: PrimitiveScene where Content: Scene {
  package var sceneContent: SceneView<Content> { SceneView(content) }
}

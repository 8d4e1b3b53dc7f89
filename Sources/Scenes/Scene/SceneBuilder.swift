import ViewRuntime

/// Builds a scene from the scenes listed in an app's body.
///
/// ```swift
/// var body: some Scene {
///   WindowGroup { ContentView() }
///   Window("Activity", id: "activity") { ActivityView() }
///   #if os(Linux)
///     Settings { SettingsView() }
///   #endif
/// }
/// ```
@resultBuilder
public enum SceneBuilder {
  /// Makes a scene from an expression.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Makes a single scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Makes a sequence of scenes.
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    ViewScene(TupleView((repeat SceneView(each content))))
  }

  /// Makes the scene of an `if` without `else`, such as `if #available`.
  public static func buildOptional<Content: Scene>(_ scene: Content?) -> some Scene {
    ViewScene(scene.map { SceneView($0) })
  }

  /// Makes the scene of an `if #available`, erasing its type.
  public static func buildLimitedAvailability(_ scene: some Scene) -> some Scene {
    ViewScene(AnyView(SceneView(scene)))
  }
}

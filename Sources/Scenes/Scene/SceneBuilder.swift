import ViewRuntime

/// Makes one scene of the scenes listed in an app's body.
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
  /// Takes a scene as written.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// One scene, as it is.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Any number of scenes.
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    ViewScene(TupleView((repeat SceneView(each content))))
  }

  /// An `if` without `else`, such as `if #available`.
  public static func buildOptional<Content: Scene>(_ scene: Content?) -> some Scene {
    ViewScene(scene.map { SceneView($0) })
  }

  /// The scene of an `if #available`, with its type left open.
  public static func buildLimitedAvailability(_ scene: some Scene) -> some Scene {
    ViewScene(AnyView(SceneView(scene)))
  }
}

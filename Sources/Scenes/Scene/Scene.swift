import ViewRuntime

/// A part of an app that shows in windows of its own: ``WindowGroup``, ``Window``, ``Settings``, or
/// your own, made of those.
///
/// ```swift
/// struct MainScene: Scene {
///   @Environment(\.scenePhase) private var phase
///
///   var body: some Scene {
///     WindowGroup("Notes") { ContentView() }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol Scene {
  /// What `body` is made of; `Never` of what the library has.
  associatedtype Body: Scene

  /// The scenes that this one is made of. Runs again when something that it read changed.
  @SceneBuilder var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Primitive scenes have no body of their own; asking for one is a programming error (D23).
  public var body: Never {
    fatalError(
      "SwiftUI: body of \(Self.self) was called. It is a primitive scene and has none: "
        + "put it into an app's or another scene's body instead of calling it.")
  }
}

import ViewRuntime

/// A part of an app that shows its own windows: ``WindowGroup``, ``Window``, ``Settings``, or a
/// custom scene made of those.
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
  /// The type of `body`; `Never` for the library's primitives.
  associatedtype Body: Scene

  /// The scenes that make up this one. Evaluated again when a value that it read changes.
  @SceneBuilder var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Primitive scenes have no body; calling it is a programming error (D23).
  public var body: Never {
    fatalError(
      "SwiftUI: body of \(Self.self) was called. It is a primitive scene and has none: "
        + "put it into an app's or another scene's body instead of calling it.")
  }
}

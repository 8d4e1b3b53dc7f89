import ViewRuntime

/// A program: its state and its scenes.
///
/// ```swift
/// @main
/// struct NotesApp: App {
///   @StateObject private var library = Library()
///
///   var body: some Scene {
///     WindowGroup {
///       ContentView().environmentObject(library)
///     }
///   }
/// }
/// ```
///
/// `@main` calls `main()`, which makes the app, shows its first window and returns when the app
/// ends. The app's state lives as long as the app and is shared by its windows.
@MainActor @preconcurrency
public protocol App {
  /// The type of `body`, which is inferred.
  associatedtype Body: Scene

  /// The app's scenes. Evaluated again when a value that it read changes.
  @SceneBuilder var body: Self.Body { get }

  /// Called once, before the first scene is made.
  init()
}

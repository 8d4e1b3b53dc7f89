import ViewRuntime

/// A program: its state and its windows.
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
/// ends. State in the app lives as long as the app, and is shared by its windows.
@MainActor @preconcurrency
public protocol App {
  /// What `body` is made of; inferred from it.
  associatedtype Body: Scene

  /// The windows. Called again when something that it read changed.
  @SceneBuilder var body: Self.Body { get }

  /// Called once, before the first scene is made.
  init()
}

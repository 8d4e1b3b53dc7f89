import Scenes

extension App {
  /// Makes the app and shows its first window until the app ends; `@main` calls it.
  ///
  /// The app takes over the terminal. Where there is none (a pipe, a build machine) it prints one
  /// picture as plain text; `--size 100x30` is its size in columns and rows.
  @MainActor @preconcurrency
  public static func main() {
    HostLauncher.run(Self.self)
  }
}

import Scenes

extension App {
  /// Makes the app and shows its first window until the app ends; called by `@main`.
  ///
  /// The app takes over the terminal. Without one (a pipe, a build machine) it prints a single
  /// picture as plain text; `--size 100x30` sets its size in columns and rows.
  ///
  /// In a window, an app with an identifier (`CFBundleIdentifier`) runs once: a second launch
  /// passes its files and URLs to the running app. `--new-instance` starts another instance.
  ///
  /// `--previews` lists the program's previews, `--previews NAME` shows one instead of the app.
  /// `--inspect` opens the state inspector beside the app, like F12; `--inspect-to file.html`
  /// writes its content as a page that can be stepped through.
  @MainActor @preconcurrency
  public static func main() {
    HostLauncher.run(Self.self)
  }
}

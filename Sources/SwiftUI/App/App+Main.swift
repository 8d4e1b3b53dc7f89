import Scenes

extension App {
  /// Makes the app and shows its first window until the app ends; `@main` calls it.
  ///
  /// The app takes over the terminal. Where there is none (a pipe, a build machine) it prints one
  /// picture as plain text; `--size 100x30` is its size in columns and rows.
  ///
  /// In a window, an app with an identifier (`CFBundleIdentifier`) runs once: who starts it again
  /// hands the files and addresses over to the windows that are there. `--new-instance` starts
  /// another.
  ///
  /// `--previews` lists the program's previews, `--previews NAME` shows one instead of the app.
  /// `--inspect` opens the state inspector beside the app, as F12 does; `--inspect-to file.html`
  /// writes what it shows as a page that can be stepped through.
  @MainActor @preconcurrency
  public static func main() {
    HostLauncher.run(Self.self)
  }
}

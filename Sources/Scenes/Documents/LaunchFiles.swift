import Foundation
import ViewRuntime

private struct LaunchFilesKey: EnvironmentKey {
  static var defaultValue: [URL] { [] }
}

extension EnvironmentValues {
  /// The files that the app was started with.
  package var launchFiles: [URL] {
    get { self[LaunchFilesKey.self] }
    set { self[LaunchFilesKey.self] = newValue }
  }
}

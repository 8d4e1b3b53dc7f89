#if DEBUG
  import Foundation
  import Glibc
  import Scenes

  /// The way into a program for `kumiki check --run`, which links a room of its own to it and
  /// starts it with `KUMIKI_EXPLORE`. Any other program does not have it, and goes on.
  @MainActor
  package enum ProgramExploration {
    /// The app that was to be started.
    package private(set) static var app: (any App.Type)?

    static func beginIfAsked(_ app: any App.Type) {
      guard getenv("KUMIKI_EXPLORE") != nil, let symbol = dlsym(nil, "kumiki_explore") else {
        return
      }
      self.app = app
      unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
    }
  }
#endif

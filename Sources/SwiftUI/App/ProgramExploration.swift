#if DEBUG
  import Foundation
  import Glibc
  import Scenes

  /// The entry point for `kumiki check --run`, which links an extra module to the program and
  /// starts it with `KUMIKI_EXPLORE`. Other programs do not contain the module, and run as usual.
  @MainActor
  package enum ProgramExploration {
    /// The app that was to be started.
    package private(set) static var app: (any App.Type)?

    static func beginIfAsked(_ app: any App.Type) {
      guard getenv("KUMIKI_EXPLORE") != nil, let symbol = dlsym(nil, "kumiki_explore") else {
        return
      }
      self.app = app
      // `Exploring` exports the function with this signature.
      unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
    }
  }
#endif

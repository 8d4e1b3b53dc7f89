import ViewRuntime

/// What limits the user's resizing of a window.
public struct WindowResizability: Hashable, Sendable {
  private let name: String

  /// The default of the desktop.
  public static let automatic = WindowResizability(name: "automatic")
  /// The minimum and maximum size of the content.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// The minimum size of the content.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

extension Scene {
  /// Sets what limits the user's resizing of the scene's windows, where windows have a size.
  ///
  /// ```swift
  /// Window("About", id: "about") { AboutView() }
  ///   .windowResizability(.contentSize)       // as large as the view, not to be resized
  /// ```
  ///
  /// ``WindowResizability/automatic`` is ``WindowResizability/contentSize`` for ``Settings``, and
  /// without limits for other scenes: a desktop's windows may be as narrow as a phone.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    environment(\.windowResizability, resizability)
  }
}

private struct WindowResizabilityKey: EnvironmentKey {
  static var defaultValue: WindowResizability { .automatic }
}

extension EnvironmentValues {
  fileprivate var windowResizability: WindowResizability {
    get { self[WindowResizabilityKey.self] }
    set { self[WindowResizabilityKey.self] = newValue }
  }
}

extension WindowDescription {
  /// Returns how the size of the window follows from its content.
  func sizing(in environment: EnvironmentValues) -> WindowSizing {
    var sizing = WindowSizing()
    sizing.isAuxiliary = kind == .settings
    sizing.bounds =
      switch environment.windowResizability {
      case .contentSize: .both
      case .contentMinSize: .least
      default: kind == .settings ? .both : .none
      }
    return sizing
  }
}

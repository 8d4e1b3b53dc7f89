import ViewRuntime

/// What decides how the user may size a window.
public struct WindowResizability: Hashable, Sendable {
  private let name: String

  /// As the desktop has it.
  public static let automatic = WindowResizability(name: "automatic")
  /// The least and the largest size of its content.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// The least size of its content.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

extension Scene {
  /// What decides how the user may size the scene's windows, where they have sizes of their own.
  ///
  /// ```swift
  /// Window("About", id: "about") { AboutView() }
  ///   .windowResizability(.contentSize)       // as large as the view, not to be resized
  /// ```
  ///
  /// ``WindowResizability/automatic`` is ``WindowResizability/contentSize`` for ``Settings``, and
  /// no bounds for the others: a desktop's windows may be as narrow as a telephone.
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
  /// How the size of its window follows from the content.
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

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

  /// Whether the scene's windows come back when the app starts again.
  ///
  /// - Note: Without effect: windows do not come back by themselves.
  public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    self
  }

  /// Above or below which other windows the scene's stand.
  public nonisolated func windowLevel(_ level: WindowLevel) -> some Scene { self }

  /// What the scene's windows are for the desktop.
  public nonisolated func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  /// Whether a window is moved by its background.
  public nonisolated func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior)
    -> some Scene
  { self }

  /// How bright what lies around the scene is.
  ///
  /// - Note: Without effect: nothing lies around a window.
  public nonisolated func immersiveContentBrightness(_ brightness: ImmersiveContentBrightness)
    -> some Scene
  { self }
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

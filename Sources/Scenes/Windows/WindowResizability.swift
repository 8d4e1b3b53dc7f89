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

/// Whether windows come back when the app starts again.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String

  /// As the desktop has it.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// They do not.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// Above or below which other windows a window stands.
public struct WindowLevel: Hashable, Sendable {
  private let name: String

  /// As the desktop has it.
  public static let automatic = WindowLevel(name: "automatic")
  /// Among the others.
  public static let normal = WindowLevel(name: "normal")
  /// Above the others.
  public static let floating = WindowLevel(name: "floating")
  /// Below the others.
  public static let desktop = WindowLevel(name: "desktop")
}

/// What a window is for the desktop.
public struct WindowManagerRole: Hashable, Sendable {
  private let name: String

  /// As its scene has it.
  public static let automatic = WindowManagerRole(name: "automatic")
  /// One of the app's windows.
  public static let principal = WindowManagerRole(name: "principal")
  /// Belongs to another one.
  public static let associated = WindowManagerRole(name: "associated")
}

/// Whether a window can do something.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String

  /// As the desktop has it.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  /// It can.
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// It cannot.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}

/// How bright what lies around a scene is.
public struct ImmersiveContentBrightness: Hashable, Sendable {
  let value: Double

  /// As the place has it.
  public static let automatic = ImmersiveContentBrightness(value: 1)
  /// As it is.
  public static let bright = ImmersiveContentBrightness(value: 1)
  /// Less bright.
  public static let dim = ImmersiveContentBrightness(value: 0.6)
  /// Hardly bright.
  public static let dark = ImmersiveContentBrightness(value: 0.3)

  /// A share of what it is.
  public static func custom(_ value: Double) -> ImmersiveContentBrightness {
    ImmersiveContentBrightness(value: value)
  }
}

extension Scene {
  /// What decides how the user may size the scene's windows, where they have sizes of their own.
  ///
  /// ```swift
  /// Window("About", id: "about") { AboutView() }
  ///   .windowResizability(.contentSize)       // as large as the view, not to be resized
  /// ```
  ///
  /// ``WindowResizability/automatic`` is ``WindowResizability/contentSize`` for ``Settings``, and no
  /// bounds for the others: a desktop's windows may be as narrow as a telephone.
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

extension View {
  /// Whether the user may close the window.
  public nonisolated func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View
  { self }

  /// Whether the user may make the window fill the screen.
  public nonisolated func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior)
    -> some View
  { self }

  /// Whether the user may put the window away.
  public nonisolated func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior)
    -> some View
  { self }

  /// Whether the user may size the window.
  public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    self
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

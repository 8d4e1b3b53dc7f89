import ViewGestures
import ViewRuntime

/// A drag that moves the window on a Mac.
///
/// ```swift
/// Header().gesture(WindowDragGesture())
/// ```
///
/// It is recognised as any drag is, so what follows its end is run.
///
/// Source: developer.apple.com, `WindowDragGesture`.
///
/// - Note: Without effect: windows here are moved by what the desktop gives them.
public struct WindowDragGesture {
  /// A drag of the window.
  public nonisolated init() {}

  /// What the gesture tells while the window is dragged: nothing beside that it is.
  public struct Value: Equatable, Sendable {}
}

extension WindowDragGesture: Gesture {
  /// What recognises it.
  public var body: some Gesture<Value> { DragGesture().map { _ in Value() } }
}

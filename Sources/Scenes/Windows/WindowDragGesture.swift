import ViewGestures
import ViewRuntime

/// A gesture that moves the window on a Mac.
///
/// ```swift
/// Header().gesture(WindowDragGesture())
/// ```
///
/// It is recognised like any drag, so actions at its end are run.
///
/// Source: developer.apple.com, `WindowDragGesture`.
///
/// - Note: Without effect: windows are moved by their title bar only.
public struct WindowDragGesture {
  /// Makes a window drag.
  public nonisolated init() {}

  /// The value of the gesture while the window is dragged; it has no content.
  public struct Value: Equatable, Sendable {}
}

extension WindowDragGesture: Gesture {
  /// The gesture that recognises the drag.
  public var body: some Gesture<Value> { DragGesture().map { _ in Value() } }
}

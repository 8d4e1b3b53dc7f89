import Foundation
import ViewRuntime

private struct GlassBackground<Pane: InsettableShape>: ViewModifier {
  let shape: Pane
  let mode: GlassBackgroundDisplayMode
  @Environment(\.isOnGlass) private var isOnGlass

  func body(content: Content) -> some View {
    let isShown = mode == .always || (mode == .implicit && !isOnGlass)
    content
      .environment(\.isOnGlass, isOnGlass || isShown)
      .background {
        if isShown { shape.fill(.regularMaterial) }
      }
  }
}

private struct IsOnGlassKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the view is on a pane of glass.
  var isOnGlass: Bool {
    get { self[IsOnGlassKey.self] }
    set { self[IsOnGlassKey.self] = newValue }
  }
}

extension View {
  /// Places a pane of glass with round corners behind the view, which keeps its size.
  ///
  /// ```swift
  /// Text("Now playing").padding().glassBackgroundEffect()
  /// ```
  public nonisolated func glassBackgroundEffect(
    displayMode: GlassBackgroundDisplayMode = .always
  ) -> some View {
    glassBackgroundEffect(in: RoundedRectangle(cornerRadius: 46), displayMode: displayMode)
  }

  /// Places a pane of glass in a shape behind the view, which keeps its size.
  public nonisolated func glassBackgroundEffect<S: InsettableShape>(
    in shape: S, displayMode: GlassBackgroundDisplayMode = .always
  ) -> some View {
    modifier(GlassBackground(shape: shape, mode: displayMode))
  }
}

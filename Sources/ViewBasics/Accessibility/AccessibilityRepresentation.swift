import HostInterface
import LayoutCore
import ViewDrawing
import ViewRuntime

/// Hides a view from accessibility clients, and another one from the eye.
private struct RepresentationModifier<Representation: View> {
  let representation: Representation
}

extension RepresentationModifier: ViewModifier {
  func body(content: _ViewModifier_Content<Self>) -> some View {
    content.accessibilityHidden(true)
      .background { representation.modifier(UnseenModifier()) }
  }
}

/// There for accessibility clients and tests only.
struct UnseenModifier {}

extension UnseenModifier: LayoutModifier {
  typealias Body = Never

  func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    NodeContent(effects: [.clip(.rectangle), .opacity(0.001)])
  }
  func laysOutDifferently(from old: Self) -> Bool { false }
}

extension View {
  /// Shows accessibility clients another view in place of this one.
  ///
  /// ```swift
  /// Dial(value: $volume)
  ///   .accessibilityRepresentation { Slider(value: $volume) { Text("Volume") } }
  /// ```
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    modifier(RepresentationModifier(representation: representation()))
  }
}

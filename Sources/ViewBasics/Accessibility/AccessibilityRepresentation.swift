import HostInterface
import LayoutCore
import ViewDrawing
import ViewRuntime

/// Hides a view from accessibility clients, and its representation from the screen.
private struct RepresentationModifier<Representation: View> {
  let representation: Representation
}

extension RepresentationModifier: ViewModifier {
  func body(content: _ViewModifier_Content<Self>) -> some View {
    content.accessibilityHidden(true)
      .background { representation.modifier(UnseenModifier()) }
  }
}

/// Present only for accessibility clients and tests.
struct UnseenModifier {}

extension UnseenModifier: LayoutModifier {
  typealias Body = Never

  func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    NodeContent(effects: [.clip(.rectangle), .opacity(0.001)])
  }
  func laysOutDifferently(from old: Self) -> Bool { false }
}

extension View {
  /// Replaces the view by another one for accessibility clients.
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

import ViewBasics
import ViewRuntime

/// The label of a tab. In a terminal, the row may be too short for all titles: then the icons
/// remain.
struct TabLabel<Content: View> {
  let content: Content

  init(_ content: Content) { self.content = content }
}

extension TabLabel: View {
  var body: some View {
    if ViewRuntime.isInCells {
      content.labelStyle(FittingLabelStyle())
    } else {
      content
    }
  }
}

extension ViewRuntime {
  /// Whether the host shows cells, as a terminal does.
  static var isInCells: Bool { current?.host.metrics.isInCells ?? false }
}

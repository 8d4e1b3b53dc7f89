import ViewBasics
import ViewRuntime

/// What stands on a tab. A row in cells may be too short for all titles: the icons remain.
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
  /// Whether what is shown is made of cells.
  static var isInCells: Bool { (current?.host.metrics.grid.width ?? 0) > 0 }
}

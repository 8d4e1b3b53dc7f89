import ViewBasics
import ViewDrawing
import ViewLayouts
import ViewRuntime
import ViewTexts

/// The label of a tab. In a terminal, the row may be too short for all titles: then the icons
/// remain.
struct TabLabel<Content: View> {
  let content: Content
  /// Whether the icon is above the title, because the row is too short for both side by side.
  let isStacked: Bool

  init(_ content: Content, isStacked: Bool = false) {
    self.content = content
    self.isStacked = isStacked
  }
}

extension TabLabel: View {
  var body: some View {
    if ViewRuntime.isInCells {
      content.labelStyle(FittingLabelStyle())
    } else if isStacked {
      VStack(spacing: 2) { content }
        .labelStyle(StackedLabelStyle())
        .environment(\.stacksTabLabels, true)
        .font(.caption)
    } else {
      content
    }
  }
}

private struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon
      configuration.title
    }
  }
}

private struct StacksTabLabelsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a tab's icon is above its title.
  var stacksTabLabels: Bool {
    get { self[StacksTabLabelsKey.self] }
    set { self[StacksTabLabelsKey.self] = newValue }
  }
}

extension ViewRuntime {
  /// Whether the host shows cells, as a terminal does.
  static var isInCells: Bool { current?.host.metrics.isInCells ?? false }
}

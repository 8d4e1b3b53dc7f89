import ViewDrawing
import ViewRuntime

/// A style with label and content on one line, the content in a weaker colour at the trailing edge.
public struct AutomaticLabeledContentStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(label: configuration.label) { configuration.content.foregroundStyle(.secondary) }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// A style with label and content on one line, the content in a weaker colour at the trailing
  /// edge.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

import ViewDrawing
import ViewRuntime

/// The properties of labelled content that its style receives.
public struct LabeledContentStyleConfiguration {
  /// The label, whatever its type.
  public struct Label {
    let content: AnyView
  }

  /// The labelled content, whatever its type.
  public struct Content {
    let content: AnyView
  }

  /// The label, to place in the style's view.
  public let label: Label
  /// The labelled content, to place in the style's view.
  public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension LabeledContentStyleConfiguration.Content: View {
  public var body: some View { content }
}

import HostInterface
import LayoutCore
import ViewLayouts
import ViewRuntime
import ViewTexts

/// The properties of a group box that its style receives.
public struct GroupBoxStyleConfiguration {
  /// The box's label, whatever its type.
  public struct Label {
    let content: AnyView
  }

  /// The box's content, whatever its type.
  public struct Content {
    let content: AnyView
  }

  /// The box's label, to place in the style's view; shows nothing if it has none.
  public let label: Label
  /// The box's content, to place in the style's view.
  public let content: Content
}

extension GroupBoxStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension GroupBoxStyleConfiguration.Content: View {
  public var body: some View { content }
}

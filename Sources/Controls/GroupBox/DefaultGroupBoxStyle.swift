import HostInterface
import LayoutCore
import ViewLayouts
import ViewRuntime
import ViewTexts

/// A style with the label above the content, inside a frame.
public struct DefaultGroupBoxStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    GroupFrame(
      content: VStack(alignment: .leading) {
        configuration.label.bold()
        configuration.content
      })
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A style with the label above the content, inside a frame.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

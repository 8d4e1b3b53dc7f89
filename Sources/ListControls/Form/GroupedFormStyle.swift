import Controls
import ViewRuntime

/// A style with rows in separate groups.
public struct GroupedFormStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension GroupedFormStyle: FormStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    PlacedForm(content: configuration.content, style: .grouped)
  }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A style with rows in separate groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

import Controls
import ViewRuntime

/// The default style of the current context.
public struct AutomaticFormStyle {
  /// Creates the default style.
  public nonisolated init() {}
}

extension AutomaticFormStyle: FormStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    PlacedForm(content: configuration.content, style: .grouped)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default style of the current context.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

import ViewRuntime

/// Decides how control groups look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the styled group; inferred from ``makeBody(configuration:)``.
  associatedtype Body: View

  typealias Configuration = ControlGroupStyleConfiguration

  /// Returns the arranged controls of the group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

struct ControlGroupStyleMaker<Style: ControlGroupStyle>: StyleMaker, PropertyContainer {
  let style: Style

  func body(_ configuration: ControlGroupStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates a group from a style's configuration, to style it further.
  public nonisolated init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: configuration.content, label: AnyView(configuration.label))
  }
}

extension View {
  /// Sets how the control groups inside look.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(StyleModifier(maker: ControlGroupStyleMaker(style: style)))
  }
}

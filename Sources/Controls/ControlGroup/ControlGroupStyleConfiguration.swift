import ViewRuntime

/// The properties of a control group that its style receives.
public struct ControlGroupStyleConfiguration {
  /// The group's controls.
  public struct Content {
    let content: AnyView
  }

  /// The group's label; empty if it has none.
  public struct Label {
    let content: AnyView
  }

  /// The group's controls, to place in the style's view.
  public let content: Content
  /// The group's label; shows nothing if it has none.
  public let label: Label
}

extension ControlGroupStyleConfiguration.Content: View {
  public var body: some View { content }
}

extension ControlGroupStyleConfiguration.Label: View {
  public var body: some View { content }
}

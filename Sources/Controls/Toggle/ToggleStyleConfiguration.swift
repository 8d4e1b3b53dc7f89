import ViewRuntime

/// The properties of a toggle that its style receives.
public struct ToggleStyleConfiguration {
  /// The toggle's label, whatever its type.
  public struct Label {
    let content: AnyView
  }

  /// The toggle's label, to place in the style's view.
  public let label: Label
  /// Whether the toggle is on; with several sources, whether all are. Setting it sets them all.
  @Binding public var isOn: Bool
  /// Whether the sources of the toggle are partly on and partly off.
  public var isMixed: Bool
}

extension ToggleStyleConfiguration.Label: View {
  public var body: some View { content }
}

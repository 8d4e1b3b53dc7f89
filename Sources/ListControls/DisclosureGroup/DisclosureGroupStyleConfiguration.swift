import Controls
import ViewLayouts
import ViewRuntime

/// The properties of a disclosure group that its style receives.
public struct DisclosureGroupStyleConfiguration {
  /// The group's label, whatever its type.
  public struct Label {
    let content: AnyView
  }

  /// The content of the expanded group.
  public struct Content {
    let content: AnyView
  }

  /// The group's label, to place in the style's view.
  public let label: Label
  /// The content of the expanded group; it is built when the style shows it.
  public let content: Content
  /// Whether the group is expanded; set it to expand or collapse the group.
  @Binding public var isExpanded: Bool
  /// The label's value for a list's selection.
  var rowTag: AnyHashable?
}

extension DisclosureGroupStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension DisclosureGroupStyleConfiguration.Content: View {
  public var body: some View { content }
}

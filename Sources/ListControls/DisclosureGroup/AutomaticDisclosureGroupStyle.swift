import Controls
import ViewLayouts
import ViewRuntime

/// A style with a disclosure indicator and the label, and the content below while the group is
/// expanded.
public struct AutomaticDisclosureGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    let isExpanded = configuration.$isExpanded
    ButtonControl(
      style: .plain, isSelected: isExpanded.wrappedValue, isDisclosure: true,
      action: { isExpanded.wrappedValue.toggle() },
      label: DisclosureLabel(label: configuration.label, isExpanded: isExpanded.wrappedValue)
    )
    .disclosureKeys(isExpanded)
    .modifier(RowDisclosure(isExpanded: isExpanded, tag: configuration.rowTag))
    if isExpanded.wrappedValue { configuration.content.modifier(IndentedContent()) }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A style with a disclosure indicator and the label, and the content below while the group is
  /// expanded.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

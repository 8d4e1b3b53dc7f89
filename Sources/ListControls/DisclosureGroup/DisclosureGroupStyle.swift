import Controls
import ViewLayouts
import ViewRuntime

/// Decides how disclosure groups look.
///
/// ```swift
/// struct PlusMinus: DisclosureGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button { configuration.isExpanded.toggle() } label: {
///       HStack { Text(configuration.isExpanded ? "−" : "+"); configuration.label }
///     }
///     if configuration.isExpanded { configuration.content }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// What the style makes of a group; inferred from ``makeBody(configuration:)``.
  associatedtype Body: View

  typealias Configuration = DisclosureGroupStyleConfiguration

  /// The label, and the content while `configuration.isExpanded`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A disclosure group as its style sees it.
public struct DisclosureGroupStyleConfiguration {
  /// The group's label, whatever its type.
  public struct Label {
    let content: AnyView
  }

  /// What the group shows while it is open.
  public struct Content {
    let content: AnyView
  }

  /// The group's label, to stand somewhere in the style's view.
  public let label: Label
  /// What to show while the group is open; it is made once the style shows it.
  public let content: Content
  /// Whether the group is open; set it to open or close the group.
  @Binding public var isExpanded: Bool
  /// What a list's selection takes for the label.
  var rowTag: AnyHashable?
}

extension DisclosureGroupStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension DisclosureGroupStyleConfiguration.Content: View {
  public var body: some View { content }
}

struct DisclosureGroupStyleMaker<Style: DisclosureGroupStyle>: StyleMaker, PropertyContainer {
  let style: Style

  func body(_ configuration: DisclosureGroupStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

/// A mark and the label, and below them the content while the group is open.
public struct AutomaticDisclosureGroupStyle {
  /// A mark and the label, and below them the content while the group is open.
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
  /// A mark and the label, and below them the content while the group is open.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// Two columns further in, each view of the content by itself, so that they stay rows of a list.
struct IndentedContent: ViewModifier {
  func body(content: _ViewModifier_Content<Self>) -> some View {
    content.padding(.leading, 16).modifier(RowBelow())
  }
}

extension View {
  /// Sets how the disclosure groups inside look.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(
    _ style: S
  ) -> some View {
    modifier(StyleModifier(maker: DisclosureGroupStyleMaker(style: style)))
  }
}

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
  /// The type of the styled group; inferred from ``makeBody(configuration:)``.
  associatedtype Body: View

  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Returns the label, and the content while `configuration.isExpanded` is true.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

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

struct DisclosureGroupStyleMaker<Style: DisclosureGroupStyle>: StyleMaker, PropertyContainer {
  let style: Style

  func body(_ configuration: DisclosureGroupStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

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

/// Indents each view of the content separately, by two columns, so that they stay rows of a list.
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

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

struct DisclosureGroupStyleMaker<Style: DisclosureGroupStyle>: StyleMaker, PropertyContainer {
  let style: Style

  func body(_ configuration: DisclosureGroupStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
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

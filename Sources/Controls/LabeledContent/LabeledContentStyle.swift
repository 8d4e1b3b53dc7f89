import ViewDrawing
import ViewRuntime

/// Decides how labelled content looks.
///
/// ```swift
/// struct Stacked: LabeledContentStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       configuration.label.font(.caption)
///       configuration.content
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the styled content; inferred from ``makeBody(configuration:)``.
  associatedtype Body: View

  typealias Configuration = LabeledContentStyleConfiguration

  /// Returns the arranged label and content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of labelled content that its style receives.
public struct LabeledContentStyleConfiguration {
  /// The label, whatever its type.
  public struct Label {
    let content: AnyView
  }

  /// The labelled content, whatever its type.
  public struct Content {
    let content: AnyView
  }

  /// The label, to place in the style's view.
  public let label: Label
  /// The labelled content, to place in the style's view.
  public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension LabeledContentStyleConfiguration.Content: View {
  public var body: some View { content }
}

struct LabeledContentStyleMaker<Style: LabeledContentStyle>: StyleMaker, PropertyContainer {
  let style: Style

  func body(_ configuration: LabeledContentStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

/// A style with label and content on one line, the content in a weaker colour at the trailing edge.
public struct AutomaticLabeledContentStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(label: configuration.label) { configuration.content.foregroundStyle(.secondary) }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// A style with label and content on one line, the content in a weaker colour at the trailing
  /// edge.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// Sets how the labelled content inside looks.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(
    _ style: S
  ) -> some View {
    modifier(StyleModifier(maker: LabeledContentStyleMaker(style: style)))
  }
}

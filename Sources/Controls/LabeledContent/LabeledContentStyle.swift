import ViewDrawing
import ViewRuntime

/// Decides how labeled contents look.
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
  /// What the style makes of a labeled content; inferred from ``makeBody(configuration:)``.
  associatedtype Body: View

  typealias Configuration = LabeledContentStyleConfiguration

  /// The label and the content, put together.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A labeled content as its style sees it.
public struct LabeledContentStyleConfiguration {
  /// The label, whatever its type.
  public struct Label {
    let content: AnyView
  }

  /// What the label is the label of, whatever its type.
  public struct Content {
    let content: AnyView
  }

  /// The label, to stand somewhere in the style's view.
  public let label: Label
  /// What the label is the label of, to stand somewhere in the style's view.
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

/// Label and content on one line, the content weaker and at the trailing edge.
public struct AutomaticLabeledContentStyle {
  /// Label and content on one line, the content weaker and at the trailing edge.
  public nonisolated init() {}
}

extension AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(label: configuration.label) { configuration.content.foregroundStyle(.secondary) }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// Label and content on one line, the content weaker and at the trailing edge.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// Sets how the labeled contents inside look.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(
    _ style: S
  ) -> some View {
    modifier(StyleModifier(maker: LabeledContentStyleMaker(style: style)))
  }
}

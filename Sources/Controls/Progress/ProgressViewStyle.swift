import HostInterface
import LayoutCore
import ViewLayouts
import ViewRuntime
import ViewTexts

/// Decides how progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// What the style makes of a progress view; inferred from ``makeBody(configuration:)``.
  associatedtype Body: View

  typealias Configuration = ProgressViewStyleConfiguration

  /// The progress; `fractionCompleted` is nil while nobody knows it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A progress view as its style sees it.
public struct ProgressViewStyleConfiguration {
  /// What goes on, whatever the label's type.
  public struct Label {
    let content: AnyView
  }

  /// How far it has come, in words.
  public struct CurrentValueLabel {
    let content: AnyView
  }

  /// From 0 to 1; nil: of unknown length.
  public let fractionCompleted: Double?
  /// What goes on; nil if the view was made without a label.
  public var label: Label?
  /// How far it has come, in words; nil if the view was made without.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  public var body: some View { content }
}

struct ProgressViewStyleMaker<Style: ProgressViewStyle>: StyleMaker, PropertyContainer {
  let style: Style

  func body(_ configuration: ProgressViewStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

extension View {
  /// Sets how the progress views inside look.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(StyleModifier(maker: ProgressViewStyleMaker(style: style)))
  }
}

/// What a built-in style makes: the labels around the part that the host draws. They stand below a
/// wheel, in its middle, and a bar's name stands above it.
struct ProgressBody: View {
  let style: ControlSpec.Style
  let configuration: ProgressViewStyleConfiguration

  private var isWheel: Bool {
    style == .circular || (style == .automatic && configuration.fractionCompleted == nil)
  }

  var body: some View {
    ProgressControl(
      fraction: configuration.fractionCompleted, style: style,
      content: VStack(alignment: isWheel ? .center : .leading, spacing: 0) {
        if !isWheel { configuration.label }
        ProgressIndicator(
          style: isWheel ? .circular : .linear, fraction: configuration.fractionCompleted)
        if isWheel { configuration.label }
        configuration.currentValueLabel
      })
  }
}

/// A progress view's node.
private struct ProgressControl<Content: View>: View, ControlView {
  typealias Body = Never
  let fraction: Double?
  let style: ControlSpec.Style
  let content: Content

  func nodeContent(_ hidden: [HiddenPart], in environment: EnvironmentValues) -> NodeContent {
    NodeContent(
      role: .progress, value: fraction.map { .number($0, in: 0...1, step: 0) } ?? .indeterminate)
  }
  func content(_ hidden: [HiddenPart], hostDraws: Bool) -> Content { content }
  func handle(_ event: HostEvent, _ context: ControlContext) {}
}

/// The bar or wheel: drawn by the host, or a bar made of text.
package struct ProgressIndicator: View, ControlView {
  package typealias Body = Never
  package let style: ControlSpec.Style
  package let fraction: Double?

  package init(style: ControlSpec.Style, fraction: Double?) {
    self.style = style
    self.fraction = fraction
  }

  package func nodeContent(_ hidden: [HiddenPart], in environment: EnvironmentValues) -> NodeContent
  {
    NodeContent(
      leaf: .control, traits: .hiddenFromAccessibility,
      control: ControlSpec(
        kind: .progress, style: style, size: environment.controlSize.hostSize,
        tint: environment.hostTint),
      value: fraction.map { .number($0, in: 0...1, step: 0) } ?? .indeterminate)
  }

  package static var environmentMask: EnvironmentMask { .controlLooks }

  package func content(_ hidden: [HiddenPart], hostDraws: Bool) -> some View {
    if let fraction {
      let done = Int(clamping: (fraction.clamped(to: 0...1, else: 0) * 10).rounded())
      Text(
        verbatim: String(repeating: "█", count: done) + String(repeating: "░", count: 10 - done))
    } else {
      Text(verbatim: "…")
    }
  }

  package func handle(_ event: HostEvent, _ context: ControlContext) {}
}

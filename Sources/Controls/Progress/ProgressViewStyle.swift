import HostInterface
import LayoutCore
import ViewLayouts
import ViewRuntime
import ViewTexts

/// Decides how progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the styled progress view; inferred from ``makeBody(configuration:)``.
  associatedtype Body: View

  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the view of the progress; `fractionCompleted` is nil for indeterminate progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
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

/// The body of the built-in styles: the indicator with its labels. Both labels appear below a
/// spinner, centred; a bar has its label above and the current value below.
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

/// The bar or spinner: drawn by the host, or a bar made of text.
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

import HostInterface
import LayoutCore
import ViewLayouts
import ViewRuntime
import ViewTexts

/// Decides how group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the styled box; inferred from ``makeBody(configuration:)``.
  associatedtype Body: View

  typealias Configuration = GroupBoxStyleConfiguration

  /// Returns the box around its label and content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

struct GroupBoxStyleMaker<Style: GroupBoxStyle>: StyleMaker, PropertyContainer {
  let style: Style

  func body(_ configuration: GroupBoxStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

/// The frame: the host's chrome around the content.
package struct GroupFrame<Content: View>: View, ControlView {
  package typealias Body = Never
  let content: Content

  package init(content: Content) { self.content = content }

  private var spec: ControlSpec { ControlSpec(kind: .groupBox) }

  package func nodeContent(_ hidden: [HiddenPart], in environment: EnvironmentValues) -> NodeContent
  {
    NodeContent(role: .section, control: spec)
  }
  package func nodeLayout(hostDraws: Bool, in environment: EnvironmentValues) -> any NodeLayout {
    ChromeLayout(control: spec)
  }
  package func content(_ hidden: [HiddenPart], hostDraws: Bool) -> Content { content }
  package func handle(_ event: HostEvent, _ context: ControlContext) {}
}

extension View {
  /// Sets how the group boxes inside look.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(StyleModifier(maker: GroupBoxStyleMaker(style: style)))
  }
}

import Foundation
import HostInterface
import LayoutCore
import ViewBasics
import ViewRuntime
import ViewTexts

/// The items of an open menu, stacked vertically and all as wide as the widest.
package struct MenuPanel<Content: View>: View {
  let content: Content
  let close: @MainActor () -> Void

  package init(content: Content, close: @escaping @MainActor () -> Void) {
    self.content = content
    self.close = close
  }

  package var body: some View {
    MenuColumn(content: content).modifier(MenuEnvironment(close: close))
  }
}

/// The environment of a menu's items: their styles, and the action that closes the menu.
package struct MenuEnvironment {
  let close: @MainActor () -> Void

  package init(close: @escaping @MainActor () -> Void) { self.close = close }
}

extension MenuEnvironment: ViewModifier {
  package func body(content: Content) -> some View {
    content
      .environment(\.isInMenu, true)
      .environment(\.dismissMenu, DismissMenu(includingToggles: true, close))
      .buttonStyle(MenuItemButtonStyle())
      .toggleStyle(MenuItemToggleStyle())
      .labelStyle(.titleAndIcon)
      .font(nil)
      .multilineTextAlignment(.leading)
      .environment(\.lineLimit, 1)
  }
}

package struct MenuColumn<Content: View> {
  package let content: Content
  /// Whether it is part of another column, and takes that column's width.
  let isPart: Bool

  package init(content: Content) { self.init(content: content, isPart: false) }

  init(content: Content, isPart: Bool) {
    self.content = content
    self.isPart = isPart
  }
}

extension MenuColumn: View {
  package typealias Body = Never
}

extension MenuColumn: ContainerView {
  package func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    MenuColumnLayout(isPart: isPart)
  }
  package func nodeContent(in environment: EnvironmentValues) -> NodeContent? { nil }
}

/// A column whose children all take the ideal width of the widest.
struct MenuColumnLayout: NodeLayout {
  let isPart: Bool

  private func width(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGFloat {
    if isPart, let width = proposal.width { return width }
    let ideal = node.children.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return min(ideal, proposal.width ?? ideal)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    let width = width(proposal, node)
    let offered = ProposedViewSize(width: width, height: nil)
    return CGSize(
      width: width, height: node.children.reduce(0) { $0 + $1.sizeThatFits(offered).height })
  }

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    let offered = ProposedViewSize(width: size.width, height: nil)
    var y: CGFloat = 0
    for child in node.children {
      node.place(child, at: CGPoint(x: 0, y: y), proposal: offered)
      y += child.sizeThatFits(offered).height
    }
  }

  func spacing(_ node: RenderNode) -> ViewSpacing { ViewSpacing() }
}

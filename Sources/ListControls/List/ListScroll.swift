import Foundation
import HostInterface
import LayoutCore
import ViewLayouts
import ViewRuntime

/// The scroll view of a list or form.
package struct ListScroll<Content: View> {
  let role: Role
  let style: ControlSpec.Style
  package let content: ModifiedContent<Content, ListMargins>

  package init(role: Role, style: ControlSpec.Style, content: Content) {
    self.role = role
    self.style = style
    self.content = ModifiedContent(content: content, modifier: ListMargins(style: style))
  }
}

extension ListScroll: View {
  package typealias Body = Never
}

extension ListScroll: ScrollContainerView {
  package var axes: Axis.Set { .vertical }

  package func nodeContent(in environment: EnvironmentValues) -> NodeContent {
    let isEnabled = environment.isScrollEnabled
    return NodeContent(
      role: role, actions: isEnabled ? .scroll : [],
      control: ControlSpec(kind: .list, style: style))
  }

  package static var environmentMask: EnvironmentMask { EnvironmentValues.scrollMask }
}

/// The margins that the host's list style puts before the first row and after the last.
package struct ListMargins: LayoutModifier {
  package typealias Body = Never
  let style: ControlSpec.Style

  package func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    ListMarginsLayout(control: ControlSpec(kind: .list, style: style))
  }

  package func laysOutDifferently(from old: Self) -> Bool { style != old.style }
}

private struct ListMarginsLayout: WrapperLayout {
  let control: ControlSpec

  /// - Parameter width: the width of the list.
  private func padding(_ node: RenderNode, in width: CGFloat?) -> PaddingLayout {
    let host = node.runtime.host
    var insets = host.insets(for: control)
    if let width, width.isFinite, let widest = host.widestRows(of: control), width > widest {
      let used = node.children.first?.columnsWidth(in: width, widest: widest) ?? widest
      let side = host.metrics.snap(((width - used) / 2).rounded(.down), horizontally: true)
      insets.leading += side
      insets.trailing += side
    }
    return PaddingLayout(insets)
  }

  func childProposal(_ proposal: ProposedViewSize, _ node: RenderNode) -> ProposedViewSize {
    padding(node, in: proposal.width).childProposal(proposal)
  }

  func size(child: CGSize, _ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    padding(node, in: proposal.width).size(child: child)
  }

  func childOrigin(_ child: ViewDimensions, in size: CGSize, _ node: RenderNode) -> CGPoint {
    padding(node, in: size.width).childOrigin
  }
}

import Foundation
import HostInterface
import LayoutCore

/// A lazy container as layout and scrolling see it.
@MainActor
package protocol LazyContent: Element {
  var node: RenderNode! { get }
  func size(for proposal: ProposedViewSize) -> CGSize
  func place(in size: CGSize)
  func offset(of id: AnyHashable) -> (start: CGFloat, length: CGFloat)?
  /// A key while the focus is on one of its rows.
  func performKey(_ stroke: KeyStroke, on node: RenderNode) -> Bool
}

struct LazyNodeLayout: NodeLayout {
  unowned(unsafe) let content: any LazyContent

  init(_ content: any LazyContent) { self.content = content }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    content.size(for: proposal)
  }

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    content.place(in: size)
  }
}

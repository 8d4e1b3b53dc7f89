import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

package struct AspectRatioModifier: Equatable {
  let layout: AspectRatioLayout
}

extension AspectRatioModifier: LayoutModifier {
  package typealias Body = Never

  package func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    AspectRatioNodeLayout(layout: layout)
  }

  package func laysOutDifferently(from old: Self) -> Bool { self != old }
}

private struct AspectRatioNodeLayout: WrapperLayout {
  let layout: AspectRatioLayout

  func childProposal(_ proposal: ProposedViewSize, _ node: RenderNode) -> ProposedViewSize {
    let offered = layout.childProposal(proposal) {
      node.children.first?.sizeThatFits(.unspecified) ?? .zero
    }
    return inWholeRows(offered, proposal, node.runtime.host.metrics)
  }

  /// Returns the space with a height that follows from the width snapped to the host's grid: in
  /// cells, parts of rows would shift whatever follows into a row that is partly taken.
  private func inWholeRows(
    _ offered: ProposedViewSize, _ proposal: ProposedViewSize, _ metrics: HostMetrics
  ) -> ProposedViewSize {
    guard metrics.grid != .zero, let height = offered.height, height != proposal.height else {
      return offered
    }
    let rows = metrics.snapKeepingSomething(height, horizontally: false)
    // What is to fit does not leave the space that it has.
    if let most = proposal.height, height <= most, rows > most { return offered }
    return ProposedViewSize(width: offered.width, height: rows)
  }

  func priority(_ node: RenderNode) -> Double { priorityOfSized(node) }
}

extension View {
  /// Proposes a size with an aspect ratio, width by height, to the view; nil uses the view's own
  /// ratio (S11.12).
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatioModifier(layout: AspectRatioLayout(aspectRatio, contentMode: contentMode)))
  }

  /// Proposes a size with the aspect ratio of another size to the view.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(
      aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height,
      contentMode: contentMode)
  }
}

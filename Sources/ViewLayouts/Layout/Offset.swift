import Foundation
import LayoutCore
import ViewRuntime

package struct OffsetModifier: Equatable {
  let x: CGFloat
  let y: CGFloat
}

extension OffsetModifier: LayoutModifier {
  package typealias Body = Never

  package func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    OffsetLayout(x: x, y: y)
  }

  package func laysOutDifferently(from old: Self) -> Bool { self != old }
}

/// Moves what is drawn; guides and sizes do not change (S11.19).
private struct OffsetLayout: WrapperLayout {
  let x: CGFloat
  let y: CGFloat

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    guard let child = node.children.first else { return }
    let metrics = node.runtime.host.metrics
    let origin = CGPoint(
      x: metrics.snap(x, horizontally: true), y: metrics.snap(y, horizontally: false))
    node.place(child, at: origin, proposal: proposal)
  }
}

extension View {
  /// Draws the view at an offset, in points; its layout does not change (S11.19).
  public nonisolated func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Draws the view at an offset, in points towards the trailing side and down; its layout does not
  /// change.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetModifier(x: x, y: y))
  }
}

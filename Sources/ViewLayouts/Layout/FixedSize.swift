import Foundation
import LayoutCore
import ViewRuntime

package struct FixedSizeModifier: Equatable {
  let axes: Axis.Set
}

extension FixedSizeModifier: LayoutModifier {
  package typealias Body = Never

  package func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    FixedSizeNodeLayout(layout: FixedSizeLayout(axes: axes))
  }

  package func laysOutDifferently(from old: Self) -> Bool { self != old }
}

private struct FixedSizeNodeLayout: WrapperLayout {
  let layout: FixedSizeLayout

  func childProposal(_ proposal: ProposedViewSize, _ node: RenderNode) -> ProposedViewSize {
    layout.childProposal(proposal)
  }
}

extension View {
  /// Gives the view its ideal size, whatever the proposal (S11.12).
  public nonisolated func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view its ideal length along some axes.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modifier(FixedSizeModifier(axes: axes))
  }
}

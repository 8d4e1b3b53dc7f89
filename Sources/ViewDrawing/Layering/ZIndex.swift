import Foundation
import LayoutCore
import ViewRuntime

package struct ZIndexModifier: Equatable {
  let value: Double
}

extension ZIndexModifier: LayoutModifier {
  package typealias Body = Never

  package func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout { ZIndexLayout() }

  package func setTraits(_ traits: inout [ObjectIdentifier: Any]) {
    traits[ZIndexTrait.key] = value
  }

  package func laysOutDifferently(from old: Self) -> Bool { self != old }
}

private struct ZIndexLayout: WrapperLayout, SafeAreaPassing {
  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    node.zIndexMayHaveChanged()
    if let child = node.children.first { node.place(child, at: .zero, proposal: proposal) }
  }
}

extension View {
  /// Sets the view's order: it is drawn above siblings with a lower value; 0 by default.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(value: value))
  }
}

import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// Draws nothing outside of a shape in the view's frame.
package struct ClipModifier {
  let shape: any Shape
}

extension ClipModifier: LayoutModifier {
  package typealias Body = Never

  package func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    ClipLayout(shape: shape.inContainer(environment))
  }

  package func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    shape.inContainer(environment).clip(in: .zero)
  }

  package static var environmentMask: EnvironmentMask { EnvironmentValues.containerShapeMask }

  /// A shape that a host knows by name needs no new outline when the size changes.
  package func laysOutDifferently(from old: Self) -> Bool {
    shape.knownGeometry == nil || old.shape.knownGeometry == nil
      || shape is any ContainerRelativeForm || old.shape is any ContainerRelativeForm
  }
}

extension Shape {
  fileprivate func clip(in size: CGSize) -> NodeContent {
    NodeContent(role: .box, effects: [.clip(geometry(in: size))])
  }
}

private struct ClipLayout: WrapperLayout {
  let shape: any Shape

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    if let child = node.children.first { node.place(child, at: .zero, proposal: proposal) }
    guard shape.knownGeometry == nil else { return }
    node.setContent(shape.placed(node, in: size).clip(in: size), resizes: false)
  }
}

extension View {
  /// Draws nothing outside of the view's frame.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    modifier(ClipModifier(shape: Rectangle()))
  }

  /// Draws nothing outside of a shape in the view's frame.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  {
    modifier(ClipModifier(shape: shape))
  }

  /// Rounds the corners off.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}

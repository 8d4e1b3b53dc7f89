import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

package struct ContentShapeModifier {
  let kinds: ContentShapeKinds
  let shape: any Shape
  let isEvenOdd: Bool
}

extension ContentShapeModifier: LayoutModifier {
  package typealias Body = Never

  package func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    guard kinds.contains(.interaction) else { return nil }
    return shape.form(in: environment).hitContent(in: .zero, isEvenOdd: isEvenOdd)
  }

  package func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    guard kinds.contains(.interaction) else { return PassthroughLayout() }
    return ContentShapeLayout(shape: shape.form(in: environment), isEvenOdd: isEvenOdd)
  }

  package static var environmentMask: EnvironmentMask {
    EnvironmentValues.containerShapeMask.union(EnvironmentValues.directionMask)
  }

  package func laysOutDifferently(from old: Self) -> Bool {
    kinds != old.kinds || shape.knownGeometry == nil || old.shape.knownGeometry == nil
      || shape is any ContainerRelativeForm || old.shape is any ContainerRelativeForm
  }
}

extension Shape {
  fileprivate func hitContent(in size: CGSize, isEvenOdd: Bool) -> NodeContent {
    var content = NodeContent()
    content.hitShape = HitShape(geometry(in: size), isEvenOdd: isEvenOdd)
    return content
  }
}

/// Gives a shape that is known by its outline alone that outline once the size is known.
private struct ContentShapeLayout: WrapperLayout {
  let shape: any Shape
  let isEvenOdd: Bool

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    if let child = node.children.first { node.place(child, at: .zero, proposal: proposal) }
    guard shape.knownGeometry == nil else { return }
    node.setContent(
      shape.placed(node, in: size).hitContent(in: size, isEvenOdd: isEvenOdd), resizes: false)
  }
}

extension View {
  /// Says where pointer input hits the view, gaps between its parts included.
  ///
  /// - Parameter eoFill: counts crossings (even-odd): holes of the outline are not hit.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(kinds: .interaction, shape: shape, isEvenOdd: eoFill))
  }

  /// Says what shape the view has for some purposes.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeModifier(kinds: kind, shape: shape, isEvenOdd: eoFill))
  }
}

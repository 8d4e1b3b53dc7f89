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
    return ShapedContentLayout(shape: shape.form(in: environment)) { [isEvenOdd] shape, size in
      shape.hitContent(in: size, isEvenOdd: isEvenOdd)
    }
  }

  package static var environmentMask: EnvironmentMask {
    EnvironmentValues.containerShapeMask.union(EnvironmentValues.directionMask)
  }

  package func laysOutDifferently(from old: Self) -> Bool {
    kinds != old.kinds || ShapedContentLayout.dependsOnPlace(shape)
      || ShapedContentLayout.dependsOnPlace(old.shape)
  }
}

extension Shape {
  fileprivate func hitContent(in size: CGSize, isEvenOdd: Bool) -> NodeContent {
    var content = NodeContent()
    content.hitShape = HitShape(geometry(in: size), isEvenOdd: isEvenOdd)
    return content
  }
}

extension View {
  /// Sets the area in which the view receives pointer input, including gaps between its parts.
  ///
  /// - Parameter eoFill: uses the even-odd rule: holes in the outline are not hit.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(kinds: .interaction, shape: shape, isEvenOdd: eoFill))
  }

  /// Sets the view's shape for some purposes.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeModifier(kinds: kind, shape: shape, isEvenOdd: eoFill))
  }
}

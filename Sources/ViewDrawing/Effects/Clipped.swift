import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// Clips the view to a shape in its frame.
@usableFromInline
package struct ClipModifier {
  private var form: AnyShape
  private let isEvenOdd: Bool

  @usableFromInline
  package nonisolated init(shape: any Shape, isEvenOdd: Bool = false) {
    form = AnyShape(erasing: shape)
    self.isEvenOdd = isEvenOdd
  }

  private var shape: any Shape { form.shape }
}

extension ClipModifier: Animatable {
  @usableFromInline package var animatableData: _AnyAnimatableData {
    get { form.animatableData }
    set { form.animatableData = newValue }
  }
}

extension ClipModifier: AnimatableLayoutModifier {
  @usableFromInline package typealias Body = Never

  package func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    ShapedContentLayout(shape: shape.form(in: environment)) { [isEvenOdd] shape, size in
      shape.clip(in: size, isEvenOdd: isEvenOdd)
    }
  }

  package func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    shape.form(in: environment).clip(in: .zero, isEvenOdd: isEvenOdd)
  }

  package static var environmentMask: EnvironmentMask {
    EnvironmentValues.containerShapeMask.union(EnvironmentValues.directionMask)
  }

  package func laysOutDifferently(from old: Self) -> Bool {
    ShapedContentLayout.dependsOnPlace(shape) || ShapedContentLayout.dependsOnPlace(old.shape)
  }
}

extension Shape {
  fileprivate func clip(in size: CGSize, isEvenOdd: Bool) -> NodeContent {
    NodeContent(role: .box, effects: [.clip(geometry(in: size), isEvenOdd: isEvenOdd)])
  }
}

extension View {
  /// Clips the view to its frame.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    modifier(ClipModifier(shape: Rectangle()))
  }
}

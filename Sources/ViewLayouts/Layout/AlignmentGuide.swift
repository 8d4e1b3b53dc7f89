import Foundation
import LayoutCore
import ViewRuntime

package struct AlignmentGuideModifier {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat
}

extension AlignmentGuideModifier: LayoutModifier {
  package typealias Body = Never

  package func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    AlignmentGuideLayout(key: key, compute: compute)
  }
}

private struct AlignmentGuideLayout: WrapperLayout, SafeAreaPassing {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  var asksProgramForGuides: Bool { true }

  func explicitAlignment(
    _ key: AlignmentKey, _ node: RenderNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let child = node.children.first else { return nil }
    let dimensions = child.dimensions(in: proposal)
    guard key == self.key else { return dimensions[explicit: key] }
    return node.trackingReads {
      let position = compute(dimensions)
      node.layoutReads.lastAnswer = position
      return position
    } whileLeaving: {
      $0.lastAnswer
    }
  }
}

extension View {
  /// Sets the position of one of the view's horizontal guides.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
  }

  /// Sets the position of one of the view's vertical guides.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
  }
}

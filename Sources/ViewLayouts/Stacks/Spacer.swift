import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// A flexible space that takes the remaining length along the axis of its stack (S11.7).
///
/// ```swift
/// HStack { Text("Left"); Spacer(); Text("Right") }
/// ```
public struct Spacer: Sendable {
  /// The minimum length in points; nil means 8.
  public var minLength: CGFloat?

  /// Makes a space of at least a length in points; nil means 8, a negative length 0.
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
  public typealias Body = Never
}

extension Spacer: PrimitiveView, ContainerView {
  package var content: EmptyView { EmptyView() }
  package func nodeContent(in environment: EnvironmentValues) -> NodeContent? { nil }

  package func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    SpacerNodeLayout(minLength: minLength)
  }

  package func laysOutDifferently(from old: UnsafePointer<Self>) -> Bool {
    minLength != old.pointee.minLength
  }
}

private struct SpacerNodeLayout: NodeLayout {
  let minLength: CGFloat?

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    let axis = node.enclosingAxis
    let length = node.runtime.host.metrics.snap(
      minLength ?? SpacerLayout.standardMinimum, horizontally: axis != .vertical)
    return SpacerLayout(minLength: length, stackAxis: axis).size(in: proposal)
  }

  /// None along the stack's axis; across it, the default spacing.
  func spacing(_ node: RenderNode) -> ViewSpacing {
    guard let axis = node.enclosingAxis else { return .zero }
    return node.runtime.defaultSpacing.replacing(
      axis == .horizontal ? .horizontal : .vertical, with: .zero)
  }

  func priority(_ node: RenderNode) -> Double { LayoutPriority.spacer }
}

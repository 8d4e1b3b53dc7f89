import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// `frame(width:height:alignment:)` (S11.8).
@usableFromInline
package struct FixedFrameModifier: Sendable {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  @usableFromInline
  nonisolated init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}

extension FixedFrameModifier: LayoutModifier {
  @usableFromInline package typealias Body = Never

  package func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    let frame = FixedFrame(width: width, height: height)
    FrameDiagnostics.report(frame.problems, "frame(width:height:)")
    return FixedFrameLayout(frame: frame, alignment: alignment)
  }

  package func laysOutDifferently(from old: Self) -> Bool {
    width != old.width || height != old.height || alignment != old.alignment
  }
}

private struct FixedFrameLayout: WrapperLayout, SafeAreaPassing {
  let frame: FixedFrame
  let alignment: Alignment

  var keptAxes: Axis.Set {
    var axes: Axis.Set = []
    if frame.width != nil { axes.insert(.horizontal) }
    if frame.height != nil { axes.insert(.vertical) }
    return axes
  }

  private func snapped(_ node: RenderNode) -> FixedFrame {
    let metrics = node.runtime.host.metrics
    guard metrics.grid != .zero else { return frame }
    return FixedFrame(
      width: frame.width.map { metrics.snapKeepingSomething($0, horizontally: true) },
      height: frame.height.map { metrics.snapKeepingSomething($0, horizontally: false) })
  }

  func childProposal(_ proposal: ProposedViewSize, _ node: RenderNode) -> ProposedViewSize {
    let metrics = node.runtime.host.metrics
    guard metrics.grid != .zero else { return frame.childProposal(proposal) }
    let offered = FixedFrame(
      width: frame.width.map { metrics.snapUnlessThin($0, horizontally: true) },
      height: frame.height.map { metrics.snapUnlessThin($0, horizontally: false) })
    return offered.childProposal(proposal)
  }

  func size(child: CGSize, _ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    snapped(node).size(child: child)
  }

  func childOrigin(_ child: ViewDimensions, in size: CGSize, _ node: RenderNode) -> CGPoint {
    node.runtime.host.metrics.snap(origin: alignment.origin(of: child, in: size))
  }

  func spacing(_ node: RenderNode) -> ViewSpacing {
    var edges: Edge.Set = []
    if frame.width != nil { edges.formUnion(.horizontal) }
    if frame.height != nil { edges.formUnion(.vertical) }
    return spacing(node, framing: edges)
  }

  func priority(_ node: RenderNode) -> Double { priorityOfSized(node) }
}

extension WrapperLayout {
  /// The spacing of a frame around the child: the default along the axes that it sets, but none for
  /// a spacer (S11.5).
  fileprivate func spacing(_ node: RenderNode, framing edges: Edge.Set) -> ViewSpacing {
    let isSpacer = node.children.first?.priority == LayoutPriority.spacer
    return spacing(node, settingEdges: isSpacer ? [] : edges)
  }
}

extension HostMetrics {
  /// Snaps a length to the host's grid; a positive length stays at least one step, so that it
  /// remains visible.
  package func snapKeepingSomething(_ length: CGFloat, horizontally: Bool) -> CGFloat {
    let step = horizontally ? grid.width : grid.height
    return length > 0 ? max(snap(length, horizontally: horizontally), step) : length
  }

  /// Snaps a length for the content of a frame. A rule thinner than half a step keeps its length,
  /// so that the host draws it as a line in the step that its frame takes.
  fileprivate func snapUnlessThin(_ length: CGFloat, horizontally: Bool) -> CGFloat {
    let step = horizontally ? grid.width : grid.height
    return length < step / 2 ? length : snapKeepingSomething(length, horizontally: horizontally)
  }
}

/// `frame(minWidth:idealWidth:maxWidth:...)` (S11.9).
@usableFromInline
package struct FlexibleFrameModifier: Sendable {
  let width: LengthRange
  let height: LengthRange
  let alignment: Alignment

  @usableFromInline
  nonisolated init(
    minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?,
    idealHeight: CGFloat?, maxHeight: CGFloat?, alignment: Alignment
  ) {
    width = LengthRange(minimum: minWidth, ideal: idealWidth, maximum: maxWidth)
    height = LengthRange(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
    self.alignment = alignment
  }
}

extension FlexibleFrameModifier: LayoutModifier {
  @usableFromInline package typealias Body = Never

  package func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    let frame = FlexibleFrame(
      minWidth: width.minimum, idealWidth: width.ideal, maxWidth: width.maximum,
      minHeight: height.minimum, idealHeight: height.ideal, maxHeight: height.maximum)
    FrameDiagnostics.report(frame.problems, "frame(minWidth:idealWidth:maxWidth:...)")
    return FlexibleFrameLayout(frame: frame, alignment: alignment)
  }

  package func laysOutDifferently(from old: Self) -> Bool {
    width != old.width || height != old.height || alignment != old.alignment
  }
}

private struct FlexibleFrameLayout: WrapperLayout, SafeAreaPassing {
  let frame: FlexibleFrame
  let alignment: Alignment

  var keptAxes: Axis.Set {
    var axes: Axis.Set = []
    // A frame that takes everything passes it on, whatever its least length is.
    if !frame.width.isOpen, frame.width.maximum != .infinity { axes.insert(.horizontal) }
    if !frame.height.isOpen, frame.height.maximum != .infinity { axes.insert(.vertical) }
    return axes
  }

  private func snapped(_ node: RenderNode) -> FlexibleFrame {
    let metrics = node.runtime.host.metrics
    guard metrics.grid != .zero else { return frame }
    func across(_ length: CGFloat?) -> CGFloat? {
      length.map { metrics.snapKeepingSomething($0, horizontally: true) }
    }
    func down(_ length: CGFloat?) -> CGFloat? {
      length.map { metrics.snapKeepingSomething($0, horizontally: false) }
    }
    return FlexibleFrame(
      minWidth: across(frame.width.minimum), idealWidth: across(frame.width.ideal),
      maxWidth: across(frame.width.maximum), minHeight: down(frame.height.minimum),
      idealHeight: down(frame.height.ideal), maxHeight: down(frame.height.maximum))
  }

  func childProposal(_ proposal: ProposedViewSize, _ node: RenderNode) -> ProposedViewSize {
    snapped(node).childProposal(proposal)
  }

  func size(child: CGSize, _ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    snapped(node).size(proposal, child: child)
  }

  func childOrigin(_ child: ViewDimensions, in size: CGSize, _ node: RenderNode) -> CGPoint {
    node.runtime.host.metrics.snap(origin: alignment.origin(of: child, in: size))
  }

  func placementProposal(
    _ proposal: ProposedViewSize, in size: CGSize, _ node: RenderNode
  ) -> ProposedViewSize {
    snapped(node).placementProposal(
      proposal, in: size, isLeaf: node.children.first?.children.isEmpty ?? true)
  }

  func spacing(_ node: RenderNode) -> ViewSpacing {
    var edges: Edge.Set = []
    if !frame.width.isOpen { edges.formUnion(.horizontal) }
    if !frame.height.isOpen { edges.formUnion(.vertical) }
    return spacing(node, framing: edges)
  }

  func priority(_ node: RenderNode) -> Double { priorityOfSized(node) }
}

/// Reports the mistakes of D13a and D13b.
private enum FrameDiagnostics {
  static func report(_ problems: [FrameProblem], _ name: String) {
    for problem in problems {
      switch problem {
      case .invalidLength(let argument, let value):
        Diagnostics.report(
          .invalidFrame,
          "\(name): `\(argument)` is \(value); a length must be finite and not negative. It was "
            + "ignored. Check the arithmetic that gives it, for example with `max(0, length)`.")
      case .contradiction(let axis):
        Diagnostics.report(
          .contradictoryFrame,
          "\(name): along the \(axis == .horizontal ? "width" : "height") the minimum, the ideal "
            + "and the maximum must ascend, and they do not. The earlier raised the later. Put "
            + "them in order.")
      }
    }
  }
}

extension View {
  /// Gives the view a fixed width, height or both, in points; `alignment` positions it in that
  /// frame.
  @inlinable
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FixedFrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Limits the width and height, in points; `.infinity` takes the whole proposal.
  @inlinable
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }
}

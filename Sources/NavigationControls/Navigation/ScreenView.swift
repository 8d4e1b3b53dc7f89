import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// A screen: its views between an upper and a lower bar.
///
/// ```text
///   ‹ Parks    Yosemite               Edit     registered by the views
///   Search ______________
///   …                                          the content
///   Share                             Delete
/// ```
struct ScreenView<Content: View>: View {
  let screen: Screen
  /// Whether it is a split view's column, whose bars a stack inside may take over.
  var isColumn = false
  let content: Content

  var body: some View {
    ScreenFrame(
      content: TupleView(
        (
          UpperBars(screen: screen, isColumn: isColumn), ScreenContent(content),
          LowerBars(screen: screen, isColumn: isColumn)
        ))
    )
    .modifier(ScreenMark(screen: screen))
    .modifier(InnerScreenMark(screen: screen))
  }
}

/// Marks a screen's node, so that nodes inside can find it.
private struct ScreenMark: LayoutModifier {
  typealias Body = Never
  let screen: Screen

  func setTraits(_ traits: inout [ObjectIdentifier: Any]) { traits[ScreenTrait.key] = screen }
  func laysOutDifferently(from old: Self) -> Bool { false }
}

/// The key of a screen among its node's traits.
private enum ScreenTrait {
  static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }
}

extension RenderNode {
  /// The nearest screen that contains the node.
  var screen: Screen? {
    var node: RenderNode? = self
    while let current = node {
      if let screen = current.traits[ScreenTrait.key] as? Screen { return screen }
      node = current.parent
    }
    return nil
  }
}

extension RenderNode {
  /// Returns the offset of content that is centred in a given height. Content that is too tall
  /// starts above it, except in a terminal, where it would cover the bar.
  func middle(of height: CGFloat, in room: CGFloat) -> CGFloat {
    let middle = (room - height) / 2
    return runtime.host.metrics.isInCells ? max(middle, 0) : middle
  }
}

/// Bars and content in a column; the content gets the space between the bars.
private struct ScreenFrame<Content: View> {
  let content: Content
}

extension ScreenFrame: View {
  typealias Body = Never
}

extension ScreenFrame: ContainerView {
  func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    NodeContent(role: .screen)
  }
  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout { ScreenLayout() }
  func laysOutDifferently(from old: UnsafePointer<Self>) -> Bool { false }
}

/// The first child holds the upper bars, the last one the lower bars.
private struct ScreenLayout: ContainerSizeLayout {
  private let room = SizeWatchers()

  private struct Parts {
    let upper: CGFloat
    let lower: CGFloat
    let content: ArraySlice<RenderNode>

    /// The node that scrolls the content between the bars, on a host with a single fixed window.
    @MainActor var scroll: RenderNode? {
      content.count == 1 && content.first?.layout is any ViewportLayout ? content.first : nil
    }

    @MainActor var isEmpty: Bool {
      content.isEmpty || scroll?.children.allSatisfy(\.children.isEmpty) == true
    }
  }

  func containerSize(_ node: RenderNode) -> CGSize {
    // Content that is measured before it is placed is offered the host's full size.
    room.size == .zero ? node.runtime.host.size : room.size
  }

  func watchSize(_ node: RenderNode) { room.add(node) }

  private func parts(_ node: RenderNode, width: CGFloat?) -> Parts {
    let bars = ProposedViewSize(width: width, height: nil)
    return Parts(
      upper: node.children.first?.sizeThatFits(bars).height ?? 0,
      lower: node.children.last?.sizeThatFits(bars).height ?? 0,
      content: node.children.dropFirst().dropLast())
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    let parts = parts(node, width: proposal.width)
    let bars = parts.upper + parts.lower
    if proposal == .zero, node.runtime.host.metrics.isDesktop {
      // A window asks for the least size, so that it opens large enough.
      let own = StackLayout.column().arrange(Array(parts.content), in: proposal).size
      return CGSize(width: own.width, height: own.height + bars)
    }
    let inner = ProposedViewSize(
      width: proposal.width, height: proposal.height.map { max($0 - bars, 0) })
    if let width = proposal.width, let height = proposal.height {
      let least = least(height - bars, width, parts, node)
      return CGSize(width: width, height: least > 0 ? max(height, bars + least) : height)
    }
    let own = StackLayout.column().arrange(Array(parts.content), in: inner).size
    return CGSize(
      width: proposal.width ?? own.width, height: proposal.height ?? own.height + bars)
  }

  /// The least height for content that scrolls between the bars: with less, the whole screen
  /// scrolls, including the bars.
  private func least(
    _ room: CGFloat, _ width: CGFloat, _ parts: Parts, _ node: RenderNode
  ) -> CGFloat {
    let rows = 3 * node.runtime.host.metrics.grid.height
    guard rows > 0, room < rows, let scroll = parts.scroll, let content = scroll.children.first,
      !content.scrollsVertically
    else { return 0 }
    return min(rows, content.sizeThatFits(ProposedViewSize(width: width, height: nil)).height)
  }

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    guard let upper = node.children.first, let lower = node.children.last, upper !== lower else {
      return
    }
    let parts = parts(node, width: size.width)
    // Only a terminal collapses empty columns, to save space; a desktop keeps them.
    if node.runtime.host.metrics.isInCells {
      let isEmpty = parts.isEmpty && parts.upper + parts.lower == 0
      node.screen?.note(isEmpty: isEmpty, node.runtime)
    }
    let bars = { ProposedViewSize(width: size.width, height: $0) }
    node.place(upper, at: .zero, proposal: bars(parts.upper))
    let room = CGSize(
      width: size.width, height: max(size.height - parts.upper - parts.lower, 0))
    self.room.take(room)
    let arrangement = StackLayout.column().arrange(
      Array(parts.content), in: ProposedViewSize(room))
    let x = (room.width - arrangement.size.width) / 2
    let y = parts.upper + node.middle(of: arrangement.size.height, in: room.height)
    for (child, placement) in zip(parts.content, arrangement.placements) {
      let origin = CGPoint(
        x: snap(placement.origin.x + x, node, true), y: snap(placement.origin.y + y, node, false))
      node.place(child, at: origin, proposal: placement.proposal)
    }
    node.place(
      lower, at: CGPoint(x: 0, y: size.height - parts.lower), proposal: bars(parts.lower))
  }

  private func snap(_ length: CGFloat, _ node: RenderNode, _ horizontally: Bool) -> CGFloat {
    node.runtime.host.metrics.snap(length, horizontally: horizontally)
  }
}

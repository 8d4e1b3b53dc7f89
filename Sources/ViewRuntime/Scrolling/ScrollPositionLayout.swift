import Foundation
import LayoutCore

/// The viewport's layout, and where it stands.
///
/// Along a scroll axis it takes what it is offered and offers the content all the room it wants;
/// across, the content's size is its own (S11.15).
final class ScrollPositionLayout: ViewportLayout {
  var axes: Axis.Set
  /// From right to left a content begins at its right end (S14.11).
  var isRightToLeft = false
  /// What a safe area that the scroll view reaches below adds to the content's margins.
  private(set) var safeInsets = EdgeInsets()
  /// What the place puts round the content.
  var ownMargins = EdgeInsets()
  /// All that stands round the content.
  var margins: EdgeInsets { ownMargins + safeInsets }
  private(set) var offset = CGPoint.zero
  /// Counts how often something moved it: the user, the program, an anchor.
  private(set) var moves = 0
  private var lazyReferences: [WeakContent] = []
  private let sizeWatchers = SizeWatchers()
  private var knownSize = CGSize.zero
  /// What was offered, within the margins, whatever the content makes of it: content that is wider
  /// makes a scroll view wider, but no room, and one that is as high as the room has all of it.
  private var room = CGSize.zero
  private var knownContent: CGSize?
  /// Whether the content began at the right end when it was placed last.
  private var knownDirection = false
  var anchors = ScrollAnchors()

  private struct WeakContent {
    weak var content: (any LazyContent)?
  }

  /// The lazy containers in the scroll view.
  var lazyContents: [any LazyContent] { lazyReferences.compactMap(\.content) }

  /// Whether the content is offered the room that there is, and scrolled only where it needs more.
  let offersOwnLength: Bool

  init(axes: Axis.Set, offersOwnLength: Bool) {
    self.axes = axes
    self.offersOwnLength = offersOwnLength
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    if offersOwnLength { return proposal }
    return ProposedViewSize(
      width: axes.has(.horizontal) ? nil : proposal.width,
      height: axes.has(.vertical) ? nil : proposal.height)
  }

  /// Whether a content that is offered the visible height would shorten its texts to stand in it,
  /// where nobody can make the window higher to read them. One that scrolls by itself takes the
  /// height that there is.
  private func isCut(_ content: RenderNode, in proposal: ProposedViewSize) -> Bool {
    guard axes.has(.vertical), let height = proposal.height,
      content.runtime.host.showsOneWindow
    else { return false }
    let ideal = content.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    // What reads its size would be told of two at each layout.
    guard ideal.height > height + 0.5, !content.scrollsVertically, !content.readsItsSize else {
      return false
    }
    // A picture or a board is drawn smaller; only words would be lost.
    content.place(at: .zero, proposal: proposal)
    return content.shortensTexts
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    guard let content = node.children.first else { return .zero }
    // Who looks at the room before there is one finds what there will be, if it is known.
    if knownContent == nil { room = room(for: proposal, .zero) }
    let size = content.sizeThatFits(contentProposal(proposal))
    if offersOwnLength {
      return CGSize(
        width: min(size.width, proposal.width ?? size.width),
        height: min(size.height, proposal.height ?? size.height))
    }
    return CGSize(
      width: axes.has(.horizontal) ? proposal.width ?? size.width : size.width,
      height: axes.has(.vertical) ? proposal.height ?? size.height : size.height)
  }

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    guard let content = node.children.first else { return }
    room = room(for: proposal, size)
    sizeWatchers.take(room, measuring: node)
    var offered = placementProposal(proposal, in: size)
    if offersOwnLength, isCut(content, in: offered) { offered.height = nil }
    let contentSize = content.sizeThatFits(offered)
    let former = offset
    let isFirst = knownContent == nil
    offset = clamped(anchored(in: size, contentSize), in: size, contentSize)
    content.place(
      at: CGPoint(
        x: place(.horizontal, in: size, contentSize), y: place(.vertical, in: size, contentSize)),
      proposal: offered)
    // Content of the size that it had before is not placed again, though other lines show.
    if offset != former || size != knownSize && !isFirst { contentMoved() }
    knownSize = size
  }

  private func room(for proposal: ProposedViewSize, _ size: CGSize) -> CGSize {
    func length(_ axis: Axis) -> CGFloat {
      guard let offer = proposal[axis], offer.isFinite else { return size[axis] }
      return offer
    }
    return CGSize(
      width: max(length(.horizontal) - margins.leading - margins.trailing, 0),
      height: max(length(.vertical) - margins.top - margins.bottom, 0))
  }

  /// What the content is offered when it is placed: the scroll view's size, but where the content
  /// chose to be narrower than its room, that room once more. It answers what it has answered, and
  /// a long column is arranged once.
  private func placementProposal(
    _ proposal: ProposedViewSize, in size: CGSize
  ) -> ProposedViewSize {
    if offersOwnLength { return ProposedViewSize(size) }
    func length(_ axis: Axis) -> CGFloat {
      guard !axes.has(axis), let room = proposal[axis], room.isFinite else { return size[axis] }
      return max(room, size[axis])
    }
    return contentProposal(
      ProposedViewSize(width: length(.horizontal), height: length(.vertical)))
  }

  /// Where the content begins along an axis.
  private func place(_ axis: Axis, in size: CGSize, _ content: CGSize) -> CGFloat {
    let room = size[axis] - content[axis]
    guard axes.has(axis) else { return room / 2 }
    guard room > 0 else { return -offset[axis] }
    guard let anchor = anchors.alignment else {
      return isRightToLeft && axis == .horizontal ? room : -offset[axis]
    }
    return room * (axis == .horizontal ? part(anchor) : anchor.y)
  }

  /// How far to the right an anchor lies, whose x is counted from where lines begin.
  func part(_ anchor: UnitPoint) -> CGFloat { isRightToLeft ? 1 - anchor.x : anchor.x }

  /// The offset that the place's anchors want: for the first layout, and where the content stood at
  /// its anchor before sizes changed.
  private func anchored(in size: CGSize, _ content: CGSize) -> CGPoint {
    defer { (knownContent, knownDirection) = (content, isRightToLeft) }
    func way(_ anchor: UnitPoint, _ content: CGSize, _ size: CGSize) -> CGPoint {
      CGPoint(
        x: max(content.width - size.width, 0) * part(anchor),
        y: max(content.height - size.height, 0) * anchor.y)
    }
    guard let knownContent else {
      if let anchor = anchors.initial { return way(anchor, content, size) }
      return isRightToLeft ? way(.topLeading, content, size) : offset
    }
    if isRightToLeft != knownDirection, axes.has(.horizontal) {
      // As far from the end where it begins now as it was from the other one.
      offset.x = max(knownContent.width - knownSize.width, 0) - offset.x
    }
    if isRightToLeft, axes.has(.horizontal) {
      // What is in sight keeps its distance from where the content begins.
      offset.x += content.width - size.width - (knownContent.width - knownSize.width)
    }
    guard let anchor = anchors.sizeChanges, knownContent != content || knownSize != size else {
      return offset
    }
    let (former, now) = (way(anchor, knownContent, knownSize), way(anchor, content, size))
    let wanted = CGPoint(
      x: abs(offset.x - former.x) < 1 ? now.x : offset.x,
      y: abs(offset.y - former.y) < 1 ? now.y : offset.y)
    if wanted != offset { moves += 1 }
    return wanted
  }

  func watchSize(_ node: RenderNode) { sizeWatchers.add(node) }

  private func clamped(_ point: CGPoint, in size: CGSize, _ content: CGSize) -> CGPoint {
    CGPoint(
      x: axes.has(.horizontal) ? min(max(point.x, 0), max(content.width - size.width, 0)) : 0,
      y: axes.has(.vertical) ? min(max(point.y, 0), max(content.height - size.height, 0)) : 0)
  }

  /// - Parameter content: what the offset is kept within; nil: it is by the next layout, when the
  ///   content's size is known.
  /// - Returns: whether the content stands elsewhere now.
  func move(to point: CGPoint, _ viewport: RenderNode, _ content: RenderNode?) -> Bool {
    let former = offset
    moves += 1
    if content == nil, isRightToLeft {
      offset = point
      return offset != former
    }
    let end = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    offset = clamped(point, in: viewport.size, content?.size ?? end)
    return offset != former
  }

  /// Where an offset would take it.
  func reached(_ point: CGPoint, _ viewport: RenderNode, _ content: RenderNode) -> CGPoint {
    clamped(point, in: viewport.size, content.size)
  }

  /// Whether it stands where an offset would take it.
  func isAt(_ point: CGPoint, _ viewport: RenderNode, _ content: RenderNode) -> Bool {
    let wanted = reached(point, viewport, content)
    return abs(wanted.x - offset.x) < 1 && abs(wanted.y - offset.y) < 1
  }

  func contentShifted(by shift: CGFloat, along axis: Axis) {
    guard axes.has(axis) else { return }
    if isRightToLeft, axis == .horizontal {
      // The content grows by as much before what is in sight, to the right of it.
      offset.x -= shift
    } else {
      offset[axis] = max(offset[axis] + shift, 0)
    }
  }

  func takeSafeArea(_ insets: EdgeInsets, _ node: RenderNode) -> Bool {
    guard insets != safeInsets else { return true }
    safeInsets = insets
    node.children.first?.setNeedsLayout()
    node.setNeedsLayout()
    return true
  }

  func visibleSize(_ node: RenderNode) -> CGSize { node.size }
  func containerSize(_ node: RenderNode) -> CGSize { room }

  func register(_ content: any LazyContent) {
    if lazyReferences.contains(where: { $0.content === content }) { return }
    lazyReferences.removeAll { $0.content?.isMounted != true }
    lazyReferences.append(WeakContent(content: content))
  }

  /// Lazy contents show other lines now.
  func contentMoved() {
    for content in lazyContents where content.isMounted { content.node.setNeedsLayout() }
  }
}

extension RenderNode {
  /// Its layout, if views further down may follow its size. What merely lets a content that is too
  /// large be scrolled takes its size from the content.
  package var containerLayout: (any ContainerSizeLayout)? {
    if let viewport = layout as? ScrollPositionLayout, viewport.offersOwnLength { return nil }
    return layout as? any ContainerSizeLayout
  }

  /// Whether it holds something that is scrolled up and down.
  ///
  /// - Complexity: linear in the nodes before the first one.
  package var scrollsVertically: Bool {
    if let position = layout as? ScrollPositionLayout, position.axes.has(.vertical) { return true }
    return children.contains { $0.scrollsVertically }
  }

  /// Whether it holds a view that makes its content for the size that it gets.
  fileprivate var readsItsSize: Bool {
    layout is GeometryLayout || children.contains { $0.readsItsSize }
  }

  /// Whether a text in it has fewer lines than its width asks for, as it was placed last.
  fileprivate var shortensTexts: Bool {
    guard isText else { return children.contains { $0.shortensTexts } }
    let whole = sizeThatFits(ProposedViewSize(width: size.width, height: nil))
    return whole.height > size.height + 0.5
  }
}

import Foundation
import LayoutCore

/// The viewport's layout and position.
///
/// Along a scroll axis it takes what it is proposed and proposes the content an unlimited length;
/// on the other axis it takes the content's size (S11.15).
final class ScrollPositionLayout: ViewportLayout {
  var axes: Axis.Set
  /// In right-to-left layout the content begins at its right end (S14.11).
  var isRightToLeft = false
  /// What the safe area that the scroll view extends into adds to the content's margins.
  private(set) var safeInsets = EdgeInsets() {
    didSet {
      let (took, takes) = (oldValue != EdgeInsets(), safeInsets != EdgeInsets())
      if took != takes { SafeArea.count(taker: takes ? 1 : -1) }
    }
  }
  /// The margins that the environment sets around the content.
  var ownMargins = EdgeInsets()
  /// All margins around the content.
  var margins: EdgeInsets { ownMargins + safeInsets }
  private(set) var offset = CGPoint.zero
  /// Counts how often the user, the program or an anchor moved it.
  private(set) var moves = 0
  private var lazyReferences: [WeakContent] = []
  private let sizeWatchers = SizeWatchers()
  private var knownSize = CGSize.zero
  /// The proposed size within the margins, regardless of the content: wider content makes a scroll
  /// view wider without offering more space, and content as high as the space gets all of it.
  private var room = CGSize.zero
  private var knownContent: CGSize?
  /// Whether the content began at the right end when it was last placed.
  private var knownDirection = false
  var anchors = ScrollAnchors()

  private struct WeakContent {
    weak var content: (any LazyContent)?
  }

  /// The lazy containers in the scroll view.
  var lazyContents: [any LazyContent] { lazyReferences.compactMap(\.content) }

  /// Whether the content is proposed the available space, and scrolled only if it needs more.
  let offersOwnLength: Bool

  init(axes: Axis.Set, offersOwnLength: Bool) {
    self.axes = axes
    self.offersOwnLength = offersOwnLength
  }

  deinit {
    if safeInsets != EdgeInsets() { SafeArea.count(taker: -1) }
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    if offersOwnLength { return proposal }
    return ProposedViewSize(
      width: axes.has(.horizontal) ? nil : proposal.width,
      height: axes.has(.vertical) ? nil : proposal.height)
  }

  /// Returns whether content that is proposed the visible height would truncate its texts to fit,
  /// on a host where the user cannot enlarge the window to read them. Content that scrolls itself
  /// takes the available height.
  private func isCut(_ content: RenderNode, in proposal: ProposedViewSize) -> Bool {
    guard axes.has(.vertical), let height = proposal.height,
      content.runtime.host.showsOneWindow
    else { return false }
    let ideal = content.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    // Content that reads its size would see two sizes in each layout.
    guard ideal.height > height + 0.5, !content.scrollsVertically, !content.readsItsSize else {
      return false
    }
    // A picture or a board is drawn smaller; only text would be lost.
    content.place(at: .zero, proposal: proposal)
    return content.shortensTexts
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    guard let content = node.children.first else { return .zero }
    // Content that reads the space before it is set gets the expected value, if it is known.
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
    // Content of unchanged size is not placed again, although other lines are visible.
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

  /// Returns the proposal for placing the content: the scroll view's size, but on an axis where the
  /// content chose to be narrower than the available space, that space again. The content then
  /// repeats an earlier answer, and a long column is arranged only once.
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

  /// Returns where the content begins along an axis.
  private func place(_ axis: Axis, in size: CGSize, _ content: CGSize) -> CGFloat {
    let room = size[axis] - content[axis]
    guard axes.has(axis) else { return room / 2 }
    guard room > 0 else { return -offset[axis] }
    guard let anchor = anchors.alignment else {
      return isRightToLeft && axis == .horizontal ? room : -offset[axis]
    }
    return room * (axis == .horizontal ? part(anchor) : anchor.y)
  }

  /// Returns the position of an anchor from the left, whose x counts from the leading edge.
  func part(_ anchor: UnitPoint) -> CGFloat { isRightToLeft ? 1 - anchor.x : anchor.x }

  /// Returns the offset that the anchors require: for the first layout, and if the content was at
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
      // As far from its new start as it was from the old one.
      offset.x = max(knownContent.width - knownSize.width, 0) - offset.x
    }
    if isRightToLeft, axes.has(.horizontal) {
      // What is in sight keeps its distance from the start of the content.
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

  /// - Parameter content: the content that the offset is clamped to; nil if the next layout clamps
  ///   it, when the content's size is known.
  /// - Returns: whether the content has moved.
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

  /// Returns the offset that a request would reach.
  func reached(_ point: CGPoint, _ viewport: RenderNode, _ content: RenderNode) -> CGPoint {
    clamped(point, in: viewport.size, content.size)
  }

  /// Returns whether it is where a requested offset would take it.
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

  /// Extends the viewport into the safe area and keeps its content out of it.
  func takeSafeArea(_ insets: EdgeInsets, _ node: RenderNode) {
    guard insets != safeInsets else { return }
    safeInsets = insets
    node.children.first?.setNeedsLayout()
    node.setNeedsLayout()
  }

  func visibleSize(_ node: RenderNode) -> CGSize { node.size }
  func containerSize(_ node: RenderNode) -> CGSize { room }

  func register(_ content: any LazyContent) {
    if lazyReferences.contains(where: { $0.content === content }) { return }
    lazyReferences.removeAll { $0.content?.isMounted != true }
    lazyReferences.append(WeakContent(content: content))
  }

  /// Invalidates lazy contents, which show other lines now.
  func contentMoved() {
    for content in lazyContents where content.isMounted { content.node.setNeedsLayout() }
  }
}

extension RenderNode {
  /// The node's layout, if descendants may follow its size. A layout that merely makes oversized
  /// content scrollable takes its size from the content.
  package var containerLayout: (any ContainerSizeLayout)? {
    if let viewport = layout as? ScrollPositionLayout, viewport.offersOwnLength { return nil }
    return layout as? any ContainerSizeLayout
  }

  /// Whether it contains anything that scrolls vertically.
  ///
  /// - Complexity: linear in the nodes before the first one.
  package var scrollsVertically: Bool {
    if let position = layout as? ScrollPositionLayout, position.axes.has(.vertical) { return true }
    return children.contains { $0.scrollsVertically }
  }

  /// Whether it contains a view that builds its content for the size that it gets.
  fileprivate var readsItsSize: Bool {
    layout is GeometryLayout || children.contains { $0.readsItsSize }
  }

  /// Whether a text in it has fewer lines than its width requires, as it was last placed.
  fileprivate var shortensTexts: Bool {
    guard isText else { return children.contains { $0.shortensTexts } }
    let whole = sizeThatFits(ProposedViewSize(width: size.width, height: nil))
    return whole.height > size.height + 0.5
  }
}

import Foundation
import HostInterface
import LayoutCore

/// The modifier behind `matchedGeometryEffect(id:in:properties:anchor:isSource:)`.
///
/// Layout uses the view's natural frame. What is shown is elsewhere in three cases:
///
///     follower   isSource: false        at the source's place, as long as there is one
///     newcomer   a source was there     begins at its place, and moves to its own from there
///     leaver     removed, animated      moves to the place of the source that is there now
///
package struct MatchedGeometryModifier {
  let key: MatchedKey
  let sharesPosition: Bool
  let sharesSize: Bool
  let anchor: UnitPoint
  let isSource: Bool

  package nonisolated init(
    key: MatchedKey, sharesPosition: Bool, sharesSize: Bool, anchor: UnitPoint, isSource: Bool
  ) {
    self.key = key
    self.sharesPosition = sharesPosition
    self.sharesSize = sharesSize
    self.anchor = anchor
    self.isSource = isSource
  }
}

extension MatchedGeometryModifier: PrimitiveModifier {
  package typealias Body = Never

  package static func makeElement<Content: View>(
    taking view: UnsafeMutablePointer<ModifiedContent<Content, Self>>, _ inputs: ViewInputs
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    MatchedGeometryElement(taking: ModifiedParts(view), inputs)
  }
}

private final class MatchedGeometryElement<Content: View>:
  WrapperElement<Content, MatchedGeometryModifier>, MatchedMember, LayoutObserver
{
  private var group: MatchedGroup!
  /// The transaction that inserted the view, until its initial state is shown.
  private var arrival: Transaction?
  private var start: CGRect?
  /// The frame in the window where the child was placed instead of its own frame, and the origin of
  /// its own frame.
  private var used: (rect: CGRect, origin: CGPoint)?
  /// What was used before the current frame, which is what is still visible during it.
  private var formerlyUsed: (rect: CGRect?, frame: Int)?

  init(taking view: ModifiedParts<Content, MatchedGeometryModifier>, _ inputs: ViewInputs) {
    super.init(taking: view.modifier, inputs)
    join()
    if modifier.isSource, transaction.animation != nil { arrival = runtime.transaction }
    runtime.layoutObservers[self] = self
    child = mountElement(taking: view.content, childInputs)
  }

  override func modifierChanged(from old: MatchedGeometryModifier) {
    if old.isSource, !modifier.isSource { group.noteFormerPlace(of: self, runtime) }
    if old.key != modifier.key {
      leave(old.key)
      join()
    }
  }

  override func contentUpdated(from old: MatchedGeometryModifier) {
    guard used != nil, old.sharesSize != modifier.sharesSize || old.anchor != modifier.anchor
    else { return }
    node?.setNeedsLayout()
  }

  private func join() {
    group = runtime.matchedGroups[modifier.key] ?? MatchedGroup()
    runtime.matchedGroups[modifier.key] = group
    group.join(self)
  }

  private func leave(_ key: MatchedKey) {
    group.leave(self, runtime)
    // Kept briefly for a view that appears in the same frame; one that appears later begins anew.
    if group.isEmpty { runtime.emptyMatchedGroups.append(key) }
  }

  // MARK: Members of the group

  private var node: RenderNode? { wrappers.nodes.first }
  var isSource: Bool { modifier.isSource }
  var isNew: Bool { arrival != nil }

  var isLeaving: Bool {
    var current = node
    while let node = current {
      if node.isExiting { return true }
      current = node.parent
    }
    return false
  }

  var anchorPoint: CGPoint { CGPoint(x: modifier.anchor.x, y: modifier.anchor.y) }

  var naturalRect: CGRect? {
    guard let node, node.parent != nil, !node.needsPlacement || node.size != .zero else {
      return nil
    }
    return node.globalFrame
  }

  var shownRect: CGRect? {
    var place = used?.rect
    if let formerlyUsed, formerlyUsed.frame == runtime.frameCount { place = formerlyUsed.rect }
    guard var rect = place ?? naturalRect else { return nil }
    let first = node.flatMap { $0.isVisible ? $0 : $0.visibleDescendants.first }
    guard let first, first.motion != nil else { return rect }
    let (shown, own) = (first.hostFrame, first.frameInHost)
    rect.origin.x += shown.minX - own.minX
    rect.origin.y += shown.minY - own.minY
    rect.size.width = max(rect.width + shown.width - own.width, 0)
    rect.size.height = max(rect.height + shown.height - own.height, 0)
    return rect
  }

  // MARK: Place

  func layoutDidFinish() {
    guard let node else { return }
    if let arrival {
      self.arrival = nil
      if let rect = group.start(for: self, runtime) { begin(at: rect, arrival) }
    }
    let target = self.target
    let former = used
    used = target.map { ($0, node.globalFrame.origin) }
    guard used?.rect != former?.rect || used?.origin != former?.origin else { return }
    if formerlyUsed?.frame != runtime.frameCount {
      formerlyUsed = (former?.rect, runtime.frameCount)
    }
    node.setNeedsLayout()
  }

  private func begin(at rect: CGRect, _ transaction: Transaction) {
    start = rect
    runtime.arrivals.append(
      (
        transaction,
        { [weak self] in
          self?.start = nil
          self?.used = nil
          self?.node?.setNeedsLayout()
        }
      ))
  }

  /// The frame to use instead of the view's own.
  private var target: CGRect? {
    if let start { return start }
    guard !modifier.isSource || isLeaving else { return nil }
    guard let source = group.source(for: self), let rect = source.naturalRect else { return nil }
    guard source.anchorPoint != anchorPoint else { return rect }
    // Align this view's anchor with the source's.
    return rect.offsetBy(
      dx: (source.anchorPoint.x - anchorPoint.x) * rect.width,
      dy: (source.anchorPoint.y - anchorPoint.y) * rect.height)
  }

  fileprivate func place(_ child: RenderNode, in node: RenderNode, _ proposal: ProposedViewSize) {
    guard let (rect, origin) = used else { return node.place(child, at: .zero, proposal: proposal) }
    let wanted = modifier.sharesSize ? ProposedViewSize(rect.size) : proposal
    let size = child.sizeThatFits(wanted)
    let anchor = modifier.anchor
    // Within its own frame, or within the other's.
    let area =
      modifier.sharesPosition
      ? rect.offsetBy(dx: -origin.x, dy: -origin.y) : CGRect(origin: .zero, size: node.size)
    child.place(
      at: CGPoint(
        x: area.minX + anchor.x * (area.width - size.width),
        y: area.minY + anchor.y * (area.height - size.height)), proposal: wanted)
  }

  override func makeWrapper() -> RenderNode {
    RenderNode(self, layout: MatchedLayout { [unowned self] in place($0, in: $1, $2) })
  }
  override func willUnmount() {
    runtime.layoutObservers[self] = nil
    leave(modifier.key)
  }
}

private struct MatchedLayout: WrapperLayout {
  let place: (RenderNode, RenderNode, ProposedViewSize) -> Void

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    if let child = node.children.first { place(child, node, proposal) }
  }
}

import Foundation
import HostInterface
import LayoutCore

/// A view that shows a part of a larger content and can be scrolled.
@MainActor
package protocol ScrollContainerView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
  var axes: Axis.Set { get }
  func nodeContent(in environment: EnvironmentValues) -> NodeContent
  static var environmentMask: EnvironmentMask { get }
  func handle(_ event: HostEvent, _ runtime: ViewRuntime)
  /// Whether the content is proposed the visible length instead of an unlimited one, and scrolls
  /// only if it needs more.
  var offersOwnLength: Bool { get }
  /// Whether it is scrolled when a program requests one of the views in it.
  var isDestination: Bool { get }
}

extension ScrollContainerView {
  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    ScrollElement(view, inputs)
  }
  package static var environmentMask: EnvironmentMask { [] }
  package func handle(_ event: HostEvent, _ runtime: ViewRuntime) {}
  package var offersOwnLength: Bool { false }
  package var isDestination: Bool { true }
}

/// An element that can bring one of its views into sight: what `ScrollViewReader` looks for.
@MainActor
package protocol ScrollDestination: Element {
  /// - Parameter anchor: the point of the view and of the viewport that should meet; nil: as little
  ///   as needed.
  /// - Returns: whether the id is known here.
  func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool
}

private final class ScrollElement<Container: ScrollContainerView>: ViewElement<Container>,
  GatheringElement, EnvironmentReader, ScrollDestination, StatePreservingElement
{
  var preservationName: String { "ScrollView" }
  var preservedValues: [String: Any] { ["offset": position.offset] }

  private var view: Container
  private var child: ViewElement<Container.Content>!
  /// The visible part; it clips.
  private var viewport: RenderNode!
  /// The entire content; it moves.
  private var content: RenderNode!
  private let position: ScrollPositionLayout
  private var token: EnvironmentScope.Token?
  private var isWaitingToGather = false
  private lazy var watch = ScrollWatch(
    runtime, keptPlace, state: { [unowned self] in state(at: position.offset) },
    move: { [unowned self] in move(to: within(margins: $0), by: .animating) },
    show: { [unowned self] in scroll(to: $0, anchor: $1) },
    isAnimating: { [unowned self] in runtime.isMoving(content.id) },
    isLeaving: { [unowned self] in isInExitTransition })

  init(_ view: Container, _ inputs: ViewInputs) {
    self.view = view
    position = ScrollPositionLayout(axes: view.axes, offersOwnLength: view.offersOwnLength)
    super.init(inputs)
    let values = scope.values
    position.ownMargins = values.scrollBehavior.margins
    viewport = RenderNode(self, content: viewportContent, layout: position)
    content = RenderNode(
      self, content: .box, layout: ScrollContentLayout(position: position))
    content.isRightToLeft = values.isRightToLeft
    position.isRightToLeft = values.isRightToLeft
    viewport.traits[CoordinateSpaceTrait.key] = AnyHashable(ScrollViewSpace.nearest)
    viewport.eventTarget = self
    token = scope.add(
      self,
      Container.environmentMask.union(EnvironmentValues.directionMask)
        .union(EnvironmentValues.scrollBehaviorMask))
    position.anchors = values.scrollBehavior.anchors
    watch.attach(values.scrollBehavior.observers)
    child = mountElement(view.content, eagerChildInputs)
    gatherRenderNodes()
    viewport.setChild(content)
    if let kept = runtime.preservedState?.take(for: self, named: preservationName)?["offset"],
      let offset = PreservedState.value(kept, as: CGPoint.self), offset != .zero
    {
      let restore = { [weak self] in
        if self?.isMounted == true { self?.move(to: offset, by: .animating) }
      }
      runtime.afterNextLayout(restore)
      runtime.preservedState?.restorations.append(restore)
    }
  }

  private var viewportContent: NodeContent {
    var content = view.nodeContent(in: scope.values)
    if !scope.values.scrollBehavior.clips { content.traits.insert(.unclipped) }
    if scope.values.isRightToLeft { content.traits.insert(.mirrored) }
    return content
  }

  override func update(_ view: Container) {
    self.view = view
    position.axes = view.axes
    environmentChanged(.all)
    child.update(view.content)
  }

  func environmentChanged(_ changed: EnvironmentMask) {
    viewport.setContent(viewportContent, resizes: false)
    position.anchors = scope.values.scrollBehavior.anchors
    watch.attach(scope.values.scrollBehavior.observers)
    content.isRightToLeft = scope.values.isRightToLeft
    position.isRightToLeft = scope.values.isRightToLeft
    position.ownMargins = scope.values.scrollBehavior.margins
    content.setNeedsLayout()
    viewport.setNeedsLayout()
  }

  override package func handle(_ event: HostEvent) {
    if case .scroll(_, let offset) = event {
      move(to: aimed(offset), by: .interacting)
    } else {
      view.handle(event, runtime)
    }
  }

  /// Returns where the user's movement ends according to the environment's scroll behaviour.
  private func aimed(_ offset: CGPoint) -> CGPoint {
    guard let behavior = scope.values.scrollBehavior.aim else { return offset }
    let start = state(at: position.offset).offset
    let end = state(at: offset) { [weak self] in self?.targets(onWayTo: offset) ?? [] }
    return within(margins: behavior(end, start))
  }

  private var margins: EdgeInsets { position.margins }

  /// The start of the content in the node that moves.
  private var corner: CGPoint {
    let margins = margins
    return CGPoint(
      x: content.isRightToLeft ? margins.trailing : margins.leading, y: margins.top)
  }

  /// Converts a program's offset, which is relative to the start of the content, to the node that
  /// moves.
  private func within(margins offset: CGPoint) -> CGPoint {
    CGPoint(x: offset.x + corner.x, y: offset.y + corner.y)
  }

  private func state(
    at offset: CGPoint, _ targets: (@MainActor () -> [ScrollState.Target])? = nil
  ) -> ScrollState {
    let (margins, corner) = (margins, corner)
    func inner(_ size: CGSize) -> CGSize {
      CGSize(
        width: max(size.width - margins.leading - margins.trailing, 0),
        height: max(size.height - margins.top - margins.bottom, 0))
    }
    return ScrollState(
      offset: CGPoint(x: offset.x - corner.x, y: offset.y - corner.y),
      container: inner(viewport.size), content: inner(content.size), insets: margins,
      axes: position.axes, environment: scope.values,
      targets: targets ?? { [weak self] in self?.targets() ?? [] })
  }

  private var keptPlace: KeptPlace {
    KeptPlace(
      position, viewport: viewport, content: content,
      KeptPlace.Search(
        node: { [unowned self] id in targetNodes().first { $0.id == id }?.node },
        origin: { [unowned self] in origin(of: $0) }, frame: { [unowned self] in frame(of: $0) })
    ) { [unowned self] offset in
      guard position.move(to: offset, viewport, nil) else { return }
      viewport.setNeedsLayout()
      position.contentMoved()
      runtime.requestFrame()
    }
  }

  private func targets() -> [ScrollState.Target] {
    let corner = corner
    return targetNodes().map { id, node in
      ScrollState.Target(
        id: id,
        frame: CGRect(origin: origin(of: node), size: node.size).offsetBy(
          dx: -corner.x, dy: -corner.y))
    }
  }

  /// Returns the views that a movement may stop at, including those of a lazy container that are
  /// not visible.
  private func targets(onWayTo offset: CGPoint) -> [ScrollState.Target] {
    guard let layout = targetLayout?.layout as? LazyNodeLayout, let node = targetLayout else {
      return targets()
    }
    let (axis, corner, origin) = (layout.content.axis, corner, origin(of: node))
    guard position.axes.has(axis) else { return targets() }
    let (start, end) = (position.offset[axis], offset[axis])
    var part = min(start, end) - origin[axis]..<max(start, end) - origin[axis] + viewport.size[axis]
    let isMirrored = axis == .horizontal && position.isRightToLeft
    if isMirrored { part = node.size.width - part.upperBound..<node.size.width - part.lowerBound }
    return layout.content.stops(in: part).map { frame in
      var frame = frame
      if isMirrored { frame.origin.x = node.size.width - frame.maxX }
      return ScrollState.Target(
        id: nil, frame: frame.offsetBy(dx: origin.x - corner.x, dy: origin.y - corner.y))
    }
  }

  /// The layout whose views are the targets.
  private var targetLayout: RenderNode? {
    func marked(_ node: RenderNode) -> RenderNode? {
      if node.traits[ScrollTargetsTrait.key] != nil { return node }
      for child in node.children {
        if let found = marked(child) { return found }
      }
      return nil
    }
    guard var layout = marked(content) else { return nil }
    while layout.children.count == 1, layout.layout.isWrapper {
      layout = layout.children[0]
    }
    return layout
  }

  /// Returns the target views, with their ids.
  private func targetNodes() -> [(id: AnyHashable?, node: RenderNode)] {
    guard let layout = targetLayout else { return [] }
    var ids: [NodeID: AnyHashable] = [:]
    collectItemIDs(&ids)
    return layout.children.map { node in
      let id =
        node.trait(ItemIDTrait.key, as: AnyHashable.self)
        ?? node.trait(ExplicitIDTrait.key, as: AnyHashable.self) ?? ids[node.id]
      return (id, node)
    }
  }

  private func move(to offset: CGPoint, by movement: ScrollMovement, isFinal: Bool = true) {
    guard position.move(to: offset, viewport, isFinal ? content : nil) else { return }
    let isAnimated = runtime.animation(of: content) != nil
    if movement == .interacting || isAnimated { watch.moved(by: movement) }
    viewport.setNeedsLayout()
    position.contentMoved()
    // Lazy rows that scrolled into sight exist only once they are laid out.
    runtime.afterNextLayout { [weak self] in
      // Only the user's movements are reported; the program knows its own.
      guard let self, isMounted, movement == .interacting else { return }
      scope.values.scrollBehavior.moved?(state(at: position.offset))
    }
  }

  func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool {
    guard view.isDestination else { return false }
    guard case (let target, var offset)? = frame(of: id) else { return false }
    for axis in Axis.allCases where position.axes.has(axis) {
      let (start, length) = (target.origin[axis], target.size[axis])
      // The visible length between the margins.
      let before = corner[axis]
      let margins =
        axis == .horizontal ? margins.leading + margins.trailing : margins.top + margins.bottom
      let shown = max(viewport.size[axis] - margins, 0)
      if let anchor {
        let part = axis == .horizontal ? position.part(anchor) : anchor.y
        offset[axis] = start + length * part - shown * part - before
      } else if start < offset[axis] + before {
        offset[axis] = start - before
      } else if start + length > offset[axis] + before + shown {
        offset[axis] = start + length - shown - before
      }
    }
    // Rows that were measured on the way may have made the content longer than it was laid out.
    move(to: offset, by: .animating, isFinal: false)
    return true
  }

  /// Returns the frame of the view with this id in the content, and the offset at which the
  /// viewport shows what it showed before.
  private func frame(of id: AnyHashable) -> (frame: CGRect, offset: CGPoint)? {
    if let found = lazyFrame(of: id, .elements) { return found }
    if let found = node(with: id, below: content) { return place(of: found) }
    if let found = lazyFrame(of: id, .views) { return found }
    return child.firstNode(ofItem: id).map { place(of: $0) }
  }

  private func place(of node: RenderNode) -> (frame: CGRect, offset: CGPoint) {
    (CGRect(origin: origin(of: node), size: node.size), position.offset)
  }

  private func lazyFrame(
    of id: AnyHashable, _ search: LazySearch
  ) -> (frame: CGRect, offset: CGPoint)? {
    for lazy in position.lazyContents {
      let room = viewport.size[lazy.axis]
      guard let place = lazy.place(of: id, search: search, room: room) else { continue }
      let origin = origin(of: lazy.node)
      var offset = position.offset
      var frame = place.frame
      if lazy.axis == .horizontal, position.isRightToLeft {
        frame.origin.x = lazy.node.size.width - frame.maxX
        offset.x -= place.shift
      } else {
        offset[lazy.axis] += place.shift
      }
      return (frame.offsetBy(dx: origin.x, dy: origin.y), offset)
    }
    return nil
  }

  private func origin(of node: RenderNode) -> CGPoint {
    var origin = CGPoint.zero
    var current = node
    while current !== content, let parent = current.parent {
      origin.x += current.origin.x
      origin.y += current.origin.y
      current = parent
    }
    return origin
  }

  private func node(with id: AnyHashable, below root: RenderNode) -> RenderNode? {
    if let own = root.traits[ExplicitIDTrait.key] as? AnyHashable, own == id { return root }
    for child in root.children {
      if let found = node(with: id, below: child) { return found }
    }
    return nil
  }

  func gatherRenderNodes() {
    isWaitingToGather = false
    content.setChildren(child.renderNodes)
  }

  override func renderNodesChanged() {
    guard !isWaitingToGather else { return }
    isWaitingToGather = true
    runtime.containersToGather.append(self)
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) { nodes.append(viewport) }
  override func forEachChild(_ visit: (Element) -> Void) { visit(child) }
  override func willUnmount() {
    viewport.eventTarget = nil
    if let token { scope.remove(token) }
    watch.detach()
  }
}

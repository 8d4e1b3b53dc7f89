import Foundation
import HostInterface
import LayoutCore

/// A view that shows a part of a larger content and can be moved over it.
@MainActor
package protocol ScrollContainerView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
  var axes: Axis.Set { get }
  func nodeContent(in environment: EnvironmentValues) -> NodeContent
  static var environmentMask: EnvironmentMask { get }
  func handle(_ event: HostEvent, _ runtime: ViewRuntime)
  /// Whether the content is offered the visible length instead of all that it wants, and scrolls
  /// only if it takes more.
  var offersOwnLength: Bool { get }
}

extension ScrollContainerView {
  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    ScrollElement(view, inputs)
  }
  package static var environmentMask: EnvironmentMask { [] }
  package func handle(_ event: HostEvent, _ runtime: ViewRuntime) {}
  package var offersOwnLength: Bool { false }
}

/// Something that can bring one of its views into sight: what `ScrollViewReader` looks for.
@MainActor
package protocol ScrollDestination: Element {
  /// - Parameter anchor: the point of the view and of the viewport that should meet; nil: as little
  ///   as needed.
  /// - Returns: whether the id is known here.
  func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool
}

private final class ScrollElement<Container: ScrollContainerView>: ViewElement<Container>,
  GatheringElement, EnvironmentReader, ScrollDestination
{
  private var view: Container
  private var child: ViewElement<Container.Content>!
  /// The visible part; clips.
  private var viewport: RenderNode!
  /// All of the content; moves.
  private var content: RenderNode!
  private let position: ScrollPositionLayout
  private var token: EnvironmentScope.Token?
  private var isWaitingToGather = false
  private lazy var watch = ScrollWatch(
    runtime, state: { [unowned self] in state(at: position.offset) },
    move: { [unowned self] in move(to: $0, by: .animating) },
    show: { [unowned self] in scroll(to: $0, anchor: $1) })

  init(_ view: Container, _ inputs: ViewInputs) {
    self.view = view
    position = ScrollPositionLayout(axes: view.axes, offersOwnLength: view.offersOwnLength)
    super.init(inputs)
    let values = scope.values
    viewport = RenderNode(self, content: viewportContent, layout: position)
    content = RenderNode(
      self, content: .box,
      layout: ScrollContentLayout(margins: values.scrollConduct.margins))
    content.isRightToLeft = values.isRightToLeft
    viewport.traits[CoordinateSpaceTrait.key] = AnyHashable(ScrollViewSpace.nearest)
    viewport.eventTarget = self
    token = scope.add(
      self,
      Container.environmentMask.union(EnvironmentValues.directionMask)
        .union(EnvironmentValues.scrollConductMask))
    position.anchors = values.scrollConduct.anchors
    watch.attach(values.scrollConduct.observers)
    child = mountElement(view.content, eagerChildInputs)
    gatherRenderNodes()
    viewport.setChild(content)
  }

  private var viewportContent: NodeContent {
    var content = view.nodeContent(in: scope.values)
    if !scope.values.scrollConduct.clips { content.traits.insert(.unclipped) }
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
    position.anchors = scope.values.scrollConduct.anchors
    watch.attach(scope.values.scrollConduct.observers)
    content.isRightToLeft = scope.values.isRightToLeft
    content.layout = ScrollContentLayout(margins: scope.values.scrollConduct.margins)
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

  /// Where a person's movement ends, as the place's behaviour has it.
  private func aimed(_ offset: CGPoint) -> CGPoint {
    guard let behavior = scope.values.scrollConduct.aim else { return offset }
    return behavior(state(at: offset), position.offset)
  }

  private func state(at offset: CGPoint) -> ScrollState {
    ScrollState(
      offset: offset, container: viewport.size, content: content.size, axes: position.axes,
      environment: scope.values, targets: { [unowned self] in targets() })
  }

  /// The views of the layout that is marked as the targets'.
  private func targets() -> [ScrollState.Target] {
    func marked(_ node: RenderNode) -> RenderNode? {
      if node.traits[ScrollTargetsTrait.key] != nil { return node }
      for child in node.children {
        if let found = marked(child) { return found }
      }
      return nil
    }
    guard var layout = marked(content) else { return [] }
    while layout.children.count == 1, layout.layout is any WrapperLayout {
      layout = layout.children[0]
    }
    var ids: [NodeID: AnyHashable] = [:]
    collectItemIDs(&ids)
    return layout.children.map { node in
      ScrollState.Target(
        id: node.trait(ItemIDTrait.key, as: AnyHashable.self)
          ?? node.trait(ExplicitIDTrait.key, as: AnyHashable.self) ?? ids[node.id],
        frame: CGRect(origin: origin(of: node), size: node.size))
    }
  }

  private func move(to offset: CGPoint, by movement: ScrollMovement, isFinal: Bool = true) {
    guard position.move(to: offset, viewport, isFinal ? content : nil) else { return }
    watch.moved(by: movement)
    viewport.setNeedsLayout()
    position.contentMoved()
    // Lazy rows that came into sight are there once they are laid out.
    runtime.afterNextLayout { [weak self] in
      guard let self, isMounted else { return }
      scope.values.scrollConduct.moved?(state(at: position.offset))
    }
  }

  func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool {
    guard case (let target, var offset)? = frame(of: id) else { return false }
    for axis in Axis.allCases where position.axes.has(axis) {
      let (start, length) = (target.origin[axis], target.size[axis])
      let shown = viewport.size[axis]
      if let anchor {
        let part = axis == .horizontal ? anchor.x : anchor.y
        offset[axis] = start + length * part - shown * part
      } else if start < offset[axis] {
        offset[axis] = start
      } else if start + length > offset[axis] + shown {
        offset[axis] = start + length - shown
      }
    }
    // Rows that were measured for it may have made the content longer than it was laid out.
    move(to: offset, by: .animating, isFinal: false)
    return true
  }

  /// Where a view with this id lies in the content, and where the viewport stands so that what it
  /// shows is what it showed.
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
      offset[lazy.axis] += place.shift
      return (place.frame.offsetBy(dx: origin.x, dy: origin.y), offset)
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

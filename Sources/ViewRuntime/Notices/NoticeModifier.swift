import HostInterface

/// A modifier that posts to a ``NoticeBoard`` in the environment.
@MainActor
package protocol NoticeModifier: PrimitiveModifier where Body == Never {
  associatedtype Posted: View

  /// Views that the board's owner shows; they are mounted here, with this place's environment.
  @ViewBuilder var posted: Posted { get }

  static func board(in environment: EnvironmentValues) -> NoticeBoard?

  /// Whether the board's owner has to look again.
  func differs(from old: Self) -> Bool
}

extension NoticeModifier where Posted == EmptyView {
  package var posted: EmptyView { EmptyView() }
}

extension NoticeModifier {
  package static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: ViewInputs
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    NoticeElement(view, inputs)
  }
}

/// Posts for as long as it is mounted, and hands its content through.
private final class NoticeElement<Content: View, Modifier: NoticeModifier>:
  ViewElement<ModifiedContent<Content, Modifier>>
{
  private var modifier: Modifier
  private var child: ViewElement<Content>!
  private let board: NoticeBoard?
  private var notice: Notice?
  private var layer: PostedElement<Modifier.Posted>?

  init(_ view: ModifiedContent<Content, Modifier>, _ inputs: ViewInputs) {
    modifier = view.modifier
    board = Modifier.board(in: inputs.scope.values)
    super.init(inputs)
    if let board {
      let notice = Notice(modifier, self)
      self.notice = notice
      if Modifier.Posted.self != EmptyView.self {
        layer = PostedElement(modifier.posted, notice, board, eagerChildInputs)
      }
      board.add(notice)
    }
    child = mountElement(view.content, childInputs)
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    let differs = view.modifier.differs(from: modifier)
    modifier = view.modifier
    if let board, let notice {
      notice.value = modifier
      layer?.update(modifier.posted)
      if differs { board.changed(notice, .updated) }
    }
    child.update(view.content)
  }

  override func setAppeared(_ appeared: Bool) {
    if let notice, notice.isShown != appeared {
      notice.isShown = appeared
      board?.changed(notice, .appearance)
    }
    super.setAppeared(appeared)
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    child.appendRenderNodes(to: &nodes)
  }
  override var onlyTransparentChild: Element? { child }
  override func forEachChild(_ visit: (Element) -> Void) {
    if let layer { visit(layer) }
    visit(child)
  }
  override func willUnmount() {
    if let notice { board?.remove(notice) }
  }
}

/// The views that a notice brought along: their nodes belong to nothing until the board's owner
/// shows them.
private final class PostedElement<Content: View>: Element, GatheringElement {
  private var child: ViewElement<Content>!
  private unowned let notice: Notice
  private unowned let board: NoticeBoard

  init(_ view: Content, _ notice: Notice, _ board: NoticeBoard, _ inputs: ViewInputs) {
    self.notice = notice
    self.board = board
    super.init(inputs)
    child = mountElement(view, childInputs)
    notice.nodes = child.renderNodes
  }

  func update(_ view: Content) { child.update(view) }

  func gatherRenderNodes() {
    let nodes = child.renderNodes
    guard nodes.count != notice.nodes.count || !zip(nodes, notice.nodes).allSatisfy({ $0 === $1 })
    else { return }
    notice.nodes = nodes
    board.changed(notice, .updated)
  }

  override func renderNodesChanged() {
    guard child != nil else { return }
    runtime.containersToGather.append(self)
  }
  override func forEachChild(_ visit: (Element) -> Void) { visit(child) }
}

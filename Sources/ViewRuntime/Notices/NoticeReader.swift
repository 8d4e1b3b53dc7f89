/// A view made of what is posted on a board; made anew when that changes.
package struct NoticeReader<Content> {
  let board: NoticeBoard
  let content: @MainActor ([Notice]) -> Content
}

extension NoticeReader: View where Content: View {
  package typealias Body = Never

  package init(
    _ board: NoticeBoard, @ViewBuilder content: @escaping @MainActor ([Notice]) -> Content
  ) {
    self.board = board
    self.content = content
  }
}

extension NoticeReader: PrimitiveView where Content: View {
  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    NoticeReadingElement(view, inputs)
  }
}

private final class NoticeReadingElement<Content: View>: ViewElement<NoticeReader<Content>> {
  private var view: NoticeReader<Content>
  private var tracking: TrackingScope!
  private var child: ViewElement<Content>!

  init(_ view: NoticeReader<Content>, _ inputs: ViewInputs) {
    self.view = view
    super.init(inputs)
    tracking = TrackingScope(self)
    watch()
    child = mountElement(content(), childInputs)
  }

  private func watch() {
    view.board.addReader(self) { [unowned self] in tracking.invalidate() }
  }

  private func content() -> Content {
    tracking.cancelPending()
    let notices = view.board.notices
    return tracking.evaluate { view.content(notices) }
  }

  override func update(_ view: NoticeReader<Content>) {
    if self.view.board !== view.board {
      self.view.board.removeReader(self)
      self.view = view
      watch()
    }
    self.view = view
    child.update(content())
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    child.appendRenderNodes(to: &nodes)
  }
  override var onlyTransparentChild: Element? { child }
  override func forEachChild(_ visit: (Element) -> Void) { visit(child) }
  override func rerunContent() { child.update(content()) }
  override func willUnmount() {
    view.board.removeReader(self)
    tracking.close()
  }
}

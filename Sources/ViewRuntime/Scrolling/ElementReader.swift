import LayoutCore

/// A view whose content receives a reference to the place where it is mounted.
@MainActor
package protocol ElementReaderView: PrimitiveView {
  associatedtype Content: View
  func content(_ element: ElementReference) -> Content
}

extension ElementReaderView {
  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    ElementReaderElement(view, inputs)
  }
}

/// A mounted place, for closures that act on its descendants.
@MainActor
package final class ElementReference {
  fileprivate weak var element: Element?

  /// Makes the scroll views below, outermost first, bring a view into sight; during a frame, or if
  /// the view is not found yet, after the next layout.
  ///
  /// With an animation, it is a part of the update that the writes beside it belong to.
  package func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    guard let element else { return }
    let transaction = Transaction.current
    if transaction.animation != nil {
      element.runtime.updateQueue.append(transaction) { [weak self] in
        self?.scrollAfterNextLayout(to: id, anchor: anchor)
      }
    } else if element.runtime.isRunningFrame
      || !Self.scroll(element, to: id, anchor: anchor)
    {
      scrollAfterNextLayout(to: id, anchor: anchor)
    }
  }

  private func scrollAfterNextLayout(to id: AnyHashable, anchor: UnitPoint?) {
    element?.runtime.afterNextLayout { [weak self] in
      guard let element = self?.element else { return }
      _ = Self.scroll(element, to: id, anchor: anchor)
    }
  }

  private static func scroll(_ element: Element, to id: AnyHashable, anchor: UnitPoint?) -> Bool {
    if let target = element as? any ScrollDestination, target.scroll(to: id, anchor: anchor) {
      return true
    }
    var found = false
    element.forEachChild { child in
      if !found { found = scroll(child, to: id, anchor: anchor) }
    }
    return found
  }
}

/// The closure has its own tracking scope: it runs after the body that created it.
private final class ElementReaderElement<Reader: ElementReaderView>: ViewElement<Reader> {
  private var view: Reader
  private let reference = ElementReference()
  private var tracking: TrackingScope!
  private var child: ViewElement<Reader.Content>!

  init(_ view: Reader, _ inputs: ViewInputs) {
    self.view = view
    super.init(inputs)
    reference.element = self
    tracking = TrackingScope(self)
    child = mountElement(content(), childInputs)
  }

  private func content() -> Reader.Content {
    tracking.cancelPending()
    return tracking.evaluate { view.content(reference) }
  }

  override func update(_ view: Reader) {
    self.view = view
    child.update(content())
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    child.appendRenderNodes(to: &nodes)
  }
  override var onlyTransparentChild: Element? { child }
  override func forEachChild(_ visit: (Element) -> Void) { visit(child) }
  override func rerunContent() { child.update(content()) }
  override func willUnmount() { tracking.close() }
}

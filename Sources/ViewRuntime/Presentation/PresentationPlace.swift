import Foundation
import HostInterface

/// A place where the program presents by a call, not by a view's state, as AppKit's panels do: the
/// root of a window, or of something presented in it.
package struct PresentationPlace {
  package nonisolated init() {}
}

extension PresentationPlace: ViewModifier {
  package typealias Body = Never
}

extension PresentationPlace: PrimitiveModifier {
  package static func makeElement<Content: View>(
    taking view: UnsafeMutablePointer<ModifiedContent<Content, Self>>, _ inputs: ViewInputs
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    PresentationPlaceElement(view.move(), inputs)
  }
}

/// The element of a place, as the runtime sees it.
@MainActor
protocol PresentationPlaceHolder: Element {
  /// Whether it is in this window, and shown; nil: in the only one.
  func isShown(in window: RenderNode?) -> Bool
  /// Mounts it, in an update.
  func mount(_ called: CalledPresentation)
}

/// Something that the program presented by a call.
@MainActor
package final class CalledPresentation {
  /// Whether it is presented, or about to be.
  package private(set) var isOpen = true
  fileprivate let modifier: PresentationModifier<AnyView>
  fileprivate var remove: () -> Void = {}

  fileprivate init(_ modifier: PresentationModifier<AnyView>) { self.modifier = modifier }

  /// Removes it; calling it twice does no harm.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    remove()
    remove = {}
  }

  /// Tells the program, which waits for an answer, that there will be none.
  fileprivate func cancel(in runtime: ViewRuntime) {
    guard isOpen else { return }
    isOpen = false
    remove = {}
    runtime.enqueueDeparture(modifier.dismiss)
  }
}

extension ViewRuntime {
  /// Presents in the front window, above everything that is presented there. If the place goes away
  /// with what is presented in it, that is dismissed.
  ///
  /// - Returns: nil if no window is shown.
  package func present(
    _ form: PresentationForm, content: @escaping @MainActor (PresentationPanel) -> AnyView,
    dismissed: @escaping () -> Void
  ) -> CalledPresentation? {
    guard frontPlace != nil else { return nil }
    var form = form
    form.isExclusive = false
    let called = CalledPresentation(
      PresentationModifier(id: true, form: form, content: content, dismiss: dismissed))
    // In the second update from now: the sheet in which the program calls this may be closed by the
    // first one, which takes the writes that the program has just made.
    updateQueue.append(Transaction()) { [unowned self] in
      updateQueue.append(Transaction()) { [unowned self] in
        guard called.isOpen else { return }
        if let frontPlace { frontPlace.mount(called) } else { called.cancel(in: self) }
      }
    }
    return called
  }

  private var frontPlace: (any PresentationPlaceHolder)? {
    presentationPlaces.last { $0.isShown(in: self.frontWindow) }
  }

  /// Lets the user act, in what is presented above all, while the program's code waits. Returns
  /// without having waited if the host cannot do that, or a frame is being run.
  ///
  /// What the user does meanwhile has no part in the caller's transaction, and the commands of the
  /// app do nothing.
  package func wait(for called: CalledPresentation, while isOpen: () -> Bool) {
    if isRunningFrame {
      Diagnostics.report(
        .misuse,
        "A panel was run while views were being updated: it counts as cancelled. Run it in an "
          + "action, such as a button's, or let the state of a view present it.")
      return
    }
    waitCount += 1
    defer { waitCount -= 1 }
    Transaction.with(Transaction()) {
      _ = host.handleEvents { called.isOpen && isOpen() }
    }
  }

  /// Whether the program's code waits for the user's answer to something presented.
  package var isWaitingForAnswer: Bool { waitCount > 0 }
}

private final class PresentationPlaceElement<Content: View>:
  ViewElement<ModifiedContent<Content, PresentationPlace>>, PresentationPlaceHolder
{
  private var child: ViewElement<Content>!
  private var presented: [(called: CalledPresentation, element: PresentedElement<AnyView>)] = []

  init(_ view: ModifiedContent<Content, PresentationPlace>, _ inputs: ViewInputs) {
    super.init(inputs)
    child = mountElement(view.content, childInputs)
    runtime.presentationPlaces.append(self)
  }

  override func update(_ view: ModifiedContent<Content, PresentationPlace>) {
    child.update(view.content)
  }

  func isShown(in window: RenderNode?) -> Bool {
    guard isMounted, let node = child.nodesInTree.first else { return false }
    guard let window else { return true }
    return sequence(first: node, next: \.parent).contains { $0 === window }
  }

  func mount(_ called: CalledPresentation) {
    let element = PresentedElement(called.modifier, eagerChildInputs) { [unowned self] in
      runtime.frameInWindow(of: child.nodesInTree)
    }
    element.onDismiss = called.modifier.dismiss
    presented.append((called, element))
    // Owned by what it refers to only until one of them ends: `willUnmount` clears it, too.
    called.remove = { [self] in remove(element) }
  }

  private func remove(_ element: PresentedElement<AnyView>) {
    runtime.updateQueue.append(Transaction.current) { [self] in
      guard isMounted, presented.contains(where: { $0.element === element }) else { return }
      runtime.unmountFirst(element)
      presented.removeAll { $0.element === element }
    }
  }

  override func willUnmount() {
    runtime.presentationPlaces.removeAll { $0 === self }
    // What is presented has been unmounted together with this.
    for (called, _) in presented { called.cancel(in: runtime) }
    presented = []
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    child.appendRenderNodes(to: &nodes)
  }
  override var onlyTransparentChild: Element? { child }
  override func forEachChild(_ visit: (Element) -> Void) {
    visit(child)
    presented.forEach { visit($0.element) }
  }
}

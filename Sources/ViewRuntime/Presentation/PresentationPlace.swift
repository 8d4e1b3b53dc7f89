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
  func present(_ presentation: PresentationModifier<AnyView>) -> CalledPresentation
}

/// Something that the program presented by a call.
@MainActor
package final class CalledPresentation {
  fileprivate(set) package var isOpen = true
  fileprivate var remove: () -> Void = {}

  /// Removes it; calling it twice does no harm.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    remove()
  }
}

extension ViewRuntime {
  /// Presents in the front window, above everything that is presented there.
  ///
  /// - Returns: nil if no window is shown.
  package func present(
    _ form: PresentationForm, content: @escaping @MainActor (PresentationPanel) -> AnyView,
    dismissed: @escaping () -> Void
  ) -> CalledPresentation? {
    presentationPlaces.removeAll { $0.place == nil }
    let places = presentationPlaces.lazy.compactMap(\.place)
    let place = places.last { $0.isShown(in: self.frontWindow) }
    var form = form
    form.isExclusive = false
    return place?.present(
      PresentationModifier(id: true, form: form, content: content, dismiss: dismissed))
  }

  /// Lets the user act, in what is presented above all, while the program's code waits. Returns
  /// without having waited if the host cannot do that, or a frame is being run.
  package func wait(while isOpen: () -> Bool) {
    guard isRunningFrame else {
      _ = host.handleEvents(while: isOpen)
      return
    }
    Diagnostics.report(
      .misuse,
      "A panel was run while views were being updated: it counts as cancelled. Run it in an action, "
        + "such as a button's, or let the state of a view present it.")
  }
}

/// Keeps no place alive.
struct WeakPresentationPlace {
  weak var place: (any PresentationPlaceHolder)?
}

private final class PresentationPlaceElement<Content: View>:
  ViewElement<ModifiedContent<Content, PresentationPlace>>, PresentationPlaceHolder
{
  private var child: ViewElement<Content>!
  private var presented: [PresentedElement<AnyView>] = []

  init(_ view: ModifiedContent<Content, PresentationPlace>, _ inputs: ViewInputs) {
    super.init(inputs)
    child = mountElement(view.content, childInputs)
    runtime.presentationPlaces.append(WeakPresentationPlace(place: self))
  }

  override func update(_ view: ModifiedContent<Content, PresentationPlace>) {
    child.update(view.content)
  }

  func isShown(in window: RenderNode?) -> Bool {
    guard isMounted, let node = child.nodesInTree.first else { return false }
    guard let window else { return true }
    return sequence(first: node, next: \.parent).contains { $0 === window }
  }

  func present(_ presentation: PresentationModifier<AnyView>) -> CalledPresentation {
    let called = CalledPresentation()
    runtime.updateQueue.append(Transaction.current) { [weak self] in
      guard let self, isMounted, called.isOpen else { return }
      let element = PresentedElement(presentation, eagerChildInputs) { [unowned self] in
        child.nodesInTree.map(\.seenFrame).reduce(.null) { $0.union($1) }
      }
      element.onDismiss = presentation.dismiss
      presented.append(element)
      called.remove = { [weak self, weak element] in if let element { self?.remove(element) } }
    }
    return called
  }

  private func remove(_ element: PresentedElement<AnyView>) {
    runtime.updateQueue.append(Transaction.current) { [weak self] in
      guard let self, isMounted, presented.contains(where: { $0 === element }) else { return }
      runtime.unmountFirst(element)
      presented.removeAll { $0 === element }
    }
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    child.appendRenderNodes(to: &nodes)
  }
  override var onlyTransparentChild: Element? { child }
  override func forEachChild(_ visit: (Element) -> Void) {
    visit(child)
    presented.forEach(visit)
  }
}

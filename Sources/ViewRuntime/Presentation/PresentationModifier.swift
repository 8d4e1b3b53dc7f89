import Foundation
import HostInterface
import LayoutCore

/// Shows a view above the window while there is an ``id``: the mechanism behind all sheets, alerts,
/// popovers and menus.
///
/// ```swift
/// content.modifier(
///   PresentationModifier(
///     id: isPresented ? AnyHashable(true) : nil,
///     form: PresentationForm(role: .sheet, style: .sheet),
///     content: { panel in EditorView() },
///     dismiss: { isPresented = false }))
/// ```
///
/// The presented view belongs to this place: it has its environment (S7.10), is removed with it,
/// and keeps its state as long as the id stays the same (S12.3). Its preferences are not passed on.
package struct PresentationModifier<Presented> {
  /// The id of the presentation; nil if nothing is presented. A different id replaces the
  /// presentation.
  package var id: AnyHashable?
  package var form: PresentationForm
  /// Called only while presented (S12.2).
  package var content: @MainActor (PresentationPanel) -> Presented
  /// Called when the user closes it: sets the program's state.
  package var dismiss: () -> Void
  /// Called when it is gone (S12.2).
  package var ended: (() -> Void)?

  package nonisolated init(
    id: AnyHashable?, form: PresentationForm,
    content: @escaping @MainActor (PresentationPanel) -> Presented, dismiss: @escaping () -> Void,
    ended: (() -> Void)? = nil
  ) {
    self.id = id
    self.form = form
    self.content = content
    self.dismiss = dismiss
    self.ended = ended
  }
}

extension PresentationModifier: ViewModifier where Presented: View {
  package typealias Body = Never
}

extension PresentationModifier: PrimitiveModifier where Presented: View {
  package static func makeElement<Content: View>(
    taking view: UnsafeMutablePointer<ModifiedContent<Content, Self>>, _ inputs: ViewInputs
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    PresentingElement(view.move(), inputs)
  }
}

/// An element that wants to present, as seen by its queue.
@MainActor
protocol Presenter: Element {
  var wantsToOpen: Bool { get }
  var form: PresentationForm { get }
  func open()
  func close()
}

private final class PresentingElement<Content: View, Presented: View>:
  ViewElement<ModifiedContent<Content, PresentationModifier<Presented>>>, Presenter
{
  private var modifier: PresentationModifier<Presented>
  private var child: ViewElement<Content>!
  private var presented: PresentedElement<Presented>?
  private var presentedID: AnyHashable?
  /// The id of what the user closed, until the program's state reflects that.
  private var dismissedID: AnyHashable?
  private weak var context: (any PresentationContext)?

  init(
    _ view: ModifiedContent<Content, PresentationModifier<Presented>>, _ inputs: ViewInputs
  ) {
    modifier = view.modifier
    super.init(inputs)
    child = mountElement(view.content, childInputs)
    settle()
  }

  override func update(_ view: ModifiedContent<Content, PresentationModifier<Presented>>) {
    modifier = view.modifier
    child.update(view.content)
    settle()
  }

  var form: PresentationForm { modifier.form }
  var wantsToOpen: Bool {
    isMounted && presented == nil && wantedID != nil && wantedID != dismissedID
      && !isInExitTransition
  }

  /// The id to present; nil in a view that is currently replaced by an alternative.
  private var wantedID: AnyHashable? { isHeldBack ? nil : modifier.id }

  private var isHeldBack: Bool {
    guard modifier.id != nil else { return false }
    var current: Element = self
    while let ancestor = current.parent {
      if let choosing = ancestor as? any ChoosingElement, !choosing.shows(self) { return true }
      current = ancestor
    }
    return false
  }

  private func settle() {
    if dismissedID != nil {
      if modifier.id == dismissedID { return }
      dismissedID = nil
    }
    if let presented, wantedID == presentedID {
      return presented.update(modifier)
    }
    if presented != nil { close() }
    guard wantedID != nil else { return }
    if context == nil { context = nearestContext }
    context?.presentations.append(self)
  }

  override func setAppeared(_ appeared: Bool) {
    super.setAppeared(appeared)
    if (presented == nil) != (wantedID == nil) { settle() }
  }

  private var nearestContext: (any PresentationContext)? {
    var ancestor = parent
    while let element = ancestor {
      if let context = element as? any PresentationContext { return context }
      ancestor = element.parent
    }
    return nil
  }

  func open() {
    guard !isEndless else { return reportEndless() }
    presentedID = modifier.id
    let presented = PresentedElement(modifier, eagerChildInputs) { [unowned self] in
      runtime.frameInWindow(of: child.nodesInTree)
    }
    presented.onDismiss = { [unowned self] in dismiss() }
    self.presented = presented
  }

  /// Whether what is presented presents itself, and so on, without any user action.
  private var isEndless: Bool {
    var count = 0
    var ancestor: Element? = self
    while let element = ancestor {
      if let outer = element as? PresentedElement<Presented>, outer.openedAt == runtime.eventCount {
        count += 1
      }
      ancestor = element.parent
    }
    return count >= 20
  }

  private func reportEndless() {
    Diagnostics.report(
      .endlessNavigation,
      "A sheet contains the view that presents it, which presents it again at once, and so without "
        + "end; twenty are shown. Let the view begin with nothing to present: each has a state of "
        + "its own.")
  }

  private func leave() {
    // A presentation disappears before another one appears.
    if let presented { runtime.unmountFirst(presented) }
    presented = nil
    presentedID = nil
    context?.presentations.remove(self)
  }

  /// Called when the user closes it: it goes away, and then the program's state is set (S12.1).
  private func dismiss() {
    runtime.updateQueue.append(Transaction.current) { [weak self] in
      guard let self, isMounted, presented != nil else { return }
      dismissedID = presentedID
      leave()
      // After `onDisappear` of the removed view, which waits in the same queue.
      runtime.enqueueAppearance { [modifier, runtime] in
        modifier.dismiss()
        // After the state is applied: a new presentation can then be told from the old one.
        if let ended = modifier.ended { runtime.enqueueAppearance(ended) }
      }
    }
  }

  func close() {
    leave()
    // After the program's own state reflects it, and after `onDisappear` of the removed view.
    if let ended = modifier.ended { runtime.enqueueAppearance(ended) }
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    child.appendRenderNodes(to: &nodes)
  }
  override var onlyTransparentChild: Element? { child }
  override func forEachChild(_ visit: (Element) -> Void) {
    visit(child)
    if let presented { visit(presented) }
  }
  override func willUnmount() {
    context?.presentations.remove(self)
    // The presented view was removed together with this.
    if presented != nil, let ended = modifier.ended { runtime.enqueueDeparture(ended) }
  }
}

extension ViewRuntime {
  /// Returns the frame beside which what these nodes present appears. Items in a bar's closed menu
  /// are not placed, so their menus and popovers appear beside the button of that menu.
  func frameInWindow(of nodes: [RenderNode]) -> CGRect {
    let held = heldItems.isEmpty ? .null : frameOfButton(holding: nodes)
    return held.isNull ? nodes.map(\.seenFrame).reduce(.null) { $0.union($1) } : held
  }
}

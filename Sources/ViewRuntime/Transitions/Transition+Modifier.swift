/// The modifier behind `transition(_:)`.
package struct TransitionModifier<T: Transition> {
  let transition: T
}

extension TransitionModifier: PrimitiveModifier {
  package typealias Body = Never

  package static func makeElement<Content: View>(
    taking view: UnsafeMutablePointer<ModifiedContent<Content, Self>>, _ inputs: ViewInputs
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    TransitionElement(view.move(), inputs)
  }
}

extension View {
  /// Sets how the view is inserted and removed in animated transactions; by default it fades.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: ErasedTransition(t.base)))
  }

  /// Sets how the view is inserted and removed in animated transactions; by default it fades.
  @_disfavoredOverload
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: transition))
  }
}

/// A view's transition, as seen by the code that inserts or removes the view.
@MainActor
protocol TransitionController: AnyObject {
  var ownsAnimation: Bool { get }
  var isNothing: Bool { get }
  /// Called when the view is about to be inserted: it shows its initial state, and continues once
  /// that has been sent to the host.
  func arrive()
  /// Called when the view is removed; `end` is released when the transition has ended.
  func beginExit(_ end: AnimationCompletion)
  /// Called when the view stays after all.
  func comeBack()
  /// Called when the view was mounted for insertion but is shown without it.
  func stay()
}

/// The key of a view's transition among its node's traits.
enum TransitionTrait {
  static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }

  /// A weak reference, so that the trait does not keep the element alive.
  final class Reference {
    weak var controller: (any TransitionController)?
    init(_ controller: any TransitionController) { self.controller = controller }
  }
}

extension RenderNode {
  var transitionController: (any TransitionController)? {
    trait(TransitionTrait.key, as: TransitionTrait.Reference.self)?.controller
  }
}

private final class TransitionElement<Content: View, T: Transition>:
  ViewElement<ModifiedContent<Content, TransitionModifier<T>>>, TransitionController
{
  private var transition: T
  private var content: AnyViewStorage
  private var phase = TransitionPhase.identity
  private var isArriving = false
  private let transactions: TransactionScope
  private var inner: EnvironmentScope!
  private var child: ViewElement<T.Body>!

  init(_ view: ModifiedContent<Content, TransitionModifier<T>>, _ inputs: ViewInputs) {
    transition = view.modifier.transition
    content = TypedAnyViewStorage(view.content)
    transactions = TransactionScope(within: inputs.scope.transactions)
    super.init(inputs)
    if transition.ownsAnimation { runtime.usesTransitionAnimations = true }
    if transition.isNothing { runtime.usesIdentityTransitions = true }
    if let coming = runtime.coming, coming.include(self, transition) {
      phase = .willAppear
      coming.started.append(self)
    }
    inner = EnvironmentScope(within: scope, transactions: transactions)
    child = mountElement(body, childInputs(in: inner))
  }

  private var body: T.Body {
    transition.body(content: PlaceholderContentView(storage: content), phase: phase)
  }

  override func update(_ view: ModifiedContent<Content, TransitionModifier<T>>) {
    transition = view.modifier.transition
    if transition.isNothing { runtime.usesIdentityTransitions = true }
    content = TypedAnyViewStorage(view.content)
    child.update(body)
  }

  private func enter(_ phase: TransitionPhase) {
    guard isMounted, phase != self.phase else { return }
    self.phase = phase
    child.update(body)
  }

  var ownsAnimation: Bool { transition.ownsAnimation }
  var isNothing: Bool { transition.isNothing }

  func arrive() {
    isArriving = true
    enter(.willAppear)
    runtime.arrivals.append(
      (
        runtime.transaction,
        { [weak self] in if self?.phase == .willAppear { self?.enter(.identity) } }
      ))
  }

  func beginExit(_ end: AnimationCompletion) {
    runtime.activate(transactions) { $0.add(end) }
    enter(.didDisappear)
  }

  func comeBack() { enter(.identity) }
  func stay() { if !isArriving { enter(.identity) } }

  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    let first = nodes.count
    child.appendRenderNodes(to: &nodes)
    guard nodes.count > first else { return }
    let reference = TransitionTrait.Reference(self)
    for node in nodes[first...] { node.traits[TransitionTrait.key] = reference }
  }
  override var hasRenderNodes: Bool { child.hasRenderNodes }
  override func forEachChild(_ visit: (Element) -> Void) { visit(child) }
  override func willUnmount() { inner.detach() }
}

/// `transition(_:)`.
package struct TransitionModifier<T: Transition> {
  let transition: T
}

extension TransitionModifier: PrimitiveModifier {
  package typealias Body = Never

  package static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: ViewInputs
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    TransitionElement(view, inputs)
  }
}

extension View {
  /// Says how the view comes and goes in animated transactions; without it, it fades.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: ErasedTransition(t.base)))
  }

  /// Says how the view comes and goes in animated transactions; without it, it fades.
  @_disfavoredOverload
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: transition))
  }
}

/// The transition of a view, as whoever inserts or removes the view uses it.
@MainActor
protocol TransitionController: AnyObject {
  var ownsAnimation: Bool { get }
  var isNothing: Bool { get }
  /// The view is about to come: it shows the beginning of its way, and goes on from there once that
  /// has been brought to the host.
  func arrive()
  /// The view goes; `end` is let go when its way has ended.
  func beginExit(_ end: AnimationCompletion)
  /// The view stays after all.
  func comeBack()
  /// The view was made for coming, and is shown without that.
  func stay()
}

/// The key of a view's transition among its node's traits.
enum TransitionTrait {
  static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }

  /// Without a reference that would keep the element alive.
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

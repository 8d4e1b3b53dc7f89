/// A view with a body: the app's own views, and this package's composed ones.
package final class BodyElement<Content: View>: ViewElement<Content>, BodyEvaluating {
  @exclusivity(unchecked) private var view: Content
  @exclusivity(unchecked) private var observer: BodyObserver!
  @exclusivity(unchecked) private var child: ViewElement<Content.Body>!
  /// Only for animatable views.
  @exclusivity(unchecked) private var driver: AnimatableDriver<Content>?
  /// The view as its parent gave it, for types with properties that `update()` may change: each
  /// evaluation starts from it (S2.15), and a new value is compared with it.
  @exclusivity(unchecked) private var given: Given?

  private final class Given {
    @exclusivity(unchecked) var view: Content
    init(_ view: Content) { self.view = view }
  }

  required init(
    taking view: UnsafeMutablePointer<Content>, _ type: ViewType, _ inputs: ViewInputs
  ) {
    self.view = view.move()
    super.init(inputs)
    observer = BodyObserver(self, type)
    if type.isAnimatable {
      driver = .make(runtime) { [unowned self] in observer.animationStepped() }
    }
    if type.updatesProperties { given = Given(self.view) }
    makeStorages(&self.view)
    withTemporaryValue(of: Content.Body.self) { body in
      makeBody(in: body)
      child = mountElement(taking: body, childInputs)
    }
  }

  private func makeStorages(_ view: UnsafeMutablePointer<Content>) { observer.makeStorages(view) }

  override package func update(_ view: Content) { withPointer(to: view) { update(at: $0) } }

  override package func update(at new: UnsafePointer<Content>) {
    guard accepts(new) else { return }
    view = new.pointee
    evaluateBody()
  }

  override package func update(taking new: UnsafeMutablePointer<Content>) {
    guard accepts(new) else { return }
    swap(&view, &new.pointee)
    evaluateBody()
  }

  /// Prepares for a new value of the view.
  ///
  /// - Returns: false if it equals the last one.
  private func accepts(_ new: UnsafePointer<Content>) -> Bool {
    if isSame(new) {
      runtime.recorder?.skipped(observer)
      return false
    }
    driver?.change(from: view, to: new.pointee, transaction)
    given?.view = new.pointee
    observer.viewChanged = true
    return true
  }

  private func isSame(_ new: UnsafePointer<Content>) -> Bool {
    if let given { areSame(new, &given.view) } else { areSame(new, &view) }
  }

  // A property is passed as a pointer: a closure, as `withUnsafePointer` takes, costs a generic
  // class several hundred instructions.
  private func areSame(_ a: UnsafePointer<Content>, _ b: UnsafePointer<Content>) -> Bool {
    viewType.areSame(a, b)
  }

  package func evaluateBody() {
    observer.cancelPending()
    withTemporaryValue(of: Content.Body.self) { body in
      makeBody(in: body)
      child.update(taking: body)
      body.deinitialize(count: 1)
    }
  }

  override package var bodyEvaluation: (any BodyEvaluating)? { self }

  package var bodyObserver: BodyObserver { observer }

  package var viewType: ViewType { observer.type }

  package func withView(_ body: (UnsafeMutableRawPointer) -> Void) {
    withUnsafeMutablePointer(to: &view) { body($0) }
  }

  package var viewValue: Any { view }

  package func hasValue(equalTo other: Any) -> Bool {
    guard let other = other as? Content else { return false }
    return withUnsafePointer(to: other) { isSame($0) }
  }

  private func makeBody(in place: UnsafeMutablePointer<Content.Body>) {
    observer.evaluate { place.initialize(to: connectedBody(&view)) }
  }

  private func connectedBody(_ view: UnsafeMutablePointer<Content>) -> Content.Body {
    if let given { view.pointee = given.view }
    observer.connect(view)
    guard let driver else { return view.pointee.body }
    return driver.shown(view.pointee).body
  }

  override package func appendRenderNodes(to nodes: inout [RenderNode]) {
    borrowed(at: &child) { $0.appendRenderNodes(to: &nodes) }
  }
  override package var onlyTransparentChild: Element? { child }
  override package func forEachChild(_ visit: (Element) -> Void) { visit(child) }
  override package func willUnmount() {
    if let driver { runtime.stop(driver) }
    observer.close()
  }
}

extension BodyElement: StatePreservingElement {
  var preservationName: String { viewType.preservationName }
  var preservedValues: [String: Any] { observer.preservedValues }
}

/// A layout modifier with a closure that each update brings anew, as a gesture's: the update tells
/// what it changes. It may also set values in the environment of its content.
@MainActor
package protocol ScopedLayoutModifier: LayoutModifier {
  /// Whether the node may have another content, trait or layout than with another value; if not, it
  /// is not looked at.
  func shows(differentlyFrom old: Self) -> Bool

  /// Whether this value, or one that follows it, may set anything: a scope costs as much as a view.
  var mayModify: Bool { get }

  func modify(_ values: inout EnvironmentValues)

  /// Whether this value sets something else than another one did.
  func sets(differentlyFrom old: Self) -> Bool
}

extension ScopedLayoutModifier {
  package static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: ViewInputs
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    ScopedLayoutModifierElement(scoped: view, inputs)
  }
}

private final class ScopedLayoutModifierElement<Content: View, Modifier: ScopedLayoutModifier>:
  LayoutModifierElement<Content, Modifier>
{
  /// Nil where nothing is ever set.
  @exclusivity(unchecked) private var inner: EnvironmentScope?

  init(scoped view: ModifiedContent<Content, Modifier>, _ inputs: ViewInputs) {
    super.init(view.modifier, inputs)
    modifier.prepare()
    if modifier.mayModify {
      inner = EnvironmentScope(within: scope) { [unowned self] in modifier.modify(&$0) }
    }
    child = mountElement(view.content, childInputs(in: inner ?? scope))
    inner?.content = child
    followEnvironment()
  }

  override func shows(differentlyFrom old: Modifier) -> Bool {
    modifier.shows(differentlyFrom: old)
  }

  override func modifierChanged(from old: Modifier) {
    super.modifierChanged(from: old)
    if let inner, modifier.sets(differentlyFrom: old) { inner.refresh() }
  }

  // What the modifier sets is evaluated like a body, where all of the tree is.
  override func rerunContent() { inner?.refresh() }

  override func willUnmount() {
    inner?.detach()
    super.willUnmount()
  }
}

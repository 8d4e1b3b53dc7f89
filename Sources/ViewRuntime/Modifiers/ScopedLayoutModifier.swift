/// A layout modifier with a closure that is new in each update, like a gesture's: it says what the
/// update changes. It may also set values in the environment of its content.
@MainActor
package protocol ScopedLayoutModifier: LayoutModifier {
  /// Returns whether the node may have another content, trait or layout than with another value; if
  /// not, the node is skipped.
  func shows(differentlyFrom old: Self) -> Bool

  /// Whether this value, or one that follows it, may set anything: a scope costs as much as a view.
  var mayModify: Bool { get }

  func modify(_ values: inout EnvironmentValues)

  /// Returns whether this value sets something different from another one.
  func sets(differentlyFrom old: Self) -> Bool
}

extension ScopedLayoutModifier {
  package static func makeElement<Content: View>(
    taking view: UnsafeMutablePointer<ModifiedContent<Content, Self>>, _ inputs: ViewInputs
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    ScopedLayoutModifierElement(scoping: ModifiedParts(view), inputs)
  }
}

private final class ScopedLayoutModifierElement<Content: View, Modifier: ScopedLayoutModifier>:
  LayoutModifierElement<Content, Modifier>
{
  /// Nil if nothing is ever set.
  @exclusivity(unchecked) private var inner: EnvironmentScope?

  init(scoping view: ModifiedParts<Content, Modifier>, _ inputs: ViewInputs) {
    super.init(taking: view.modifier, inputs)
    modifier.prepare()
    if modifier.mayModify {
      inner = EnvironmentScope(within: scope) { [unowned self] in modifier.modify(&$0) }
    }
    child = mountElement(taking: view.content, childInputs(in: inner ?? scope))
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

  // What the modifier sets is evaluated like a body, with the whole tree in place.
  override func rerunContent() { inner?.refresh() }

  override func willUnmount() {
    inner?.detach()
    super.willUnmount()
  }
}

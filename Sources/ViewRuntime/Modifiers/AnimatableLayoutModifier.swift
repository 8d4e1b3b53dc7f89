/// A layout modifier that is animated through intermediate values, such as a clip in a shape.
///
/// It has no decoration: decorations are evaluated at other times than its layout.
@MainActor
package protocol AnimatableLayoutModifier: LayoutModifier, Animatable {}

extension AnimatableLayoutModifier {
  package static func makeElement<Content: View>(
    taking view: UnsafeMutablePointer<ModifiedContent<Content, Self>>, _ inputs: ViewInputs
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    AnimatableLayoutModifierElement(taking: ModifiedParts(view), inputs)
  }
}

private final class AnimatableLayoutModifierElement<
  Content: View, Modifier: AnimatableLayoutModifier
>: LayoutModifierElement<Content, Modifier> {
  /// Created for the first animation.
  private var driver: AnimatableDriver<Modifier>?

  override func modifierChanged(from old: Modifier) {
    if transaction.animation != nil {
      driver = driver ?? .make(runtime) { [weak self] in self?.step() }
      driver?.change(from: old, to: modifier, transaction)
    }
    super.modifierChanged(from: old)
  }

  private func step() { refresh(relayout: modifier.laysOutDifferently(from: modifier)) }

  override func refresh(relayout: Bool) { showing { super.refresh(relayout: relayout) } }

  override func makeWrapper() -> RenderNode { showing { super.makeWrapper() } }

  /// Runs `body` with the value currently shown in place of the assigned one.
  private func showing<Result>(_ body: () -> Result) -> Result {
    guard let driver else { return body() }
    let given = modifier
    modifier = driver.shown(given)
    defer { modifier = given }
    return body()
  }

  override func willUnmount() {
    if let driver { runtime.stop(driver) }
    super.willUnmount()
  }
}

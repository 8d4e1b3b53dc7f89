/// Reports to the views inside whether this place is focused: `isFocused` in the environment
/// (S7.9).
package struct FocusAwareModifier {
  package nonisolated init() {}
}

extension FocusAwareModifier: PrimitiveModifier {
  package typealias Body = Never

  package static func makeElement<Content: View>(
    taking view: UnsafeMutablePointer<ModifiedContent<Content, Self>>, _ inputs: ViewInputs
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    FocusAwareElement(view.move(), inputs)
  }
}

/// Observes whether one place is focused.
private final class FocusFlag: AnyFocusLocation {
  private let changed: (Bool) -> Void

  init(_ changed: @escaping (Bool) -> Void) { self.changed = changed }

  override package func mirror(_ value: AnyHashable?) { changed(value != nil) }
}

private final class FocusAwareElement<Content: View>:
  WrapperElement<Content, FocusAwareModifier>
{
  private var inner: EnvironmentScope!
  private var place: FocusPlace!
  private var isFocused = false

  init(_ view: ModifiedContent<Content, FocusAwareModifier>, _ inputs: ViewInputs) {
    super.init(view.modifier, inputs)
    inner = EnvironmentScope(within: scope) { [unowned self] in $0.isFocused = isFocused }
    let flag = FocusFlag { [weak self] isFocused in self?.show(isFocused) }
    place = FocusPlace(flag, AnyHashable(true))
    child = mountElement(
      view.content,
      ViewInputs(runtime: runtime, parent: self, scope: inner, isSingle: isSingle))
    runtime.focus.add(place)
  }

  private func show(_ isFocused: Bool) {
    guard isFocused != self.isFocused else { return }
    self.isFocused = isFocused
    runtime.updateQueue.append(Transaction()) { [weak self] in
      guard let self, isMounted else { return }
      inner.refresh()
    }
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    super.appendRenderNodes(to: &nodes)
    place.nodes = Array(wrappers.nodes)
  }
  override func willUnmount() {
    runtime.focus.remove(place)
    inner.detach()
  }
}

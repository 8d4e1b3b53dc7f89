/// The view of an `if`/`else` or of one step of a `switch`.
///
/// When the case changes, the old branch is destroyed and the new one starts with fresh state, even
/// if both hold the same type of view; state is kept as long as the case stays the same (S1.2).
public struct _ConditionalContent<TrueContent, FalseContent> {
  package enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  package var storage: Storage

  package nonisolated init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    ConditionalElement(view, inputs)
  }
}

private final class ConditionalElement<TrueContent: View, FalseContent: View>:
  ViewElement<_ConditionalContent<TrueContent, FalseContent>>
{
  private enum Branch {
    case first(ViewElement<TrueContent>)
    case second(ViewElement<FalseContent>)

    @MainActor var element: Element {
      switch self {
      case .first(let element): element
      case .second(let element): element
      }
    }
  }

  @exclusivity(unchecked) private var branch: Branch!
  /// Former branches that are still shown, at most one of each kind.
  private var exits: [ExitTransition] = []

  init(_ view: _ConditionalContent<TrueContent, FalseContent>, _ inputs: ViewInputs) {
    super.init(inputs)
    branch = mount(view)
  }

  private func mount(_ view: _ConditionalContent<TrueContent, FalseContent>) -> Branch {
    withChanging {
      switch view.storage {
      case .trueContent(let content): .first(mountElement(content, childInputs))
      case .falseContent(let content): .second(mountElement(content, childInputs))
      }
    }
  }

  override func setAppeared(_ appeared: Bool) {
    withChanging { super.setAppeared(appeared) }
  }

  override func update(_ view: _ConditionalContent<TrueContent, FalseContent>) {
    switch (view.storage, branch!) {
    case (.trueContent(var content), .first(let element)): element.update(taking: &content)
    case (.falseContent(var content), .second(let element)): element.update(taking: &content)
    default: swap(to: view)
    }
  }

  private func swap(to view: _ConditionalContent<TrueContent, FalseContent>) {
    let former = branch.element
    if exits.isEmpty, leavesFirst(former) {
      runtime.unmountFirst(former)
      come(view)
      return renderNodesChanged()
    }
    if let exit = exits.popLast() {
      // The other branch has not left yet.
      branch = restore(exit.child)
      exit.cancel()
      update(view)
    } else {
      come(view)
    }
    let exit = beginExit(former) { [weak self] exit in
      self?.exits.removeAll { $0 === exit }
    }
    if let exit { exits.append(exit) } else { former.unmount() }
    renderNodesChanged()
  }

  private func come(_ view: _ConditionalContent<TrueContent, FalseContent>) {
    _ = mountComing {
      branch = mount(view)
      return branch.element
    }
  }

  private func restore(_ element: Element) -> Branch {
    if case .first = branch! {
      return .second(unsafeDowncast(element, to: ViewElement<FalseContent>.self))
    }
    return .first(unsafeDowncast(element, to: ViewElement<TrueContent>.self))
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    branch.element.appendRenderNodes(to: &nodes)
  }
  override var onlyTransparentChild: Element? { branch.element }
  override var identitySource: IdentitySource? { .branch }
  override func forEachChild(_ visit: (Element) -> Void) {
    for exit in exits { visit(exit.child) }
    visit(branch.element)
  }
}

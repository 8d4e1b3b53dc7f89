import HostInterface

/// A container of which only a few plain values matter once it is mounted, such as an alignment and a
/// spacing.
///
/// Its element keeps these and hands everything else on: a container's value holds all views inside
/// it, and a copy of it takes more memory than the element's own record and node.
///
/// The content must be the first stored property, and the others must be trivial.
@MainActor
package protocol StackView: PrimitiveView {
  associatedtype Content: View

  var content: Content { get }

  /// What the layout depends on. Everything besides the content and these is lost.
  ///
  /// Read in place: for a property, the stack would be copied.
  static func settings(at view: UnsafePointer<Self>) -> StackSettings

  static func nodeLayout(_ settings: StackSettings) -> any NodeLayout
}

extension StackView {
  package static var maker: ElementMaker<Self> {
    let type = ViewType.of(view: Self.self)
    return ElementMaker { view, inputs in
      type.elementClass(StackElement<Self>.self).init(taking: view, inputs)
    }
  }
}

private final class StackElement<Stack: StackView>: BoxElement<Stack, Stack.Content>,
  EnvironmentReader
{
  @exclusivity(unchecked) private var settings: StackSettings

  required init(taking view: UnsafeMutablePointer<Stack>, _ inputs: ViewInputs) {
    settings = Stack.settings(at: view)
    super.init(inputs)
    let values = scope.values
    let node = RenderNode(self, content: .box, layout: Stack.nodeLayout(settings))
    setNode(node, in: values, for: self, [])
    child = mountElement(taking: view.firstProperty(Stack.Content.self), eagerChildInputs)
    gatherRenderNodes()
  }

  override func update(_ view: Stack) {
    var view = view
    update(taking: &view)
  }

  override func update(at new: UnsafePointer<Stack>) {
    follow(Stack.settings(at: new))
    child.update(at: UnsafeMutablePointer(mutating: new).firstProperty(Stack.Content.self))
  }

  override func update(taking new: UnsafeMutablePointer<Stack>) {
    follow(Stack.settings(at: new))
    child.update(taking: new.firstProperty(Stack.Content.self))
  }

  private func follow(_ new: StackSettings) {
    guard new != settings else { return }
    settings = new
    refresh()
  }

  func environmentChanged(_ changed: EnvironmentMask) { refresh() }

  private func refresh() {
    let axis = node.ownAxis
    node.layout = Stack.nodeLayout(settings)
    if node.ownAxis != axis { node.axisChanged() }
    node.isRightToLeft = scope.values.isRightToLeft
    node.setNeedsLayout()
  }
}

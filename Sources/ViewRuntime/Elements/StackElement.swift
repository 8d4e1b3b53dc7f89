import HostInterface

/// A container of which only a few plain values matter once it is mounted, such as an alignment and a
/// spacing.
///
/// Its element keeps these and hands everything else on: a container's value holds all views inside
/// it, and a copy of it takes more memory than the element's own record and node.
///
/// The content must be the first stored property.
@MainActor
package protocol StackView: PrimitiveView {
  associatedtype Content: View

  var content: Content { get }

  /// What the layout depends on. Everything besides the content and these is lost.
  ///
  /// `mutating`, although no conforming type mutates anything, so that it is called on the value in
  /// place: otherwise the stack would be copied for it.
  var settings: StackSettings { mutating get }

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
    settings = view.pointee.settings
    super.init(inputs)
    let values = scope.values
    let node = RenderNode(self, content: .box, layout: Stack.nodeLayout(settings))
    setNode(node, in: values, for: self, [])
    child = mountElement(taking: Self.content(of: view), eagerChildInputs)
    gatherRenderNodes()
  }

  /// The first property of a value has its address.
  private static func content(
    of view: UnsafeMutablePointer<Stack>
  ) -> UnsafeMutablePointer<Stack.Content> {
    UnsafeMutableRawPointer(view).assumingMemoryBound(to: Stack.Content.self)
  }

  override func update(_ view: Stack) {
    var view = view
    update(taking: &view)
  }

  override func update(at new: UnsafePointer<Stack>) {
    // Nothing is mutated: a mutable pointer is needed to get a part's address.
    let new = UnsafeMutablePointer(mutating: new)
    follow(new.pointee.settings)
    child.update(at: Self.content(of: new))
  }

  override func update(taking new: UnsafeMutablePointer<Stack>) {
    follow(new.pointee.settings)
    child.update(taking: Self.content(of: new))
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

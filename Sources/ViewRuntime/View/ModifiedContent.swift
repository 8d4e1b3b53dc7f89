import ToolchainEdges

/// A view or a modifier with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// The modified view or modifier.
  public var content: Content
  /// The modifier that is applied.
  public var modifier: Modifier

  /// Combines both; `modifier(_:)` is shorter.
  @inlinable
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  /// The modifier's own maker, if it is one that the runtime applies directly; modifiers with a
  /// body are not. Determined once per type, because a cast takes longer than most modifiers do.
  package static var maker: ElementMaker<Self> {
    let composed = ElementMaker<Self> { ModifierBodyElement(taking: ModifiedParts($0), $1) }
    guard Modifier.Body.self == Never.self else { return composed }
    func primitive<M: PrimitiveModifier>(_: M.Type) -> ElementMaker<Self> {
      ElementMaker<ModifiedContent<Content, M>> { M.makeElement(taking: $0, $1) }.under(Self.self)
    }
    func effect<M: GeometryEffect>(_: M.Type) -> ElementMaker<Self> {
      ElementMaker<ModifiedContent<Content, M>> {
        GeometryEffectElement(taking: ModifiedParts($0), $1)
      }
      .under(Self.self)
    }
    if let type = PrimitiveModifiers.all[Modifier.self] { return primitive(type) }
    if let type = PrimitiveModifiers.effects[Modifier.self] { return effect(type) }
    return composed
  }
}

@MainActor
private enum PrimitiveModifiers {
  static let all = Conformers<any PrimitiveModifier.Type>()
  static let effects = Conformers<any GeometryEffect.Type>()
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Returns the content with the inner modifier applied first, then the outer one.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection of the modified content.
  public var data: Content.Data { content.data }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

/// The modified view as `body(content:)` sees it. It may appear there once, several times or not at
/// all; each place mounts it again.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  package let source: ModifierContentSource
}

extension _ViewModifier_Content: View {
  public typealias Body = Never
}

extension _ViewModifier_Content: PrimitiveView {
  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    ModifierContentElement(view, inputs)
  }
}

/// Holds the modified view's current value for the places where the modifier's body uses it.
@MainActor
package class ModifierContentSource {
  fileprivate func mount(_ inputs: ViewInputs) -> Element { preconditionFailure("overridden") }
  fileprivate func forget(_ element: Element) {}
}

private final class TypedModifierContentSource<Content: View>: ModifierContentSource {
  @exclusivity(unchecked) private var content: Content
  @exclusivity(unchecked) private var places: [ViewElement<Content>] = []

  init(_ content: Content) { self.content = content }

  override func mount(_ inputs: ViewInputs) -> Element {
    let element = mountElement(content, inputs)
    places.append(element)
    return element
  }

  override func forget(_ element: Element) { places.removeAll { $0 === element } }

  func prepare(_ content: UnsafePointer<Content>) { self.content = content.pointee }

  func updatePlaces() {
    for place in places { place.update(at: &content) }
  }
}

private final class ModifierContentElement<Modifier: ViewModifier>:
  ViewElement<_ViewModifier_Content<Modifier>>
{
  private let source: ModifierContentSource
  private var child: Element!

  init(_ view: _ViewModifier_Content<Modifier>, _ inputs: ViewInputs) {
    source = view.source
    super.init(inputs)
    child = source.mount(childInputs)
  }

  // The source lives as long as the modifier is mounted and updates the child itself.
  override func update(_ view: _ViewModifier_Content<Modifier>) {}
  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    child.appendRenderNodes(to: &nodes)
  }
  override var onlyTransparentChild: Element? { child }
  override func forEachChild(_ visit: (Element) -> Void) { visit(child) }
  override func willUnmount() { source.forget(child) }
}

/// A user's modifier as a view; its body is the modifier's body.
struct ModifierBody<Modifier: ViewModifier> {
  var modifier: Modifier
  let source: ModifierContentSource
}

extension ModifierBody: View, PropertyContainer {
  nonisolated static var subject: Any.Type? { Modifier.self }

  var body: Modifier.Body { modifier.body(content: _ViewModifier_Content(source: source)) }
}

extension ModifierBody: Animatable where Modifier: Animatable {
  var animatableData: Modifier.AnimatableData {
    get { modifier.animatableData }
    set { modifier.animatableData = newValue }
  }
}

private final class ModifierBodyElement<Content: View, Modifier: ViewModifier>:
  ViewElement<ModifiedContent<Content, Modifier>>
{
  private let source: TypedModifierContentSource<Content>
  private var child: ViewElement<ModifierBody<Modifier>>!

  init(taking view: ModifiedParts<Content, Modifier>, _ inputs: ViewInputs) {
    source = TypedModifierContentSource(view.content.move())
    super.init(inputs)
    child = mountElement(ModifierBody(modifier: view.modifier.move(), source: source), childInputs)
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    withPointer(to: view) { update(at: $0) }
  }

  override func update(at view: UnsafePointer<ModifiedContent<Content, Modifier>>) {
    let view = UnsafeMutablePointer(mutating: view)
    source.prepare(&view.pointee.content)
    var body = ModifierBody(modifier: view.pointee.modifier, source: source)
    child.update(taking: &body)
    source.updatePlaces()
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    child.appendRenderNodes(to: &nodes)
  }
  override var onlyTransparentChild: Element? { child }
  override func forEachChild(_ visit: (Element) -> Void) { visit(child) }
}

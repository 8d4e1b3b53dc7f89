/// The element of a view with a modifier: keeps the modifier's value, and hands on the view's
/// nodes.
///
/// Values go down by their address. A modified view holds all that is modified, so that each copy
/// would retain every reference below; only a modifier that is another one is copied.
///
/// - Complexity: an update with an equal modifier costs its comparison.
package class ModifierElement<Content: View, Modifier: ViewModifier>:
  ViewElement<ModifiedContent<Content, Modifier>>
{
  @exclusivity(unchecked) package final var modifier: Modifier
  /// Mounted by the subclass, in its `init`.
  @exclusivity(unchecked) package final var child: ViewElement<Content>!

  package init(_ modifier: Modifier, _ inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
  }

  /// The modifier is another one than `old`; the content has not been updated yet.
  package func modifierChanged(from old: Modifier) {}

  /// The same, when the content has been updated.
  package func contentUpdated(from old: Modifier) {}

  /// The content was updated, whether the modifier is another one or not.
  package func contentUpdated() {}

  override package final func update(_ view: ModifiedContent<Content, Modifier>) {
    var view = view
    update(taking: &view)
  }

  override package final func update(at new: UnsafePointer<ModifiedContent<Content, Modifier>>) {
    // Nothing is changed there: it is the way to a part's address.
    let new = UnsafeMutablePointer(mutating: new)
    let parts = ModifiedParts(new)
    update(parts.modifier) { child.update(at: parts.content) }
  }

  override package final func update(
    taking new: UnsafeMutablePointer<ModifiedContent<Content, Modifier>>
  ) {
    let parts = ModifiedParts(new)
    update(parts.modifier) { child.update(taking: parts.content) }
  }

  private func update(_ new: UnsafePointer<Modifier>, _ updateContent: () -> Void) {
    if ValueComparison.areSame(new, &modifier) {
      updateContent()
    } else {
      let old = modifier
      modifier = new.pointee
      modifierChanged(from: old)
      updateContent()
      contentUpdated(from: old)
    }
    contentUpdated()
  }

  override package func appendRenderNodes(to nodes: inout [RenderNode]) {
    child.appendRenderNodes(to: &nodes)
  }
  override package var onlyTransparentChild: Element? { child }
  override package func forEachChild(_ visit: (Element) -> Void) { visit(child) }
}

/// Where a modified view's parts lie.
///
/// To ask the language for a part's address is to look up the type of the whole, at each modifier
/// of each update, of which nothing but the second part's distance is wanted: fields lie one behind
/// the other, each as near as its alignment allows.
private struct ModifiedParts<Content: View, Modifier: ViewModifier> {
  let content: UnsafeMutablePointer<Content>
  let modifier: UnsafeMutablePointer<Modifier>

  init(_ whole: UnsafeMutablePointer<ModifiedContent<Content, Modifier>>) {
    let place = UnsafeMutableRawPointer(whole)
    let alignment = MemoryLayout<Modifier>.alignment - 1
    content = place.assumingMemoryBound(to: Content.self)
    modifier = (place + ((MemoryLayout<Content>.size + alignment) & ~alignment))
      .assumingMemoryBound(to: Modifier.self)
  }
}

/// The element of a modifier that puts a node of its own around each node of its content.
package class WrapperElement<Content: View, Modifier: ViewModifier>:
  ModifierElement<Content, Modifier>
{
  @exclusivity(unchecked) package final var wrappers = Wrappers()

  /// A node for one of the content's nodes; it is given that as its first child.
  package func makeWrapper() -> RenderNode { RenderNode(self) }

  /// A wrapper is no longer needed.
  package func discard(_ wrapper: RenderNode) {}

  override package func appendRenderNodes(to nodes: inout [RenderNode]) {
    let first = nodes.count
    child.appendRenderNodes(to: &nodes)
    wrappers.wrap(
      &nodes, from: first, make: { makeWrapper() }, discard: { [weak self] in self?.discard($0) })
  }

  override package final var onlyTransparentChild: Element? { nil }
  override package var hasRenderNodes: Bool { child.hasRenderNodes }
}

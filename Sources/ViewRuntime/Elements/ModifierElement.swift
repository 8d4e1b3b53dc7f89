/// The element of a view with a modifier: stores the modifier's value and passes the view's nodes
/// through.
///
/// Values are passed down by address. A modified view contains everything that it modifies, so each
/// copy would retain every reference below; a changed modifier is exchanged for the former one.
///
/// - Complexity: an update with an equal modifier costs its comparison.
package class ModifierElement<Content, Modifier>:
  ViewElement<ModifiedContent<Content, Modifier>>
{
  @exclusivity(unchecked) package final var modifier: Modifier
  /// Mounted by the subclass in its `init`.
  @exclusivity(unchecked) package final var child: ViewElement<Content>!

  package init(_ modifier: Modifier, _ inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
  }

  /// Consumes a modifier in memory.
  package init(taking modifier: UnsafeMutablePointer<Modifier>, _ inputs: ViewInputs) {
    self.modifier = modifier.move()
    super.init(inputs)
  }

  /// Called when the modifier differs from `old`; the content has not been updated yet.
  package func modifierChanged(from old: Modifier) {}

  /// Called after the content was updated, when the modifier differs from `old`.
  package func contentUpdated(from old: Modifier) {}

  /// Called after the content was updated, whether or not the modifier differs.
  package func contentUpdated() {}

  override package final func update(_ view: ModifiedContent<Content, Modifier>) {
    var view = view
    update(taking: &view)
  }

  override package final func update(at new: UnsafePointer<ModifiedContent<Content, Modifier>>) {
    // Nothing is mutated: a mutable pointer is needed to get a part's address.
    let parts = ModifiedParts(UnsafeMutablePointer(mutating: new))
    if ValueComparison.areSame(parts.modifier, &modifier) {
      child.update(at: parts.content)
    } else {
      let old = modifier
      modifier = parts.modifier.pointee
      modifierChanged(from: old)
      child.update(at: parts.content)
      contentUpdated(from: old)
    }
    contentUpdated()
  }

  override package final func update(
    taking new: UnsafeMutablePointer<ModifiedContent<Content, Modifier>>
  ) {
    let parts = ModifiedParts(new)
    if ValueComparison.areSame(parts.modifier, &modifier) {
      child.update(taking: parts.content)
    } else {
      // Nothing is copied: the former value stays where the new one came from.
      swap(&modifier, &parts.modifier.pointee)
      modifierChanged(from: parts.modifier.pointee)
      child.update(taking: parts.content)
      contentUpdated(from: parts.modifier.pointee)
    }
    contentUpdated()
  }

  override package func appendRenderNodes(to nodes: inout [RenderNode]) {
    child.appendRenderNodes(to: &nodes)
  }
  override package var onlyTransparentChild: Element? { child }
  override package func forEachChild(_ visit: (Element) -> Void) { visit(child) }
}

/// The addresses of a modified view's parts.
///
/// Asking the language for a part's address looks up the metadata of the whole, for each modifier
/// of each update, although only the second part's offset is needed: fields are laid out one after
/// the other, each as close as its alignment allows.
struct ModifiedParts<Content, Modifier> {
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

/// The element of a modifier that puts its own node around each node of its content.
package class WrapperElement<Content, Modifier>:
  ModifierElement<Content, Modifier>, WrapperOwner
{
  @exclusivity(unchecked) package final var wrappers = Wrappers()

  /// Creates the node for one of the content's nodes, which becomes its first child.
  package func makeWrapper() -> RenderNode { RenderNode(self) }

  /// Called when a wrapper is no longer needed.
  package func discard(_ wrapper: RenderNode) {}

  override package func appendRenderNodes(to nodes: inout [RenderNode]) {
    let first = nodes.count
    child.appendRenderNodes(to: &nodes)
    wrappers.wrap(&nodes, from: first, make: { makeWrapper() }, owner: self)
  }

  override package final var onlyTransparentChild: Element? { nil }
  override package var hasRenderNodes: Bool { child.hasRenderNodes }
}

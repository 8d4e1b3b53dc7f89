/// A modifier that reports the nodes of its content for as long as the content lives.
@MainActor
package protocol PlacedModifier: PrimitiveModifier where Body == Never {
  associatedtype Place: ContentPlace where Place.Modifier == Self
}

/// The state of such a modifier for one identity.
@MainActor
package protocol ContentPlace: AnyObject {
  associatedtype Modifier
  /// Called when the content was mounted; its nodes follow.
  init(_ modifier: Modifier, _ runtime: ViewRuntime)
  func modifierChanged(from old: Modifier, to new: Modifier)
  /// The nodes of the content.
  var nodes: [RenderNode] { get set }
  /// Called when the content was covered or uncovered.
  func appearanceChanged()
  func willUnmount()
}

extension ContentPlace {
  package func appearanceChanged() {}
}

extension PlacedModifier {
  package static func makeElement<Content: View>(
    taking view: UnsafeMutablePointer<ModifiedContent<Content, Self>>, _ inputs: ViewInputs
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    PlacedElement(taking: ModifiedParts(view), inputs)
  }
}

private final class PlacedElement<Content: View, Modifier: PlacedModifier>:
  WrapperElement<Content, Modifier>
{
  private var place: Modifier.Place!

  init(taking view: ModifiedParts<Content, Modifier>, _ inputs: ViewInputs) {
    super.init(taking: view.modifier, inputs)
    child = mountElement(taking: view.content, eagerContentInputs)
    place = Modifier.Place(modifier, runtime)
  }

  override func modifierChanged(from old: Modifier) {
    place.modifierChanged(from: old, to: modifier)
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    super.appendRenderNodes(to: &nodes)
    place?.nodes = Array(wrappers.nodes)
  }

  override func setAppeared(_ appeared: Bool) {
    super.setAppeared(appeared)
    place?.appearanceChanged()
  }

  override func willUnmount() { place.willUnmount() }
}

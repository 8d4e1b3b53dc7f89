import DependencyGraph

/// One element's view. The closure that makes it has a tracking scope of its own (S5.9): what it
/// reads concerns this element only.
package final class ForEachItem<Datum, ID: Hashable, Content: View>: Element, IdentifiedElement {
  package let id: ID
  @exclusivity(unchecked) private var datum: Datum
  @exclusivity(unchecked) private var make: (Datum) -> Content
  @exclusivity(unchecked) private var tracking: TrackingScope!
  @exclusivity(unchecked) private var child: ViewElement<Content>!

  /// - Parameter type: knows whether a closure like this one was seen to read observable objects.
  init(
    _ id: ID, _ datum: Datum, _ make: @escaping (Datum) -> Content, _ type: ViewType,
    _ inputs: ViewInputs
  ) {
    self.id = id
    self.datum = datum
    self.make = make
    super.init(inputs)
    tracking = TrackingScope(self, type)
    withTemporaryValue(of: Content.self) { place in
      evaluate(into: place)
      child = mountElement(place.move(), childInputs)
    }
  }

  override package var identified: (any IdentifiedElement)? { self }
  package var elementID: String { "\(id)" }
  package var anyID: AnyHashable { AnyHashable(id) }

  func update(_ datum: Datum, _ make: @escaping (Datum) -> Content) {
    self.datum = datum
    self.make = make
    tracking.cancelPending()
    rerunContent()
  }

  override package func rerunContent() {
    withTemporaryValue(of: Content.self) { place in
      evaluate(into: place)
      child.update(taking: place)
      place.deinitialize(count: 1)
    }
  }

  private func evaluate(into place: UnsafeMutablePointer<Content>) {
    tracking.evaluate { place.initialize(to: make(datum)) }
  }

  override package func appendRenderNodes(to nodes: inout [RenderNode]) {
    child.appendRenderNodes(to: &nodes)
  }
  override package var hasRenderNodes: Bool { child.hasRenderNodes }
  override package func forEachChild(_ visit: (Element) -> Void) { visit(child) }
  override package func willUnmount() { tracking.close() }
}

/// An element that stands for one datum, for messages and recordings.
@MainActor
package protocol IdentifiedElement: Element {
  var elementID: String { get }
  /// What a picker or a list's selection takes when the view has no tag.
  var anyID: AnyHashable { get }
}

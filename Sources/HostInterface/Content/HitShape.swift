/// The area in which a node can be touched: a shape in its frame.
package struct HitShape: Hashable, Sendable {
  package var geometry: ShapeContent.Geometry
  /// Whether the even-odd rule determines what is inside.
  package var isEvenOdd: Bool

  package init(_ geometry: ShapeContent.Geometry, isEvenOdd: Bool = false) {
    self.geometry = geometry
    self.isEvenOdd = isEvenOdd
  }
}

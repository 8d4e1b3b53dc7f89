/// Where a node is touched: within a shape in its frame.
package struct HitShape: Hashable, Sendable {
  package var geometry: ShapeContent.Geometry
  /// Whether holes of the outline are outside, told by counting crossings.
  package var isEvenOdd: Bool

  package init(_ geometry: ShapeContent.Geometry, isEvenOdd: Bool = false) {
    self.geometry = geometry
    self.isEvenOdd = isEvenOdd
  }
}

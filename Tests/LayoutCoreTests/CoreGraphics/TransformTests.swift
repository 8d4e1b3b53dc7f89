import Foundation
import LayoutCore
import Testing

@Suite struct TransformTests {
  private func expectNear(_ a: CGPoint, _ b: CGPoint, location: SourceLocation = #_sourceLocation) {
    #expect(
      abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9, "\(a) is not \(b)", sourceLocation: location)
  }

  @Test("Steps of a transformation are prepended to those already there")
  func order() {
    let moved = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
    expectNear(CGPoint(x: 1, y: 0).applying(moved), CGPoint(x: 10, y: 1))
    let turned = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 10, y: 0)
    expectNear(CGPoint(x: 1, y: 0).applying(turned), CGPoint(x: 0, y: 11))
    expectNear(
      CGPoint(x: 1, y: 1).applying(CGAffineTransform.identity.scaledBy(x: 2, y: 3)),
      CGPoint(x: 2, y: 3))
  }

  @Test("An inverse undoes the transformation; one that cannot be inverted is unchanged")
  func inverse() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    let point = CGPoint(x: 4, y: -2)
    expectNear(point.applying(transform).applying(transform.inverted()), point)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(CGAffineTransform().isIdentity)
  }

  @Test("A rotated rectangle becomes its bounding box, and sizes are not translated")
  func shapes() {
    let rect = CGRect(x: 1, y: 2, width: 4, height: 2)
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    let turned = rect.applying(quarter)
    expectNear(turned.origin, CGPoint(x: -4, y: 1))
    #expect(abs(turned.width - 2) < 1e-9 && abs(turned.height - 4) < 1e-9)
    let moved = CGAffineTransform(translationX: 9, y: 9)
    #expect(rect.size.applying(moved) == rect.size)
    #expect(CGRect.null.applying(moved).isNull)
  }

  @Test("A projection does what its affine transformation does, and can be inverted")
  func projection() {
    let affine = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    var projection = ProjectionTransform(affine)
    let point = CGPoint(x: 4, y: -2)
    #expect(projection.isAffine && !projection.isIdentity)
    expectNear(point.applying(projection), point.applying(affine))
    projection.m13 = 0.01
    expectNear(point.applying(projection).applying(projection.inverted()), point)
    #expect(projection.concatenating(ProjectionTransform()) == projection)
  }
}

import SwiftUI
import Testing

struct CATransform3DTests {
  @Test("Translations, scales and rotations apply from last to first")
  func order() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 10, 20, 0)
    #expect(moved.m41 == 20 && moved.m42 == 60)
    let other = CATransform3DScale(CATransform3DMakeTranslation(10, 20, 0), 2, 3, 1)
    #expect(other.m41 == 10 && other.m11 == 2)
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
  }

  @Test("A rotation around the vertical axis narrows a view, and shrinks its far side")
  func turning() {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    transform = CATransform3DRotate(transform, .pi / 3, 0, 1, 0)
    let seen = ProjectionTransform(transform)
    #expect(abs(seen.m11 - 0.5) < 0.0001)
    #expect(!seen.isAffine && abs(seen.m13) > 0.001)
    let flat = ProjectionTransform(CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
    #expect(abs(flat.m12 - 1) < 0.0001 && flat.isAffine)
  }
}

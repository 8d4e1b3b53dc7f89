import Foundation
import LayoutCore
import Testing

struct CGRectFunctionsTests {
  @Test("Core Graphics' functions can be called and passed as values")
  func functions() {
    let rect = CGRectMake(1, 2, 3, 4)
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(CGRectGetMidX(rect) == 2.5)
    #expect(CGRectGetMaxY(rect) == 6)
    #expect([rect, CGRectMake(5, 5, 1, 1)].reduce(.null, CGRectUnion) == CGRectMake(1, 2, 5, 4))
    #expect(CGRectContainsPoint(rect, CGPointMake(2, 3)))
    #expect(!CGRectIntersectsRect(rect, CGRectOffset(rect, 10, 0)))
    let step = CGAffineTransformTranslate(CGAffineTransformMakeScale(2, 2), 1, 0)
    #expect(CGPointApplyAffineTransform(CGPointMake(1, 1), step) == CGPointMake(4, 2))
    #expect(
      CGAffineTransformIsIdentity(CGAffineTransformConcat(step, CGAffineTransformInvert(step))))
  }
}

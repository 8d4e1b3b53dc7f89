import Foundation
import LayoutCore
import Testing

struct BezierCurveTests {
  private let arch = BezierCurve(
    from: .zero, CGPoint(x: 5, y: 10), to: CGPoint(x: 10, y: 0))
  private let wave = BezierCurve(
    from: .zero, CGPoint(x: 0, y: 8), CGPoint(x: 8, y: 8), to: CGPoint(x: 8, y: 0))

  @Test("A curve begins and ends at its end points, and its middle is drawn to the control points")
  func points() {
    for curve in [arch, wave] { #expect(curve.point(at: 0) == .zero) }
    #expect(arch.point(at: 0.5) == CGPoint(x: 5, y: 5))
    #expect(arch.point(at: 1) == CGPoint(x: 10, y: 0))
    #expect(wave.point(at: 0.5) == CGPoint(x: 4, y: 6))
    #expect(wave.polygonLength == 24)
  }

  @Test("It is divided into as many pieces as requested, within the minimum and the maximum")
  func pieces() {
    #expect(wave.ends(ofAbout: 1, in: 4...200).count == 4)
    #expect(wave.ends(ofAbout: 7.9, in: 4...200).count == 7)
    #expect(wave.ends(ofAbout: 1e300, in: 4...200).count == 200)
    for wanted in [CGFloat.infinity, .nan] {
      #expect(wave.ends(ofAbout: wanted, in: 4...200) == [CGPoint(x: 8, y: 0)])
    }
  }
}

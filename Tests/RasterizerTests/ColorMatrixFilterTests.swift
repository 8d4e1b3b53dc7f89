import Foundation
import HostInterface
import Testing

@testable import Rasterizer

/// The matrix of `hue-rotate` in SVG and CSS, with the numbers from the specification.
struct ColorMatrixFilterTests {
  private func turned(_ color: SIMD4<Float>, degrees: Double) -> SIMD4<Float>? {
    ColorMatrixFilter(.hueRotation(degrees * .pi / 180)) { _ in .one }?.apply(color)
  }

  private func isNear(_ a: SIMD4<Float>?, _ b: SIMD4<Float>) -> Bool {
    guard let a else { return false }
    return (0..<4).allSatisfy { abs(a[$0] - b[$0]) < 0.002 }
  }

  @Test("S14.18 Hues are rotated by the usual matrix, which keeps the luminance")
  func hues() {
    let red = SIMD4<Float>(1, 0, 0, 1)
    #expect(isNear(turned(red, degrees: 0), red))
    #expect(isNear(turned(red, degrees: 90), SIMD4(0, 0.356, 0, 1)))
    #expect(isNear(turned(red, degrees: 180), SIMD4(0, 0.426, 0.426, 1)))
    #expect(isNear(turned(SIMD4(0, 1, 0, 1), degrees: 90), SIMD4(0, 0.855, 1, 1)))
    #expect(isNear(turned(red, degrees: 360), red))
  }

  @Test(
    "S14.18 Grey has no hue to rotate, and the opacity is unchanged",
    arguments: [30.0, 90, 180, 270])
  func greys(degrees: Double) {
    let grey = SIMD4<Float>(0.25, 0.25, 0.25, 0.5)
    #expect(isNear(turned(grey, degrees: degrees), grey))
  }
}

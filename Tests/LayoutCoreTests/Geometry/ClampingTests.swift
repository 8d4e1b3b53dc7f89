import LayoutCore
import Testing

@Suite struct ClampingTests {
  @Test("A number within an integer's range loses only its fraction")
  func fits() {
    #expect(Int(clamping: 3.9) == 3)
    #expect(Int(clamping: -3.9) == -3)
    #expect(UInt8(clamping: 255.4) == 255)
    #expect(Int32(clamping: -0.0) == 0)
  }

  @Test(
    "A number out of range becomes the nearest integer, to which more can be added",
    arguments: [Double.infinity, 1e300, .greatestFiniteMagnitude])
  func clamps(_ huge: Double) {
    #expect(UInt8(clamping: huge) == 255)
    #expect(UInt8(clamping: -huge) == 0)
    #expect(Int32(clamping: huge) == .max)
    #expect(Int32(clamping: -huge) == .min)
    #expect(Int(clamping: huge) + 1 > 1 << 62)
    #expect(Int(clamping: -huge) - 1 < -(1 << 62))
  }

  @Test("NaN becomes zero, or the given default")
  func noNumber() {
    #expect(Int(clamping: Double.nan) == 0)
    #expect(Double.nan.clamped(to: 0...1, else: 0.5) == 0.5)
    #expect(Double.infinity.clamped(to: 0...1, else: 0.5) == 1)
    #expect((-1.0).clamped(to: 0...1, else: 0.5) == 0)
  }
}

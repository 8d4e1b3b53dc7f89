import Testing

/// `@Animatable`: its expansion, and its errors.
struct AnimatableMacroTests {
  @Test("Stored variables become the data; constants, computed, static and ignored ones do not")
  func members() {
    let expansion = Expansion(
      of: """
        @Animatable
        public struct Wave {
          var phase = 0.0
          var height: CGFloat { didSet {} }
          var a, b: Angle
          let count = 3
          static var shared = 1.0
          var twice: Double { phase * 2 }
          @AnimatableIgnored var isClosed = false
        }
        """)
    #expect(
      expansion.text.contains(
        "public nonisolated var animatableData: SwiftUI.AnimatablePair<Swift.Double.AnimatableData, "
          + "SwiftUI.AnimatablePair<CGFloat.AnimatableData, SwiftUI.AnimatablePair<"
          + "Angle.AnimatableData, Angle.AnimatableData>>> {"))
    #expect(expansion.text.contains("b.animatableData = newValue.second.second.second"))
    #expect(!expansion.text.contains("isClosed.animatableData"))
    #expect(!expansion.text.contains("twice.animatableData"))
    #expect(expansion.complaints.isEmpty)
  }

  @Test("A variable without an explicit type is an error")
  func types() {
    let expansion = Expansion(of: "@Animatable struct Wave { var angle = makeAngle() }")
    #expect(
      expansion.complaints == [
        "1: '@Animatable' has to know the type of 'angle'. Write it, or '@AnimatableIgnored' "
          + "before the variable."
      ])
  }
}

import SwiftUI
import Testing

@Animatable
private struct Wave: Shape {
  var phase: Double
  var corner: CGPoint
  var turn = 0.5
  @AnimatableIgnored var name: String

  func path(in rect: CGRect) -> Path { Path(rect) }
}

@Animatable
private struct Shift: ViewModifier {
  var distance: CGFloat

  func body(content: Content) -> some View { content.offset(x: distance) }
}

@Animatable
private struct Nothing {
  let count = 1
}

struct AnimatableUseTests {
  @Test("The data can be read and set")
  func data() {
    var wave = Wave(phase: 1, corner: CGPoint(x: 2, y: 3), name: "波")
    let half = wave.animatableData.scaled(by: 0.5)
    wave.animatableData = half
    #expect(wave.phase == 0.5 && wave.corner == CGPoint(x: 1, y: 1.5) && wave.turn == 0.25)
    #expect(wave.name == "波")
  }

  @Test("A modifier and a plain type become animatable")
  @MainActor func conformance() {
    let shift: any Animatable = Shift(distance: 3)
    #expect((shift as? Shift)?.animatableData == 3)
    #expect((Nothing() as Any) is any Animatable)
  }
}

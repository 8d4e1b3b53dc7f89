import Foundation
import SwiftUI
import Testing
import ViewValues

struct CurveTests {
  private func isClose(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9) -> Bool {
    abs(a - b) <= tolerance
  }

  private func gone(_ animation: Animation, _ time: Double, of way: Double = 100) -> Double? {
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    return animation.animate(value: way, time: time, context: &context)
  }

  @Test("Curves begin at 0 and end at 1 exactly")
  func ends() {
    let curves: [UnitCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut, .easeIn.inverse,
    ]
    for curve in curves {
      #expect(isClose(curve.value(at: 0), 0))
      #expect(isClose(curve.value(at: 1), 1))
    }
    #expect(UnitCurve.linear.value(at: 0.3) == 0.3)
    #expect(isClose(UnitCurve.easeInOut.value(at: 0.5), 0.5))
    #expect(isClose(UnitCurve.easeIn.value(at: 0.25), 1 - UnitCurve.easeOut.value(at: 0.75)))
    #expect(isClose(UnitCurve.circularEaseIn.value(at: 0.6), 0.2))
    #expect(isClose(UnitCurve.easeIn.inverse.value(at: UnitCurve.easeIn.value(at: 0.4)), 0.4))
  }

  @Test("A curve's velocity is its slope")
  func slopes() {
    for curve in [UnitCurve.easeIn, .easeOut, .easeInOut, .circularEaseInOut] {
      for x in [0.2, 0.4, 0.7] {
        let slope = (curve.value(at: x + 1e-5) - curve.value(at: x - 1e-5)) / 2e-5
        #expect(isClose(curve.velocity(at: x), slope, 1e-3))
      }
    }
  }

  @Test("A strongly damped spring reaches its target without invalid numbers")
  func overdamped() {
    let spring = Spring(duration: 0.5, bounce: -0.9)
    let values = stride(from: 0.0, through: 60, by: 0.25).map {
      spring.value(target: 1.0, initialVelocity: 0, time: $0)
    }
    #expect(values.allSatisfy { (0...1).contains($0) })
    #expect(values == values.sorted())
    #expect(values.last! > 0.999)
    #expect(spring.settlingDuration > 5 && spring.settlingDuration < 60)
  }

  @Test("A spring's constants agree, however it was created")
  func constants() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(isClose(spring.dampingRatio, 0.7))
    #expect(isClose(spring.bounce, 0.3))
    #expect(isClose(spring.response, 0.5))
    #expect(isClose(spring.stiffness, 16 * .pi * .pi))
    #expect(isClose(spring.damping, 2 * 0.7 * 4 * .pi))
    let same = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
    #expect(isClose(same.duration, 0.5))
    #expect(isClose(Spring(duration: 1, bounce: -0.5).dampingRatio, 2))
  }

  @Test("A spring's settling time is estimated like Apple's: by its amplitude, or in tenths")
  func settling() {
    #expect(isClose(Spring(duration: 0.5, bounce: 0.3).settlingDuration, 1.0447, 1e-3))
    #expect(isClose(Spring.smooth.settlingDuration, 0.8))
    #expect(isClose(Spring(duration: 1, bounce: -0.5).settlingDuration, 4.1, 0.11))
    #expect(Spring(duration: 1, bounce: 1).settlingDuration == .infinity)
    #expect(Spring.smooth.settlingDuration(target: 0.0001, epsilon: 0.001) == 0)
    let half = Spring(settlingDuration: 1, dampingRatio: 0.5)
    #expect(isClose(half.dampingRatio, 0.5))
    #expect(isClose(half.stiffness.squareRoot(), -2 * log(0.001 * 3.0.squareRoot())))
    let critical = Spring(settlingDuration: 2, dampingRatio: 3)
    #expect(isClose(critical.dampingRatio, 1))
    #expect(isClose(critical.value(target: 1, time: 2), 0.999, 1e-6))
  }

  @Test("A curve's velocity at its ends is known, and may be infinite for a circle")
  func endSlopes() {
    #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
    #expect(UnitCurve.easeIn.velocity(at: 1) == 0)
    #expect(UnitCurve.easeOut.velocity(at: 0) == 1)
    #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
    #expect(UnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
    #expect(UnitCurve.circularEaseInOut.velocity(at: 0.5) == .infinity)
    #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
    #expect(UnitCurve.linear.inverse == .linear)
  }

  @Test("Animations have descriptions")
  func descriptions() {
    #expect(Animation.default.description == "DefaultAnimation()")
    #expect(Animation.default.debugDescription == "AnyAnimator(SwiftUI.DefaultAnimation())")
    #expect(Animation.default.customMirror.description == "Mirror for Animation")
    #expect(Animation.default != .spring(response: 0.55, dampingFraction: 1))
    #expect(
      Animation.spring.description
        == "FluidSpringAnimation(response: 0.5, dampingFraction: 1.0, blendDuration: 0.0)")
    #expect(
      Animation.linear(duration: 2).description
        == "BezierAnimation(duration: 2.0, curve: SwiftUI.UnitCurve.CubicSolver("
        + "ax: -2.0, bx: 3.0, cx: 0.0, ay: -2.0, by: 3.0, cy: 0.0))")
    #expect(
      Animation.timingCurve(0.5, 0, 0.5, 1, duration: 1).description
        == "BezierAnimation(duration: 1.0, curve: SwiftUI.UnitCurve.CubicSolver("
        + "ax: 1.0, bx: -1.5, cx: 1.5, ay: -2.0, by: 3.0, cy: 0.0))")
    // The same in every run, whatever wraps it.
    for animation in [
      Animation.timingCurve(.circularEaseIn, duration: 1), .easeIn.delay(1), .easeOut.speed(2),
      .easeInOut.repeatForever(),
    ] {
      #expect(!animation.description.contains("unknown context"))
      #expect(!animation.debugDescription.contains("unknown context"))
    }
  }

  @Test("An angle and a unit point count 128 times")
  func magnified() {
    #expect(Angle(radians: 2).animatableData == 256)
    #expect(UnitPoint(x: 1, y: 0.5).animatableData == AnimatablePair(128, 64))
    var angle = Angle.zero
    angle.animatableData = 64
    #expect(angle.radians == 0.5)
  }

  @Test("Springs obey their equation of motion")
  func law() {
    for spring in [Spring.smooth, .bouncy, Spring(duration: 0.4, bounce: -0.4)] {
      for time in [0.05, 0.2, 0.6] {
        let step = 1e-4
        func value(_ time: Double) -> Double {
          spring.value(target: 10.0, initialVelocity: 3, time: time)
        }
        let speed = (value(time + step) - value(time - step)) / (2 * step)
        let push = (value(time + step) - 2 * value(time) + value(time - step)) / (step * step)
        let velocity = spring.velocity(target: 10.0, initialVelocity: 3, time: time)
        let force = spring.force(target: 10.0, position: value(time), velocity: velocity)
        #expect(isClose(velocity, speed, 1e-3))
        #expect(isClose(force, push, 0.05))
      }
      #expect(spring.value(target: 10.0, initialVelocity: 3, time: 0) == 0)
      #expect(isClose(spring.velocity(target: 10.0, initialVelocity: 3, time: 0), 3))
    }
    // Critically damped, half a second: 1 − (1 + ωt)·e^(−ωt), ω = 4π.
    let w = 4 * Double.pi
    #expect(isClose(Spring.smooth.value(target: 1, time: 0.1), 1 - (1 + w / 10) * exp(-w / 10)))
  }

  @Test("A spring advanced step by step is where it would be in one step")
  func updating() {
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<10 {
      Spring.bouncy.update(value: &value, velocity: &velocity, target: 50, deltaTime: 0.02)
    }
    #expect(isClose(value, Spring.bouncy.value(target: 50.0, time: 0.2), 1e-6))
    #expect(isClose(velocity, Spring.bouncy.velocity(target: 50.0, time: 0.2), 1e-6))
  }

  @Test("Delay, speed and repetition change a curve's timing")
  func changes() {
    let linear = Animation.linear(duration: 1)
    #expect(gone(linear, 0.25) == 25)
    #expect(gone(linear, 1) == nil)
    #expect(gone(linear.delay(0.5), 0.25) == 0)
    #expect(gone(linear.delay(0.5), 0.75) == 25)
    #expect(gone(linear.delay(0.5), 1.5) == nil)
    #expect(gone(linear.speed(2), 0.25) == 50)
    #expect(gone(linear.speed(2), 0.5) == nil)
    let twice = linear.repeatCount(2)
    #expect(gone(twice, 0.25) == 25)
    #expect(gone(twice, 1.25) == 75)
    #expect(gone(twice, 2) == nil)
    #expect(gone(linear.repeatCount(2, autoreverses: false), 1.25) == 25)
    #expect(gone(linear.repeatForever(), 1001.25) == 75)
    #expect(gone(linear.repeatForever(autoreverses: false), 1001.25) == 25)
  }

  @Test("Animations are equal if they move alike")
  func equality() {
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(Animation.linear != .easeIn)
    #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.easeIn.delay(1) == .easeIn.delay(1))
    #expect(Animation.easeIn.delay(1) != .easeIn.delay(2))
    #expect(Set([Animation.default, .default, .bouncy]).count == 2)
  }

  @Test("Vectors add, scale and interpolate")
  func vectors() {
    let a = AnimatablePair(1.0, AnimatablePair(CGFloat(2), Float(3)))
    let b = AnimatablePair(3.0, AnimatablePair(CGFloat(4), Float(5)))
    #expect(a + b == AnimatablePair(4, AnimatablePair(6, 8)))
    #expect(a.interpolated(towards: b, amount: 0.5) == AnimatablePair(2, AnimatablePair(3, 4)))
    #expect(a.scaled(by: 2).magnitudeSquared == 4 + 16 + 36)
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).animatableData.second.first == 3)
    #expect(EmptyAnimatableData() == .zero)
  }
}

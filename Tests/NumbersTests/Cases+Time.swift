import Combine
import SwiftUI

extension NumberCase {
  private static func moving(
    _ name: String, _ animation: @escaping (Double) -> Animation
  ) -> NumberCase {
    NumberCase(name) { Moving(animation: animation($0)) }
  }

  static let animations: [NumberCase] = [
    moving("linear(duration:)") { .linear(duration: $0) },
    moving("easeInOut(duration:)") { .easeInOut(duration: $0) },
    moving("timingCurve(_:_:_:_:)") { .timingCurve($0, $0, 1, $0, duration: 0.1) },
    moving("spring(response:)") { .spring(response: $0, dampingFraction: $0, blendDuration: $0) },
    moving("spring(duration:bounce:)") { .spring(duration: $0, bounce: $0) },
    moving("spring(bounce:)") { .spring(duration: 0.2, bounce: $0) },
    moving("interpolatingSpring") {
      .interpolatingSpring(mass: $0, stiffness: $0, damping: $0, initialVelocity: $0)
    },
    moving("interpolatingSpring(initialVelocity:)") {
      .interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: $0)
    },
    moving("bouncy, snappy, smooth") { .bouncy(duration: $0, extraBounce: $0) },
    moving("delay(_:)") { .linear(duration: 0.1).delay($0) },
    moving("speed(_:)") { .linear(duration: 0.1).speed($0) },
    moving("repeatCount(_:)") {
      .linear(duration: 0.01).repeatCount(Int(exactly: $0) ?? .max, autoreverses: true)
    },
    moving("repeatForever()") { .linear(duration: $0).repeatForever() },
    moving("repeatForever().speed()") { .spring(duration: 0.1).repeatForever().speed($0) },
    moving("logicallyComplete(after:)") { .linear(duration: 0.1).logicallyComplete(after: $0) },
    .call("Spring") { number in
      let spring = Spring(duration: number, bounce: number)
      let other = Spring(mass: number, stiffness: number, damping: number)
      return [
        spring.settlingDuration, other.settlingDuration, spring.value(target: number, time: 0.1),
        other.value(target: 1, time: number), spring.velocity(target: 1, time: number),
        Spring(settlingDuration: number, dampingRatio: number, epsilon: number).stiffness,
        Spring().settlingDuration(target: number, initialVelocity: number, epsilon: number),
      ]
    },
    .call("UnitCurve") { number in
      [
        UnitCurve.bezier(
          startControlPoint: UnitPoint(x: number, y: 0), endControlPoint: UnitPoint(x: 1, y: number)
        ).value(at: 0.3), UnitCurve.easeIn.value(at: number),
        UnitCurve.circularEaseIn.velocity(at: number),
      ]
    },
    NumberCase("KeyframeAnimator") { number in
      KeyframeAnimator(initialValue: 0.0, trigger: number) { value in
        Color.red.offset(x: value)
      } keyframes: { _ in
        LinearKeyframe(number, duration: 0.1)
        CubicKeyframe(1, duration: number)
        SpringKeyframe(number, duration: 0.1, spring: Spring(duration: number))
        MoveKeyframe(number)
      }
    },
    .call("KeyframeTimeline") { number in
      let timeline = KeyframeTimeline(initialValue: number) {
        LinearKeyframe(3, duration: number)
        SpringKeyframe(3, duration: number)
      }
      return [timeline.duration, timeline.value(time: number), timeline.value(progress: number)]
    },
    NumberCase("PhaseAnimator") { number in
      PhaseAnimator([0, number]) {
        Text("a").offset(x: $0)
      } animation: { _ in
        .linear(duration: number)
      }
    },
    NumberCase("animation(_:value:)") { number in
      Color.red.frame(width: number, height: 20).animation(.spring, value: number)
      Color.red.opacity(number).animation(.easeIn(duration: 0.1), value: number)
    },
  ]

  static let transitions: [NumberCase] = [
    NumberCase("scale, offset") { number in
      if number == 1 {
        Text("a").transition(.scale(scale: 2).combined(with: .opacity))
      } else {
        Text("b").transition(.scale(scale: number, anchor: UnitPoint(x: number, y: 0)))
        Text("c").transition(.offset(x: number, y: number))
        Text("d").transition(.move(edge: .leading).animation(.linear(duration: number)))
      }
    },
    NumberCase("removed by") { number in
      if number == 1 {
        Text("a").transition(.scale(scale: .infinity))
        Text("b").transition(.offset(x: .nan, y: 1e300))
        Text("c").transition(.modifier(active: Active(number: .nan), identity: Active(number: 1)))
      }
    },
  ]

  static let timers: [NumberCase] = [
    NumberCase("TimelineView(.periodic)") { number in
      // An interval of zero would be shown for an endless number of dates.
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: number)) { _ in
        Text("a")
      }
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: number), by: 60)) { _ in
        Text("a")
      }
    },
    NumberCase("TimelineView(.animation)") { number in
      TimelineView(.animation(minimumInterval: number)) { Text("\($0.date)") }
    },
    NumberCase("TimelineView(.explicit)") { number in
      TimelineView(.explicit([Date(timeIntervalSinceReferenceDate: number)])) { _ in Text("a") }
    },
    NumberCase("Timer.publish") { number in
      Received(publisher: Timer.publish(every: number, on: .main, in: .common).autoconnect())
    },
    NumberCase("debounce, throttle, delay, timeout") { number in
      let subject = Just(1)
      Received(publisher: subject.debounce(for: .seconds(number), scheduler: DispatchQueue.main))
      Received(publisher: subject.delay(for: .seconds(number), scheduler: RunLoop.main))
      Received(
        publisher: subject.throttle(
          for: .seconds(number), scheduler: DispatchQueue.main, latest: true))
      Received(publisher: subject.timeout(.seconds(number), scheduler: OperationQueue.main))
      Received(
        publisher: subject.collect(.byTime(DispatchQueue.main, .seconds(number))))
    },
    NumberCase("asyncAfter") { number in
      Text("a").onAppear {
        if number == number, abs(number) < 1e9 {
          DispatchQueue.main.asyncAfter(deadline: .now() + number) {}
        }
        // Foundation's timer does not accept NaN as an interval.
        guard number == number else { return }
        let timer = Timer(timeInterval: abs(number), repeats: true) { $0.invalidate() }
        timer.invalidate()
      }
    },
  ]

  static let gestures: [NumberCase] = [
    NumberCase("onLongPressGesture") {
      Color.red.onLongPressGesture(minimumDuration: $0, maximumDistance: $0) {}
    },
    NumberCase("LongPressGesture") { number in
      Color.red.gesture(
        LongPressGesture(minimumDuration: number, maximumDistance: number)
          .sequenced(before: DragGesture(minimumDistance: number)).onEnded { _ in })
    },
    NumberCase("DragGesture") { number in
      Color.red.gesture(
        DragGesture(minimumDistance: number).onChanged { _ in }.onEnded { _ in })
    },
    NumberCase("MagnifyGesture, RotateGesture") { number in
      Color.red.gesture(
        MagnifyGesture(minimumScaleDelta: number)
          .simultaneously(with: RotateGesture(minimumAngleDelta: .degrees(number))))
    },
    NumberCase("TapGesture") { number in
      Color.red.onTapGesture(count: Int(exactly: number) ?? .max) {}
      Color.blue.gesture(SpatialTapGesture(count: Int(exactly: number) ?? .min))
    },
    NumberCase("buttonRepeatBehavior, hover") { number in
      Button("a") {}.buttonRepeatBehavior(.enabled)
      Text("a").onContinuousHover { _ in }.frame(width: number)
    },
  ]
}

private struct Moving: View {
  let animation: Animation
  @State private var isOver = false

  var body: some View {
    Color.red.frame(width: isOver ? 50 : 10, height: 10).offset(x: isOver ? 20 : 0)
      .onTapGesture { withAnimation(animation) { isOver.toggle() } }
      .onAppear {
        withAnimation(animation) {
          isOver = true
        } completion: {
        }
      }
      .animation(animation, value: isOver)
  }
}

private struct Active: ViewModifier {
  let number: Double
  func body(content: Content) -> some View { content.frame(width: number).opacity(number) }
}

private struct Received<P: Publisher>: View where P.Failure == Never {
  let publisher: P
  var body: some View { Text("a").onReceive(publisher) { _ in } }
}

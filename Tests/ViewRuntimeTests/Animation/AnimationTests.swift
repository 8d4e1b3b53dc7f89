import Foundation
import SwiftUI
import Testing
import ViewTesting

/// A box whose appearance a button changes.
private struct Box: View {
  var animation: Animation?
  let change: (inout Looks) -> Void
  @State private var looks = Looks()

  struct Looks: Equatable {
    var width = 100.0
    var x = 0.0
    var opacity = 1.0
    var angle = Angle.zero
    var scale = 1.0
    var red = 0.0
    var count = 0
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("Change") { withAnimation(animation) { change(&looks) } }
      Color(red: looks.red, green: 0, blue: 0)
        .frame(width: looks.width, height: 20)
        .accessibilityIdentifier("box")
        .scaleEffect(looks.scale)
        .rotationEffect(looks.angle)
        .opacity(looks.opacity)
        .offset(x: looks.x)
      Text("\(looks.count)")
    }
    .frame(width: 640, height: 384, alignment: .topLeading)
  }
}

@MainActor
struct AnimationTests {
  private func box(
    _ animation: Animation?, _ change: @escaping (inout Box.Looks) -> Void
  ) throws -> (app: ViewTest, box: ViewTest.Element) {
    let app = ViewTest(Box(animation: animation, change: change))
    return (app, try app.element("box"))
  }

  @Test("S6.6 A frame changed in an animated transaction moves, exactly timed")
  func frames() async throws {
    let (app, box) = try box(.linear(duration: 1)) {
      $0.x = 200
      $0.width = 300
    }
    try app.tap("Change")
    #expect(box.frame.minX == 0)
    #expect(box.frame.width == 100)
    try await app.advance(by: .milliseconds(250))
    #expect(box.frame.minX == 50)
    #expect(box.frame.width == 150)
    try await app.advance(by: .milliseconds(500))
    #expect(box.frame.minX == 150)
    #expect(box.frame.width == 250)
    try await app.advance(by: .milliseconds(250))
    #expect(box.frame.minX == 200)
    #expect(box.frame.width == 300)
  }

  @Test("An animation runs the body of the change and none for its frames")
  func bodies() async throws {
    let (app, box) = try box(.linear(duration: 1)) {
      $0.opacity = 0.5
      $0.x = 40
    }
    try app.tap("Change")
    #expect(app.bodiesRun == ["Box"])
    try await app.advance(by: .milliseconds(500))
    #expect(app.bodiesRun == [])
    #expect(box.opacity == 0.75)
    try await app.advance(by: .seconds(1))
    #expect(app.bodiesRun == [])
    #expect(box.opacity == 0.5)
  }

  @Test("Opacity, rotation, scale and colour are interpolated")
  func looks() async throws {
    let (app, box) = try box(.linear(duration: 2)) {
      $0.angle = .degrees(90)
      $0.scale = 3
      $0.red = 1
    }
    try app.tap("Change")
    try await app.advance(by: .milliseconds(500))
    #expect(abs(box.rotation.degrees - 22.5) < 1e-9)
    #expect(box.scale.width == 1.5)
    #expect("\(box.content.leaf)".contains("rgba(0.25, 0.0, 0.0, 1.0)"))
  }

  @Test("Without an animation everything changes at once, and no clock runs")
  func none() async throws {
    let (app, box) = try box(nil) { $0.x = 80 }
    try app.tap("Change")
    #expect(box.frame.minX == 80)
    #expect(!app.isMoving)
  }

  @Test("The frame clock runs only while something moves")
  func clock() async throws {
    let (app, _) = try box(.linear(duration: 0.1)) { $0.x += 10 }
    #expect(!app.isMoving)
    try app.tap("Change")
    #expect(app.isMoving)
    try await app.advance(by: .milliseconds(100))
    #expect(!app.isMoving)
  }

  @Test("A second curve is added to the first one")
  func additive() async throws {
    let (app, box) = try box(.linear(duration: 1)) { $0.x = $0.x == 0 ? 100 : 0 }
    try app.tap("Change")
    try await app.advance(by: .milliseconds(500))
    #expect(box.frame.minX == 50)
    try app.tap("Change")
    #expect(box.frame.minX == 50)
    try await app.advance(by: .milliseconds(250))
    // The first still adds its velocity: it moves on by 25, and the second moves back by 25.
    #expect(box.frame.minX == 50)
    try await app.advance(by: .milliseconds(500))
    #expect(box.frame.minX == 25)
    try await app.advance(by: .milliseconds(250))
    #expect(box.frame.minX == 0)
  }

  @Test("A spring takes over the current position and velocity")
  func springs() async throws {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    let (app, box) = try box(.spring(spring)) { $0.x = $0.x == 0 ? 100 : 0 }
    try app.tap("Change")
    try await app.advance(by: .milliseconds(100))
    let place = spring.value(target: 100.0, time: 0.1)
    let speed = spring.velocity(target: 100.0, time: 0.1)
    #expect(abs(box.frame.minX - place) < 1e-9)
    try app.tap("Change")
    try await app.advance(by: .milliseconds(50))
    let after = place + spring.value(target: -place, initialVelocity: speed, time: 0.05)
    #expect(abs(box.frame.minX - after) < 1e-6)
    // It still moved on for a moment.
    #expect(after > place)
    try await app.advance(by: .seconds(3))
    #expect(box.frame.minX == 0)
    #expect(!app.isMoving)
  }

  @Test("An endless animation ends with the next animated change")
  func forever() async throws {
    struct Pulse: View {
      @State private var isOn = false

      var body: some View {
        VStack {
          Button("Go") {
            withAnimation(.linear(duration: 1).repeatForever()) { isOn = true }
          }
          Button("Stop") { withAnimation(.linear(duration: 0)) { isOn = false } }
          Text("Pulse").opacity(isOn ? 0.5 : 1).accessibilityIdentifier("pulse")
        }
      }
    }
    let app = ViewTest(Pulse())
    let pulse = try app.element("pulse")
    try app.tap("Go")
    try await app.advance(by: .milliseconds(1500))
    #expect(pulse.opacity == 0.75)
    try await app.advance(by: .milliseconds(60_250))
    #expect(abs(pulse.opacity - 0.875) < 1e-6)
    try app.tap("Stop")
    try await app.advance(by: .milliseconds(100))
    #expect(pulse.opacity == 1)
    #expect(!app.isMoving)
  }

  @Test("S6.6 animation(_:value:) animates its own view, not the movement of its parent")
  func implicit() async throws {
    struct Bar: View {
      @State private var width = 100.0

      var body: some View {
        VStack(spacing: 0) {
          Button("Grow") { width = 300 }
          Color.red.frame(width: width, height: 20).accessibilityIdentifier("bar")
            .animation(.linear(duration: 1), value: width)
        }
      }
    }
    let app = ViewTest(Bar())
    let bar = try app.element("bar")
    #expect(bar.frame.minX == 270)
    try app.tap("Grow")
    #expect(bar.frame.minX == 270)
    #expect(bar.frame.width == 100)
    try await app.advance(by: .milliseconds(500))
    #expect(bar.frame.minX == 220)
    #expect(bar.frame.width == 200)
    try await app.advance(by: .milliseconds(500))
    #expect(bar.frame.minX == 170)
    #expect(bar.frame.width == 300)
  }

  @Test("S6.6 disablesAnimations suppresses implicit animations only")
  func disabled() async throws {
    struct Fade: View {
      @State private var isOn = false

      var body: some View {
        VStack {
          Button("Quiet") {
            var transaction = Transaction()
            transaction.disablesAnimations = true
            withTransaction(transaction) { isOn.toggle() }
          }
          Button("Explicit") {
            var transaction = Transaction(animation: .linear(duration: 1))
            transaction.disablesAnimations = true
            withTransaction(transaction) { isOn.toggle() }
          }
          Text("A").opacity(isOn ? 0 : 1).accessibilityIdentifier("a")
            .animation(.linear(duration: 2), value: isOn)
        }
      }
    }
    let app = ViewTest(Fade())
    let text = try app.element("a")
    try app.tap("Quiet")
    #expect(text.opacity == 0)
    try app.tap("Explicit")
    try await app.advance(by: .milliseconds(500))
    #expect(text.opacity == 0.5)
  }

  @Test("S6.6 transaction(_:) changes the transaction of the views inside")
  func modifiers() async throws {
    struct Pair: View {
      @State private var x = 0.0

      var body: some View {
        VStack(alignment: .leading) {
          Button("Go") { withAnimation(.linear(duration: 1)) { x = 100 } }
          Text("a").offset(x: x).transaction { $0.animation = nil }
          Text("b").offset(x: x).transaction { $0.animation = $0.animation?.speed(2) }
          Text("c").offset(x: x).transaction(value: x) { $0.animation = $0.animation?.delay(0.25) }
          Text("d").animation(nil) { $0.offset(x: x) }
        }
        .frame(width: 640, height: 384, alignment: .topLeading)
      }
    }
    let app = ViewTest(Pair())
    try app.tap("Go")
    try await app.advance(by: .milliseconds(250))
    #expect(try app.element("a").frame.minX == 100)
    #expect(try app.element("b").frame.minX == 50)
    #expect(try app.element("c").frame.minX == 0)
    #expect(try app.element("d").frame.minX == 100)
  }

  @Test("S6.17 animation(_:) on an equatable view animates only changes of that view")
  func equatable() async throws {
    struct Bar: View, Equatable {
      var width: CGFloat
      var body: some View { Color.red.frame(width: width, height: 16).accessibilityLabel("bar") }
    }
    struct Bars: View {
      @State private var width: CGFloat = 100
      @State private var x: CGFloat = 0

      var body: some View {
        VStack(alignment: .leading) {
          Button("Width") { width += 100 }
          Button("Place") { x += 100 }
          Bar(width: width).animation(.linear(duration: 1)).offset(x: x)
          Text("a").animation(.linear(duration: 1)).offset(x: x)
        }
        .frame(width: 640, height: 384, alignment: .topLeading)
      }
    }
    let app = ViewTest(Bars())
    try app.tap("Width")
    try await app.advance(by: .milliseconds(500))
    #expect(try app.element("bar").frame.width == 150)
    try await app.advance(by: .milliseconds(500))
    #expect(try app.element("bar").frame.width == 200)
    try app.tap("Place")
    #expect(try app.element("bar").frame.minX == 100)
    #expect(try app.element("a").frame.minX == 100)
    #expect(!app.isMoving)
  }

  @Test("S3.7 A binding's animation applies to its writes")
  func bindings() async throws {
    struct Shift: View {
      @State private var isOn = false

      var body: some View {
        VStack(alignment: .leading) {
          Toggle("On", isOn: $isOn.animation(.linear(duration: 1)))
          Text("a").offset(x: isOn ? 100 : 0)
        }
        .frame(width: 640, height: 384, alignment: .topLeading)
      }
    }
    let app = ViewTest(Shift())
    try app.tap("On")
    try await app.advance(by: .milliseconds(750))
    #expect(try app.element("a").frame.minX == 75)
  }

  @Test("S2.11 Of two writes in one turn only the animated one is animated")
  func mixed() async throws {
    struct Two: View {
      @State private var x = 0.0

      var body: some View {
        VStack(alignment: .leading) {
          Button("Go") {
            x = 40
            withAnimation(.linear(duration: 1)) { x = 140 }
          }
          Text("a").offset(x: x)
        }
        .frame(width: 640, height: 384, alignment: .topLeading)
      }
    }
    let app = ViewTest(Two())
    try app.tap("Go")
    #expect(try app.element("a").frame.minX == 40)
    try await app.advance(by: .milliseconds(500))
    #expect(try app.element("a").frame.minX == 90)
  }

  @Test("A value changed by onAppear is animated in a new view, and again later")
  func valueInOnAppear() async throws {
    struct Pulsing: View {
      @State private var isLarge = false

      var body: some View {
        Color.red.frame(width: isLarge ? 100 : 50, height: 10).accessibilityIdentifier("pulse")
          .animation(
            .linear(duration: 1).repeatForever(autoreverses: true), value: isLarge
          )
          .onAppear { isLarge = true }
      }
    }
    struct Shown: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          if isShown { Pulsing() }
          PlainButton("show") { isShown = true }
        }
      }
    }
    for later in [false, true] {
      let app = later ? ViewTest(Shown()) : ViewTest(Pulsing())
      if later { try app.tap("show") }
      let pulse = try app.find(.identifier("pulse"))
      #expect(pulse.frame.width == 50)
      try await app.advance(by: .milliseconds(500))
      #expect(abs(pulse.frame.width - 75) < 2)
      try await app.advance(by: .seconds(1))
      #expect(abs(pulse.frame.width - 75) < 2)
    }
  }

  @Test("A change in onAppear is animated from the former value")
  func appearing() async throws {
    struct Rise: View {
      @State private var x = 0.0

      var body: some View {
        Text("a").offset(x: x)
          .frame(width: 640, height: 384, alignment: .topLeading)
          .onAppear { withAnimation(.linear(duration: 1)) { x = 100 } }
      }
    }
    let app = ViewTest(Rise())
    #expect(try app.element("a").frame.minX == 0)
    try await app.advance(by: .milliseconds(500))
    #expect(try app.element("a").frame.minX == 50)
  }
}

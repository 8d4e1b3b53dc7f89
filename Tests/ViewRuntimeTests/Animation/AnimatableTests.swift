import Foundation
import SwiftUI
import Testing
import ViewTesting

private struct Bar: Shape {
  var part: Double
  let log: Log

  nonisolated var animatableData: Double {
    get { part }
    set { part = newValue }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    MainActor.assumeIsolated { log("\(part)") }
    return Path(CGRect(x: 0, y: 0, width: rect.width * part, height: rect.height))
  }
}

@MainActor
struct AnimatableTests {
  @Test("A custom shape draws its path for each frame, and no body runs")
  func shapes() async throws {
    struct Meter: View {
      let log: Log
      @State private var part = 0.0

      var body: some View {
        VStack {
          Button("Fill") { withAnimation(.linear(duration: 1)) { part = 1 } }
          Bar(part: part, log: log).frame(width: 100, height: 20).accessibilityIdentifier("bar")
        }
      }
    }
    let log = Log()
    let app = ViewTest(Meter(log: log))
    try app.tap("Fill")
    _ = log.take()
    try await app.advance(by: .milliseconds(500))
    #expect(log.take().last == "0.5")
    #expect(app.bodiesRun == [])
    #expect("\(try app.element("bar").content.leaf)".contains("50.0"))
    try await app.advance(by: .milliseconds(500))
    #expect(log.take().last == "1.0")
  }

  @Test("Corner radii and trims are interpolated")
  func figures() async throws {
    struct Figures: View {
      @State private var isOn = false

      var body: some View {
        VStack {
          Button("Go") { withAnimation(.linear(duration: 1)) { isOn = true } }
          RoundedRectangle(cornerRadius: isOn ? 20 : 0).frame(width: 100, height: 40)
            .accessibilityIdentifier("round")
          Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 100, y: 0))
          }
          .trim(from: 0, to: isOn ? 1 : 0.5).stroke(.red)
          .frame(width: 100, height: 10).accessibilityIdentifier("line")
        }
      }
    }
    let app = ViewTest(Figures())
    try app.tap("Go")
    try await app.advance(by: .milliseconds(250))
    #expect("\(try app.element("round").content.leaf)".contains("roundedRectangle(5.0, 5.0"))
    #expect("\(try app.element("line").content.leaf)".contains("62.5"))
  }

  @Test("An animatable view runs its body with interpolated values")
  func views() async throws {
    let app = ViewTest(CounterScreen())
    try app.tap("Count")
    #expect(app.exists("0"))
    try await app.advance(by: .milliseconds(500))
    #expect(app.exists("50"))
    #expect(app.bodiesRun.contains("Rolling"))
    #expect(!app.bodiesRun.contains("CounterScreen"))
    try await app.advance(by: .milliseconds(500))
    #expect(app.exists("100"))
    try await app.advance(by: .seconds(1))
    #expect(app.bodiesRun == [])
  }

  @Test("An animatable modifier runs its body with interpolated values")
  func modifiers() async throws {
    struct Screen: View {
      @State private var value = 0.0

      var body: some View {
        Button("Go") { withAnimation(.linear(duration: 1)) { value = 10 } }
          .modifier(Badge(value: value))
      }
    }
    let app = ViewTest(Screen())
    try app.tap("Go")
    try await app.advance(by: .milliseconds(500))
    #expect(app.exists("5"))
  }

  @Test("A geometry effect transforms its view with interpolated values")
  func effects() async throws {
    struct Screen: View {
      @State private var value = CGFloat(0)

      var body: some View {
        VStack {
          Button("Go") { withAnimation(.linear(duration: 1)) { value = 8 } }
          Text("A").modifier(Shift(animatableData: value)).accessibilityIdentifier("a")
        }
      }
    }
    let app = ViewTest(Screen())
    try app.tap("Go")
    try await app.advance(by: .milliseconds(250))
    let element = try app.element("a")
    let effects = (element.parent?.content.effects ?? []) + element.content.effects
    let shifts = effects.compactMap { effect in
      if case .transform(let transform) = effect { transform.m31 } else { nil }
    }
    #expect(shifts == [2])
  }

  @Test("A custom animation computes the values itself")
  func custom() async throws {
    struct Steps: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> V? {
        time < 1 ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil
      }
    }
    struct Screen: View {
      @State private var x = 0.0

      var body: some View {
        VStack(alignment: .leading) {
          Button("Go") { withAnimation(Animation(Steps())) { x = 100 } }
          Text("a").offset(x: x)
        }
        .frame(width: 640, height: 384, alignment: .topLeading)
      }
    }
    let app = ViewTest(Screen())
    try app.tap("Go")
    try await app.advance(by: .milliseconds(600))
    #expect(try app.element("a").frame.minX == 50)
    try await app.advance(by: .milliseconds(400))
    #expect(try app.element("a").frame.minX == 100)
  }
}

private struct Rolling {
  var value: Double
}

extension Rolling: View, Animatable {
  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View { Text("\(Int(value.rounded()))") }
}

private struct CounterScreen: View {
  @State private var value = 0.0

  var body: some View {
    VStack {
      Button("Count") { withAnimation(.linear(duration: 1)) { value = 100 } }
      Rolling(value: value)
    }
  }
}

extension AnimatableTests {
  @Test("A view's frame in a test includes a custom effect")
  func shownFrame() throws {
    let view = Text("a").frame(width: 20, height: 20).accessibilityIdentifier("a")
      .modifier(Shift(animatableData: 30))
    let plain = try ViewTest(Text("a").frame(width: 20, height: 20).accessibilityIdentifier("a"))
      .element("a").frame
    #expect(try ViewTest(view).element("a").frame == plain.offsetBy(dx: 30, dy: 0))
  }
}

private struct Badge {
  var value: Double
}

extension Badge: ViewModifier, Animatable {
  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func body(content: Content) -> some View {
    VStack {
      content
      Text("\(Int(value))")
    }
  }
}

private struct Shift: GeometryEffect {
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: animatableData, y: 0))
  }
}

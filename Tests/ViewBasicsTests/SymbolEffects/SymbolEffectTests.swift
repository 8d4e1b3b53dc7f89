import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor
struct SymbolEffectTests {
  private struct Bell: View {
    @State private var count = 0
    @State private var isActive = false

    var body: some View {
      VStack {
        HStack {
          Image(systemName: "bell")
          Text("words")
        }
        .symbolEffect(.pulse, value: count)
        Image(systemName: "wifi").symbolEffect(.pulse.wholeSymbol, isActive: isActive)
        Image(systemName: "moon").symbolEffect(.disappear, isActive: isActive)
        Image(systemName: "sun.max").symbolEffectsRemoved().symbolEffect(.pulse, isActive: isActive)
        Button("Ring") { count += 1 }
        Button("Toggle") { isActive.toggle() }
      }
    }
  }

  private func opacity(_ app: ViewTest, _ symbol: String) throws -> Double {
    try app.find(.image(symbol)).opacity
  }

  @Test("A change of the value runs the effect once, only on symbols")
  func discrete() async throws {
    let app = ViewTest(Bell())
    #expect(try opacity(app, "bell") == 1)
    #expect(!app.isMoving)
    try app.tap("Ring")
    try await app.advance(by: .milliseconds(500))
    #expect(try abs(opacity(app, "bell") - 0.4) < 0.01)
    #expect(try app.find(.text("words")).opacity == 1)
    try await app.advance(by: .milliseconds(600))
    #expect(try opacity(app, "bell") == 1)
    try await app.advance(by: .milliseconds(500))
    #expect(try opacity(app, "bell") == 1)
  }

  @Test("An active effect repeats, an inactive one rests, and symbolEffectsRemoved stops it")
  func indefinite() async throws {
    let app = ViewTest(Bell())
    try app.tap("Toggle")
    try await app.advance(by: .milliseconds(2500))
    #expect(try abs(opacity(app, "wifi") - 0.4) < 0.01)
    #expect(try opacity(app, "sun max") == 1)
    try app.tap("Toggle")
    #expect(try opacity(app, "wifi") == 1)
  }

  @Test("A persistent effect transitions into its look and back")
  func lasting() async throws {
    let app = ViewTest(Bell())
    try app.tap("Toggle")
    try await app.advance(by: .seconds(2))
    #expect(app.findAll(.image("moon")).allSatisfy { $0.opacity < 0.01 })
    try app.tap("Toggle")
    try await app.advance(by: .seconds(2))
    #expect(try opacity(app, "moon") == 1)
  }

  @Test("Every effect and option can be written as in SwiftUI")
  func surface() {
    let image = Image(systemName: "star")
    let view = VStack {
      image.symbolEffect(.bounce.up.byLayer, options: .speed(2).repeat(3), value: 1)
      image.symbolEffect(.bounce.down.wholeSymbol, options: .nonRepeating, value: "a")
      image.symbolEffect(.variableColor.iterative.reversing.hideInactiveLayers)
      image.symbolEffect(.variableColor.cumulative.nonReversing.dimInactiveLayers, isActive: false)
      image.symbolEffect(.scale.up.byLayer, isActive: true)
      image.symbolEffect(.appear.up, isActive: true)
      image.symbolEffect(.wiggle.clockwise, options: .repeat(.periodic(2, delay: 1)))
      image.symbolEffect(.wiggle.custom(angle: .degrees(20)), options: .repeat(.continuous))
      image.symbolEffect(.rotate.counterClockwise.byLayer, options: .repeating)
      image.symbolEffect(.breathe.pulse, options: .default.speed(0.5))
      image.transition(.symbolEffect(.drawOn.byLayer)).symbolEffect(.drawOff, isActive: false)
      image.transition(.symbolEffect(.disappear)).contentTransition(.symbolEffect(.replace.downUp))
      image.transition(.symbolEffect)
      image.contentTransition(
        .symbolEffect(.replace.magic(fallback: .offUp), options: .repeat(1)))
      image.contentTransition(.symbolEffect(.automatic))
    }
    #expect(ViewTest(view).findAll(.image("star")).count >= 12)
  }
}

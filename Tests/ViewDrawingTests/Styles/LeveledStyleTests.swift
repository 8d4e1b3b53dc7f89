import HostInterface
import SwiftUI
import TestSupport
import Testing

@MainActor
struct LeveledStyleTests {
  @Test("Every style has weaker levels; those of the background stay opaque")
  func levels() {
    func fill(_ style: some ShapeStyle) -> Paint? {
      Screen { Rectangle().fill(style) }.shapes[0].fill
    }
    #expect(fill(Color.black.secondary) == .color(.rgba(0, 0, 0, 0.5)))
    #expect(fill(Color.black.tertiary) == .color(.rgba(0, 0, 0, 0.25)))
    #expect(fill(.background.secondary) == .color(.semantic(.secondaryBackground)))
    #expect(fill(.tint.quaternary) == .color(.semantic(.accent, opacity: 0.18)))
  }

  @Test("A perceptual gradient has the same ends and more stops between")
  func colorSpaces() {
    let gradient = Gradient(colors: [.red, .blue])
    func stops(_ style: some ShapeStyle) -> [Paint.Stop] {
      let screen = Screen { Rectangle().fill(style) }
      guard case .linearGradient(let stops, _, _) = screen.shapes[0].fill else { return [] }
      return stops
    }
    let plain = stops(gradient)
    let perceptual = stops(gradient.colorSpace(.perceptual))
    #expect(stops(gradient.colorSpace(.device)) == plain)
    #expect(perceptual.count > plain.count)
    #expect(perceptual.first == plain.first && perceptual.last == plain.last)
  }
}

import Foundation
import HostInterface
import SwiftUI
import TestSupport
import Testing

@MainActor
struct ColorTests {
  private func color(dark: Bool = false, _ color: Color) -> Paint? {
    Screen(dark: dark) { color }.shapes[0].fill
  }

  @Test("System colours have a light and a dark variant")
  func lightAndDark() {
    // Computed beforehand: the compiler takes seconds for quotients in these arguments.
    let (light, dark) = ([59.0, 48.0].map { $0 / 255 }, [69.0, 58.0].map { $0 / 255 })
    #expect(color(.red) == .color(.rgba(1, light[0], light[1], 1)))
    #expect(color(dark: true, .red) == .color(.rgba(1, dark[0], dark[1], 1)))
    #expect(color(.primary) == .color(.semantic(.primary)))
  }

  @Test("S7.6 colorScheme affects the subtree, including theme colours")
  func colorScheme() {
    let screen = Screen {
      VStack {
        Color.primary.environment(\.colorScheme, .dark)
        Color.primary
      }
    }
    #expect(
      screen.shapes.map(\.fill) == [.color(.rgba(1, 1, 1, 1)), .color(.semantic(.primary))])
  }

  @Test("Components are stored, and encoded, in single precision and linear light")
  func resolved() throws {
    typealias Space = Color.RGBColorSpace
    let cases: [(Space, Float, Float, Float, Float, String)] = [
      (.sRGB, 0.01, 0.02, 0.03, 0.04, "#0305080A"), (.sRGB, 0.3, 0.3, 0.3, 0.3, "#4C4C4C4D"),
      (.sRGB, 0.412, 0.508, 0.690, 0.748, "#6982B0BF"),
      (.sRGBLinear, 0.01, 0.02, 0.03, 0.04, "#1927300A"),
      (.displayP3, 0.3, 0.3, 0.3, 0.3, "#4D4C4C4D"),
      (.displayP3, 0.412, 0.508, 0.690, 0.748, "#6382B4BF"), (.displayP3, 1, 1, 1, 1, "#FFFFFFFF"),
    ]
    for (space, red, green, blue, opacity, text) in cases {
      let color = Color.Resolved(
        colorSpace: space, red: red, green: green, blue: blue, opacity: opacity)
      #expect(color.description == text)
      #expect(Color(color).resolve(in: EnvironmentValues()) == color)
    }
    let color = Color.Resolved(red: 1, green: 0, blue: 0.5)
    #expect(color.animatableData.first == 128)
    let data = try JSONEncoder().encode(color)
    #expect(try JSONDecoder().decode(Color.Resolved.self, from: data) == color)
  }

  @Test("Colours have descriptions")
  func descriptions() {
    #expect(Color.white.description == "white")
    #expect(Color.black.description == "black")
    #expect(Color.clear.description == "clear")
    #expect(Color.gray.description == "gray")
    #expect(Color.red.opacity(0.3).opacity(0.5).description == "50% 30% red")
    #expect(Color(red: 0.2, green: 0.4, blue: 0.8).description == "#3366CCFF")
  }

  @Test("Colours are created from components, greys and hues")
  func making() {
    #expect(color(Color(red: 0.1, green: 0.2, blue: 0.3)) == .color(.rgba(0.1, 0.2, 0.3, 1)))
    #expect(color(Color(white: 0.5, opacity: 0.25)) == .color(.rgba(0.5, 0.5, 0.5, 0.25)))
    #expect(
      color(Color(hue: 1.0 / 3, saturation: 1, brightness: 1)) == .color(.rgba(0, 1, 0, 1)))
    #expect(color(.white.opacity(0.5).opacity(0.5)) == .color(.rgba(1, 1, 1, 0.25)))
    #expect(
      color(.black.mix(with: .white, by: 0.5, in: .device)) == .color(.rgba(0.5, 0.5, 0.5, 1)))
  }

  @Test("A missing colour is reported")
  func missing() {
    let log = DiagnosticLog()
    #expect(color(Color("no such colour")) == .color(.semantic(.primary)))
    #expect(log.messages(.io, containing: "no such colour").count >= 1)
  }
}

import Foundation
import HostInterface
import SwiftUI
import Testing

@MainActor
struct ColorTests {
  private func color(dark: Bool = false, _ color: Color) -> Paint? {
    Screen(dark: dark) { color }.shapes[0].fill
  }

  @Test("System colours have a light and a dark tone")
  func lightAndDark() {
    #expect(color(.red) == .color(.rgba(1, 59.0 / 255, 48.0 / 255, 1)))
    #expect(color(dark: true, .red) == .color(.rgba(1, 69.0 / 255, 58.0 / 255, 1)))
    #expect(color(.primary) == .color(.semantic(.primary)))
  }

  @Test("S7.6 colorScheme concerns the subtree, theme colours included")
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

  @Test("Colours are made from parts, greys and hues")
  func making() {
    #expect(color(Color(red: 0.1, green: 0.2, blue: 0.3)) == .color(.rgba(0.1, 0.2, 0.3, 1)))
    #expect(color(Color(white: 0.5, opacity: 0.25)) == .color(.rgba(0.5, 0.5, 0.5, 0.25)))
    #expect(
      color(Color(hue: 1.0 / 3, saturation: 1, brightness: 1)) == .color(.rgba(0, 1, 0, 1)))
    #expect(color(.white.opacity(0.5).opacity(0.5)) == .color(.rgba(1, 1, 1, 0.25)))
    #expect(
      color(.black.mix(with: .white, by: 0.5, in: .device)) == .color(.rgba(0.5, 0.5, 0.5, 1)))
  }

  @Test("A colour that is not there is reported")
  func missing() {
    let log = DiagnosticLog()
    #expect(color(Color("no such colour")) == .color(.semantic(.primary)))
    #expect(log.messages(.io, containing: "no such colour").count >= 1)
  }
}

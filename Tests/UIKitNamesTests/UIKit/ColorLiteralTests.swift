import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor
struct ColorLiteralTests {
  private static let orange = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)

  @Test("A colour literal in Xcode is the colour with its components")
  func color() {
    #expect(Self.orange == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    let colors = [Color(#colorLiteral(red: 0, green: 0, blue: 1, alpha: 0.5)), Color(Self.orange)]
    #expect(colors[0].resolve(in: EnvironmentValues()).opacity == 0.5)
  }

  @Test("An image literal is one of the app's resources, and a file literal a URL")
  func resources() {
    let log = DiagnosticLog()
    let image: UIImage = #imageLiteral(resourceName: "no such picture")
    #expect(image.size == .zero)
    #expect(log.messages(.io, containing: "no such picture").count >= 1)
    // A missing image ends the program, in Foundation.
    let file: () -> URL = { #fileLiteral(resourceName: "cities.json") }
    #expect(type(of: file) == (() -> URL).self)
  }
}

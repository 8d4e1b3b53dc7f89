import Foundation
import HostInterface
import SwiftUI
import TestSupport
import Testing
import Timekeeping
import ViewTesting

private struct Enabled: View {
  @Environment(\.isEnabled) private var isEnabled
  var body: some View { Text(isEnabled ? "on" : "off") }
}

private struct Boxed: LabelStyle {
  @State private var mark = "!"
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text(mark)
      configuration.title
    }
  }
}

@MainActor
struct EnvironmentTests {
  @Test("S7.5 What an outer view disabled, an inner one cannot enable")
  func disabled() {
    let screen = Screen {
      VStack {
        Enabled()
        Enabled().disabled(true)
        VStack { Enabled().disabled(false) }.disabled(true)
      }
    }
    #expect(screen.strings == ["on", "off", "off"])
  }

  @Test("S7.6 A preferred colour scheme goes up to the presentation")
  func preferredColorScheme() {
    let screen = Screen {
      ColorSchemePresentation(
        content: VStack {
          Color.primary
          Text("a").preferredColorScheme(.dark)
        })
    }
    #expect(screen.shapes[0].fill == .color(.rgba(1, 1, 1, 1)))
  }

  @Test("A timer runs by itself, without the body being asked again")
  func timer() async throws {
    let start = TimeSource.current.date
    let app = ViewTest(Text(start, style: .timer).environment(\.timeZone, .gmt))
    let before = try app.find(.role(.text)).label
    try await app.advance(by: .seconds(90))
    let after = try app.find(.role(.text)).label
    #expect(before != after)
  }

  @Test("A label shows what its style asks for; the style has state of its own")
  func labels() {
    #expect(Screen { Label("a", systemImage: "star") }.strings == ["a"])
    #expect(Screen { Label("a", systemImage: "star") }.images.map(\.source) == [.symbol("star")])
    let titles = Screen { Label("a", systemImage: "star").labelStyle(.titleOnly) }
    #expect(titles.images.isEmpty)
    let icons = Screen { Label("a", systemImage: "star").labelStyle(.iconOnly) }
    #expect(icons.strings.isEmpty)
    #expect(Screen { Label("a", systemImage: "star").labelStyle(Boxed()) }.strings == ["!", "a"])
  }

  @Test("Symbols take their form and their size from the environment")
  func symbols() {
    let screen = Screen {
      Image(systemName: "star").symbolVariant(.fill).symbolVariant(.circle).imageScale(.large)
        .font(.system(size: 10))
    }
    #expect(screen.images[0].source == .symbol("star.circle.fill"))
    #expect(screen.images[0].font.size == 12.8)
  }

  @Test("An image that is not there is reported and shown as a question mark")
  func missingImage() {
    let log = DiagnosticLog()
    let screen = Screen { Image("no such image").resizable() }
    #expect(screen.images[0].source == .symbol("questionmark.square.dashed"))
    #expect(log.messages(.io, containing: "no such image").count >= 1)
  }

  @Test("A picture has the size that its header says")
  func picture() throws {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]
    bytes += [0, 0, 0, 40, 0, 0, 0, 20]
    let image = try #require(UIImage(data: Data(bytes)))
    #expect(image.size == CGSize(width: 40, height: 20))
    #expect(Screen { Image(uiImage: image) }.sizes == [CGSize(width: 40, height: 20)])
    let fitted = Screen(100, 100) { Image(uiImage: image).resizable().scaledToFit() }
    #expect(fitted.sizes == [CGSize(width: 100, height: 50)])
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
  }

  @Test("UIKit's colours are colours")
  func uiColors() {
    let screen = Screen {
      VStack {
        Color(.systemGray6)
        Color(UIColor.systemBackground)
        Color(uiColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1))
      }
    }
    let gray: Double = 242 / 255
    let expected: [Paint] = [
      .color(.rgba(gray, gray, 247 / 255, 1)), .color(.semantic(.background)),
      .color(.rgba(0, 0, 1, 1)),
    ]
    #expect(screen.shapes.compactMap(\.fill) == expected)
  }
}

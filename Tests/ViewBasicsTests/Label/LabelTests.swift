import HostInterface
import SwiftUI
import TestSupport
import Testing

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
struct LabelTests {
  @Test("A label shows what its style determines; the style has its own state")
  func labels() {
    #expect(Screen { Label("a", systemImage: "star") }.strings == ["a"])
    #expect(Screen { Label("a", systemImage: "star") }.images.map(\.source) == [.symbol("star")])
    let titles = Screen { Label("a", systemImage: "star").labelStyle(.titleOnly) }
    #expect(titles.images.isEmpty)
    let icons = Screen { Label("a", systemImage: "star").labelStyle(.iconOnly) }
    #expect(icons.strings.isEmpty)
    #expect(Screen { Label("a", systemImage: "star").labelStyle(Boxed()) }.strings == ["!", "a"])
  }
}

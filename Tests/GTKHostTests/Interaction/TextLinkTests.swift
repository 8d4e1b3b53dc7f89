#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("Links of texts in a window", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct TextLinkTests {
    struct Terms: View {
      @State private var opened = ""

      var body: some View {
        VStack {
          Text("[terms](https://example.org/terms)")
          Text(verbatim: "opened \(opened)")
        }
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened = url.lastPathComponent
            return .handled
          })
      }
    }

    @Test("S7.9 A click on a link goes to the openURL of its place")
    func click() throws {
      let stage = try Stage { Terms() }
      var frame: CGRect?
      stage.host.tree.root.forEachNode { node in
        if node.content.actions.contains(.followLink) { frame = node.absoluteFrame }
      }
      let place = try #require(frame)
      _ = stage.host.press(
        at: CGPoint(x: place.midX, y: place.midY), on: stage.host.mainSurface)
      stage.host.settle()
      #expect(stage.texts.contains("opened terms"))
    }
  }
#endif

import HostInterface
import SwiftUI
import TestSupport
import Testing

@MainActor
struct ContainerBackgroundTests {
  @Test("A screen's background fills it, whatever the size of its content")
  func screen() throws {
    let screen = Screen(200, 160) {
      Text("hello").containerBackground(.black, for: .navigation)
    }
    let index = try #require(screen.leaves.firstIndex { $0.content.leaf != .none })
    #expect(screen.frames[index].size == CGSize(width: 200, height: 160))
    #expect(screen.shapes[0].fill == .color(.rgba(0, 0, 0, 1)))
    #expect(screen.strings == ["hello"])
  }

  @Test("A widget's background is as large as the widget's view")
  func widget() throws {
    let screen = Screen(200, 160) {
      Text("hello").containerBackground(for: .widget) { Color.black }
    }
    #expect(screen.frames.allSatisfy { $0.width < 100 })
  }
}

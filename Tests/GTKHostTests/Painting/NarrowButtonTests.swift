#if GTK
  import Foundation
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("Titles of narrow buttons", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct NarrowButtonTests {
    /// The frame of a button's title, and of the button.
    private func frames(width: CGFloat?) throws -> (title: CGRect, button: CGRect) {
      let fixture = try HostFixture {
        Button("Cancel all") {}.keyboardShortcut(.cancelAction).frame(width: width)
      }
      let widget = try #require(fixture.button("Cancel all"))
      let node = try #require(fixture.host.nodesOfWidgets[widget].flatMap { fixture.host.tree[$0] })
      return (try #require(fixture.frame(ofText: "Cancel all")), node.absoluteFrame)
    }

    @Test("A button that is a little too narrow for its title has less space at its sides")
    func narrow() throws {
      let usual = try frames(width: nil)
      let narrow = try frames(width: usual.button.width - 12)
      #expect(narrow.title.width == usual.title.width)
      #expect(narrow.button.width == usual.button.width - 12)
      #expect(narrow.title.midX == narrow.button.midX)
      #expect(narrow.button.height == usual.button.height)
    }

    @Test("One with no room for its title keeps the usual space at its sides")
    func tooNarrow() throws {
      let usual = try frames(width: nil)
      let least = try frames(width: usual.button.width - 30)
      #expect(least.title.minX - least.button.minX == usual.title.minX - usual.button.minX)
    }
  }
#endif

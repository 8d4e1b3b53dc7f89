#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("Looks of the desktop", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct LooksTests {
    /// Whether anything is drawn darker than a button in a part of the window.
    private func isMarked(_ rect: CGRect, in stage: Stage) throws -> Bool {
      let surface = try stage.paint()
      defer { cairo_surface_destroy(surface) }
      let pixels = Pixels(surface)
      for y in Int(rect.minY)..<Int(rect.maxY) {
        for x in Int(rect.minX)..<Int(rect.maxX) where pixels[x, y].green < 120 { return true }
      }
      return false
    }

    @Test(
      "The mark of a menu stands where lines end",
      arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func menuMark(direction: LayoutDirection) throws {
      let stage = try Stage {
        Menu("More") { Button("One") {} }.environment(\.layoutDirection, direction)
      }
      let button = try #require(stage.nativeWidgets(ButtonWidget.self).first)
      let frame = try #require(stage.host.tree[button.id]).absoluteFrame
      let width: CGFloat = 16
      let left = CGRect(x: frame.minX + 14, y: frame.minY + 8, width: width, height: 18)
      let right = CGRect(x: frame.maxX - 30, y: frame.minY + 8, width: width, height: 18)
      let (end, label) = direction == .leftToRight ? (right, left) : (left, right)
      let text = try #require(stage.frame(ofText: "More"))
      #expect(!text.intersects(end) && text.intersects(label))
      #expect(try isMarked(end, in: stage))
    }

    @Test("Boxed lists are no wider than what is read with ease, in the middle of their window")
    func widest() throws {
      let stage = try Stage(width: 1200, height: 500) {
        Form {
          LabeledContent("Colour", value: "red")
          LabeledContent("Shape", value: "round")
        }
      }
      let label = try #require(stage.frame(ofText: "Colour"))
      let value = try #require(stage.frame(ofText: "red"))
      #expect(value.maxX - label.minX <= 600)
      #expect(abs((label.minX + value.maxX) / 2 - stage.host.canvas.width / 2) < 2)
    }

    struct Colors: View {
      var body: some View {
        NavigationStack {
          List(["red", "green"], id: \.self) { LabeledContent($0, value: "of \($0)") }
            .navigationTitle("Colours")
        }
      }
    }

    @Test("They are not wider either in a window that is made wider")
    func widened() throws {
      let stage = try Stage(width: 480, height: 400) { Colors() }
      stage.host.windowResized(stage.firstWindow, to: CGSize(width: 1200, height: 400))
      stage.host.settle()
      let label = try #require(stage.frame(ofText: "red"))
      let value = try #require(stage.frame(ofText: "of red"))
      #expect(value.maxX > 700)
      #expect(value.maxX - label.minX <= 600)
    }

    @Test("In a narrow window they take it all")
    func narrow() throws {
      let stage = try Stage(width: 360, height: 400) {
        Form { LabeledContent("Colour", value: "red") }
      }
      let label = try #require(stage.frame(ofText: "Colour"))
      let value = try #require(stage.frame(ofText: "red"))
      #expect(value.maxX - label.minX > 300)
    }
  }
#endif

#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("Scrolling", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct ScrollingTests {
    @Test("Arrow keys move from row to row")
    func rows() throws {
      let fixture = try HostFixture {
        List(selection: .constant(Set<Int>())) {
          ForEach(0..<5) { Text("row \($0)").tag($0) }
        }
      }
      let rows = fixture.nativeWidgets(ButtonWidget.self)
      #expect(rows.count == 5)
      gtk_widget_grab_focus(rows[0].widget)
      fixture.host.settle()
      #expect(fixture.host.moveAmongRows(by: 1))
      fixture.host.settle()
      #expect(fixture.host.focused == rows[1].id)
      #expect(fixture.host.moveAmongRows(by: -1))
      #expect(!fixture.host.moveAmongRows(by: -1))
    }

    struct Long: View {
      let count: Int
      var body: some View {
        List(0..<count, id: \.self) { number in
          VStack(alignment: .leading) {
            Text("Row \(number)")
            ForEach(0..<(number % 4), id: \.self) { Text("line \($0) 行") }
          }
        }
      }
    }

    private func list(_ fixture: HostFixture) throws -> HostTree.Node {
      var found: HostTree.Node?
      fixture.host.tree.root.forEachNode { if found == nil, $0.isScrollContainer { found = $0 } }
      return try #require(found)
    }

    @Test(
      "With 100,000 rows of varying height, a frame of scrolling costs the same everywhere")
    func manyRows() throws {
      let fixture = try HostFixture { Long(count: 100_000) }
      let view = try list(fixture)
      var frames: [Double] = []
      for step in 0..<120 {
        // A page at a time, and now and then to the other end of the list.
        let target =
          step % 40 == 39 ? Double(step) * 30_000 : fixture.host.scrollOffset(of: view).y + 180
        fixture.host.scroll(view, to: CGPoint(x: 0, y: target))
        let start = DispatchTime.now().uptimeNanoseconds
        fixture.host.flush()
        fixture.host.place(fixture.host.mainSurface)
        _ = try fixture.paint()
        frames.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
      }
      frames.sort()
      print(
        "100,000 rows: a scrolled frame takes \(frames[60]) ms in the middle, \(frames[114]) ms at worst"
      )
      // Only widgets for the visible rows.
      #expect(fixture.host.nativeWidgets.count < 200)
      #expect(frames[60] < 100)
    }

    @Test("Two steps of the wheel before a frame add up")
    func turns() throws {
      let fixture = try HostFixture { Long(count: 500) }
      let view = try list(fixture)
      fixture.host.scroll(view, by: CGPoint(x: 0, y: 60))
      fixture.host.scroll(view, by: CGPoint(x: 0, y: 60))
      fixture.host.settle()
      #expect(fixture.host.scrollOffset(of: view).y == 120)
    }

    @Test("The scroll bar can be dragged, and its thumb follows")
    func bar() throws {
      let fixture = try HostFixture { Long(count: 500) }
      let view = try list(fixture)
      let frame = view.absoluteFrame
      let bar = try #require(ScrollBar(view, in: frame, isVertical: true))
      let grip = CGPoint(x: bar.thumb.midX, y: bar.thumb.midY)
      #expect(fixture.host.scrollBar(at: grip, on: fixture.host.mainSurface) != nil)
      fixture.host.press(bar, at: grip)
      guard case .scrollBar(let drag) = fixture.host.pointer.drag else {
        Issue.record("The thumb is not held.")
        return
      }
      fixture.host.drag(drag, to: CGPoint(x: grip.x, y: grip.y + frame.height / 2))
      fixture.host.settle()
      let moved = try #require(ScrollBar(view, in: frame, isVertical: true))
      #expect(fixture.host.scrollOffset(of: view).y > 1000)
      #expect(abs(moved.thumb.minY - bar.thumb.minY - frame.height / 2) < 12)
    }

    @Test("From right to left the scroll bar is at the left edge")
    func mirroredBar() throws {
      let fixture = try HostFixture {
        Long(count: 500).environment(\.layoutDirection, .rightToLeft)
      }
      let view = try list(fixture)
      let frame = view.absoluteFrame
      let bar = try #require(ScrollBar(view, in: frame, isVertical: true))
      #expect(bar.track.minX == frame.minX && bar.mark.maxX < bar.track.midX + 2)
      let grip = CGPoint(x: bar.thumb.midX, y: bar.thumb.midY)
      #expect(fixture.host.scrollBar(at: grip, on: fixture.host.mainSurface) != nil)
      let other = CGPoint(x: frame.maxX - 4, y: grip.y)
      #expect(fixture.host.scrollBar(at: other, on: fixture.host.mainSurface) == nil)
    }

    @Test("A click beside the thumb scrolls by a page")
    func page() throws {
      let fixture = try HostFixture { Long(count: 500) }
      let view = try list(fixture)
      let bar = try #require(ScrollBar(view, in: view.absoluteFrame, isVertical: true))
      fixture.host.press(bar, at: CGPoint(x: bar.thumb.midX, y: bar.track.maxY - 2))
      fixture.host.settle()
      #expect(abs(fixture.host.scrollOffset(of: view).y - view.frame.height * 0.9) < 1)
    }

    @Test("A flung scroll view slows down and comes to rest")
    func momentum() throws {
      let fixture = try HostFixture { Long(count: 500) }
      let view = try list(fixture)
      fixture.host.fling(
        round: view.children.first, velocity: CGPoint(x: 0, y: 2000), on: fixture.host.mainSurface)
      #expect(fixture.host.momentum != nil)
      fixture.run(until: { fixture.host.momentum == nil }, seconds: 6)
      #expect(fixture.host.momentum == nil)
      #expect(fixture.host.scrollOffset(of: view).y > 200)
    }
  }
#endif

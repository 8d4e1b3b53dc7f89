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
    @Test("Arrows go from row to row")
    func rows() throws {
      let stage = try Stage {
        List(selection: .constant(Set<Int>())) {
          ForEach(0..<5) { Text("row \($0)").tag($0) }
        }
      }
      let rows = stage.nativeWidgets(ButtonWidget.self)
      #expect(rows.count == 5)
      gtk_widget_grab_focus(rows[0].widget)
      stage.host.settle()
      #expect(stage.host.moveAmongRows(by: 1))
      stage.host.settle()
      #expect(stage.host.focused == rows[1].id)
      #expect(stage.host.moveAmongRows(by: -1))
      #expect(!stage.host.moveAmongRows(by: -1))
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

    private func list(_ stage: Stage) throws -> HostTree.Node {
      var found: HostTree.Node?
      stage.host.tree.root.forEachNode { if found == nil, $0.isScrollContainer { found = $0 } }
      return try #require(found)
    }

    @Test(
      "A hundred thousand rows of varying height: a frame of scrolling costs the same everywhere")
    func manyRows() throws {
      let stage = try Stage { Long(count: 100_000) }
      let view = try list(stage)
      var frames: [Double] = []
      for step in 0..<120 {
        // A page at a time, and now and then to another end of the list.
        let target =
          step % 40 == 39 ? Double(step) * 30_000 : stage.host.scrollOffset(of: view).y + 180
        stage.host.scroll(view, to: CGPoint(x: 0, y: target))
        let start = DispatchTime.now().uptimeNanoseconds
        stage.host.flush()
        stage.host.place(stage.host.mainSurface)
        _ = try stage.paint()
        frames.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
      }
      frames.sort()
      print(
        "100,000 rows: a scrolled frame takes \(frames[60]) ms in the middle, \(frames[114]) ms at worst"
      )
      // The widgets of what is seen, and no more.
      #expect(stage.host.nativeWidgets.count < 200)
      #expect(frames[60] < 100)
    }

    @Test("Two turns of the wheel before a frame add up")
    func turns() throws {
      let stage = try Stage { Long(count: 500) }
      let view = try list(stage)
      stage.host.scroll(view, by: CGPoint(x: 0, y: 60))
      stage.host.scroll(view, by: CGPoint(x: 0, y: 60))
      stage.host.settle()
      #expect(stage.host.scrollOffset(of: view).y == 120)
    }

    @Test("The bar is dragged, and its thumb goes along")
    func bar() throws {
      let stage = try Stage { Long(count: 500) }
      let view = try list(stage)
      let frame = view.absoluteFrame
      let bar = try #require(ScrollBar(view, in: frame, isVertical: true))
      let grip = CGPoint(x: bar.thumb.midX, y: bar.thumb.midY)
      #expect(stage.host.scrollBar(at: grip, on: stage.host.mainSurface) != nil)
      stage.host.press(bar, at: grip)
      guard case .scrollBar(let drag) = stage.host.pointer.drag else {
        Issue.record("The thumb is not held.")
        return
      }
      stage.host.drag(drag, to: CGPoint(x: grip.x, y: grip.y + frame.height / 2))
      stage.host.settle()
      let moved = try #require(ScrollBar(view, in: frame, isVertical: true))
      #expect(stage.host.scrollOffset(of: view).y > 1000)
      #expect(abs(moved.thumb.minY - bar.thumb.minY - frame.height / 2) < 12)
    }

    @Test("A press beside the thumb turns a page")
    func page() throws {
      let stage = try Stage { Long(count: 500) }
      let view = try list(stage)
      let bar = try #require(ScrollBar(view, in: view.absoluteFrame, isVertical: true))
      stage.host.press(bar, at: CGPoint(x: bar.thumb.midX, y: bar.track.maxY - 2))
      stage.host.settle()
      #expect(abs(stage.host.scrollOffset(of: view).y - view.frame.height * 0.9) < 1)
    }

    @Test("What is flung goes on, slower and slower, and comes to rest")
    func momentum() throws {
      let stage = try Stage { Long(count: 500) }
      let view = try list(stage)
      stage.host.fling(
        round: view.children.first, velocity: CGPoint(x: 0, y: 2000), on: stage.host.mainSurface)
      #expect(stage.host.momentum != nil)
      stage.run(until: { stage.host.momentum == nil }, seconds: 6)
      #expect(stage.host.momentum == nil)
      #expect(stage.host.scrollOffset(of: view).y > 200)
    }
  }
#endif

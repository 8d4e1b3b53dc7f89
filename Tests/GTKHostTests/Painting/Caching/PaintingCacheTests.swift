#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import SeededRandom
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("Painting is cached", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct PaintingCacheTests {
    struct Busy: View {
      let count: Int
      @State private var number = 0
      @State private var isFaint = false
      @State private var extra = 0
      @State private var isOff = false
      var body: some View {
        VStack(spacing: 2) {
          HStack {
            Button("Count") { number += 1 }
            Button("Faint") { isFaint.toggle() }
            Button("More") { extra += 1 }
            Button("Off") { isOff.toggle() }
          }
          Text("number \(number)")
          ScrollView {
            VStack(alignment: .leading, spacing: 0) {
              ForEach(0..<(count + extra), id: \.self) { row in
                HStack {
                  Circle().fill(.red).frame(width: 8, height: 8)
                  Text(row % 7 == 3 ? "row \(row) is \(number)" : "row \(row)")
                }
                .opacity(isFaint && row.isMultiple(of: 2) ? 0.4 : 1)
              }
            }
          }
          .disabled(isOff)
        }
      }
    }

    private func picture(_ fixture: HostFixture) throws -> Data {
      let surface = try fixture.paint()
      defer { cairo_surface_destroy(surface) }
      cairo_surface_flush(surface)
      let length =
        Int(cairo_image_surface_get_stride(surface) * cairo_image_surface_get_height(surface))
      return Data(bytes: cairo_image_surface_get_data(surface), count: length)
    }

    /// Whether the picture composed of cached paintings equals a fresh painting.
    private func check(_ fixture: HostFixture, _ action: String) throws {
      let kept = try picture(fixture)
      fixture.host.pictures.forgetAll()
      #expect(try picture(fixture) == kept, "after \(action)")
    }

    struct Tabs: View {
      var body: some View {
        TabView {
          Tab("One", systemImage: "star") {
            NavigationStack {
              List(["Ada", "Bo"], id: \.self) { NavigationLink($0) { Text("there") } }
                .navigationTitle("Names")
            }
          }
          Tab("Two", systemImage: "leaf") { Text("two") }
        }
      }
    }

    @Test(
      "A view whose look changes is painted, whatever contains it",
      arguments: ["Bo", "Two"])
    func looks(name: String) throws {
      let fixture = try HostFixture { Tabs() }
      fixture.rest()
      let button = try #require(fixture.button(name))
      for _ in 0..<2 {
        let former = fixture.host.pictures.painted
        gtk_widget_set_state_flags(button, GTK_STATE_FLAG_PRELIGHT, 0)
        gtk_widget_queue_draw(button)
        fixture.rest()
        #expect(fixture.host.pictures.painted > former)
      }
    }

    @Test(
      "After each change the picture equals one that is painted from scratch", arguments: [20, 300])
    func changes(count: Int) throws {
      let fixture = try HostFixture { Busy(count: count) }
      let scroll = try #require(firstScrollView(fixture))
      try check(fixture, "the start")
      var generator = SeededGenerator(seed: 7)
      for step in 0..<40 {
        let action = ["Count", "Faint", "More", "Off", "scroll"].randomElement(using: &generator)!
        if action == "scroll" {
          let y = Double.random(in: 0..<400, using: &generator)
          fixture.host.send(.scroll(scroll, CGPoint(x: 0, y: step % 2 == 0 ? y.rounded() : y)))
          fixture.host.settle()
        } else {
          fixture.press(try #require(fixture.button(action)))
        }
        try check(fixture, "\(action), step \(step)")
      }
    }

    private func firstScrollView(_ fixture: HostFixture) -> NodeID? {
      var found: NodeID?
      fixture.host.tree.root.forEachNode { if found == nil, $0.isScrollContainer { found = $0.id } }
      return found
    }

    struct Blinking: View {
      let count: Int
      var body: some View {
        VStack {
          Number()
          VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("text \($0)") } }
            .frame(height: 100, alignment: .top)
            .clipped()
        }
      }
    }

    struct Number: View {
      @State private var number = 0
      var body: some View {
        Button("Count") { number += 1 }
        Text("\(number % 10)")
      }
    }

    @Test("If one number changes, nothing else is painted, placed or measured")
    func blinking() throws {
      let fixture = try HostFixture { Blinking(count: 2000) }
      _ = try picture(fixture)
      let before = fixture.host.counts
      fixture.press(try #require(fixture.button("Count")))
      #expect(fixture.texts.contains("1"))
      _ = try picture(fixture)
      // The ancestors: the column, the stack, the window.
      #expect(fixture.host.counts.painted - before.painted <= 24)
      #expect(fixture.host.counts.placed - before.placed <= 4)
    }

    struct Among: View {
      let count: Int
      var body: some View {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { index in
            if index == count / 2 { Number() } else { Text("text \(index)") }
          }
        }
        .frame(height: 100)
        .clipped()
      }
    }

    /// Returns how many pictures one change visits.
    private func visited(among count: Int) throws -> Int {
      let fixture = try HostFixture { Among(count: count) }
      _ = try picture(fixture)
      let before = fixture.host.pictures.visited
      fixture.press(try #require(fixture.button("Count")))
      #expect(fixture.texts.contains("1"))
      _ = try picture(fixture)
      return fixture.host.pictures.visited - before
    }

    @Test("Changing a number among 3,000 texts visits hardly more pictures than among 100")
    func siblings() throws {
      let (few, many) = (try visited(among: 100), try visited(among: 3_000))
      #expect(Double(many) <= Double(few) * 1.3, "\(few) and \(many)")
    }

    struct Growing: View {
      @State private var isLong = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("Grow") { isLong.toggle() }
          Text(isLong ? "A line that is a good deal longer" : "A line")
          ForEach(0..<100, id: \.self) { Text("\($0)") }
        }
        .opacity(0.9)
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(height: 200, alignment: .top)
        .clipped()
      }
    }

    @Test("When a container gets wider, unmoved views inside it are not placed again")
    func growing() throws {
      let fixture = try HostFixture { Growing() }
      let before = fixture.host.counts.placed
      fixture.press(try #require(fixture.button("Grow")))
      #expect(fixture.texts.contains { $0.hasSuffix("longer") })
      #expect(fixture.host.counts.placed - before <= 4)
    }

    /// The processor time for one change, up to the composed picture of the window; the minimum of
    /// several runs, so that other load does not count.
    private func cost(_ count: Int) throws -> Double {
      let fixture = try HostFixture { Blinking(count: count) }
      let button = try #require(fixture.button("Count").flatMap { fixture.host.nodesOfWidgets[$0] })
      func change() {
        fixture.host.send(.activate(button))
        fixture.host.flush()
        fixture.host.place(fixture.host.mainSurface)
        let snapshot = gtk_snapshot_new()!
        SnapshotPainter(snapshot, fixture.host.mainSurface).paint(fixture.host.tree.root, at: .zero)
        gtk_snapshot_free_to_node(snapshot).map { gsk_render_node_unref($0) }
      }
      for _ in 0..<5 { change() }
      return (0..<40).map { _ in
        let before = processorTime
        change()
        return processorTime - before
      }.min()!
    }

    private var processorTime: Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    @Test("A number that blinks among 10,000 texts costs at most 1.5 times as much as among 100")
    func ratio() throws {
      let (few, many) = (try cost(100), try cost(10_000))
      #expect(many < few * 1.5, "\(few * 1e6) and \(many * 1e6) microseconds")
    }
  }
#endif

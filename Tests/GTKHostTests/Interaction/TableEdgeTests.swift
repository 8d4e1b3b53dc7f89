#if GTK
  import CAdw
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("The headers of a table", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct TableEdgeTests {
    struct Person: Identifiable {
      let id: Int
      let name: String
      let town: String
    }

    struct People: View {
      let people = [Person(id: 1, name: "Ada of Lovelace", town: "London")]
      var body: some View {
        Table(people) {
          TableColumn("Name", value: \.name)
          TableColumn("Town", value: \.town)
        }
      }
    }

    private func start(of head: String, _ fixture: HostFixture) throws -> CGFloat {
      try #require(fixture.frame(ofText: head)).minX
    }

    @Test("Dragging the line behind a header resizes its column; a double click fits it")
    func edge() throws {
      let fixture = try HostFixture(width: 480) { People() }
      fixture.rest()
      let before = try start(of: "Town", fixture)
      let head = try #require(fixture.frame(ofText: "Town"))
      let place = CGPoint(x: before - 8, y: head.midY)
      let (host, surface) = (fixture.host, fixture.host.mainSurface!)
      #expect(host.press(at: place, on: surface))
      let moved = CGPoint(x: place.x - 60, y: place.y)
      host.tell(try #require(host.surfaces[.root]?.hit(place)?.actor?.id), .moved, moved)
      host.release(at: moved, on: surface)
      host.settle()
      let dragged = try start(of: "Town", fixture)
      #expect(dragged < before - 40)
      let line = CGPoint(x: dragged - 8, y: head.midY)
      for count in [1, 2] {
        host.pointer.pressCount = count
        #expect(host.press(at: line, on: surface))
        host.release(at: line, on: surface)
      }
      host.settle()
      #expect(try start(of: "Town", fixture) == before)
    }

    struct Asking: View {
      @State private var chosen: Int?
      @State private var isAsking = false
      var body: some View {
        Button("Ask") { isAsking = true }.alert("Sure?", isPresented: $isAsking) {}
        Table([Person(id: 1, name: "Ada", town: "London")], selection: $chosen) {
          TableColumn("Name", value: \.name)
          TableColumn("Town", value: \.town)
        }
        List(["One", "Two"], id: \.self) { word in NavigationLink(word) { Text(word) } }
      }
    }

    @Test("Views behind a dialog keep their place, and GTK does not warn")
    func behind() throws {
      let former = Complaints.heard.count
      let fixture = try HostFixture { Asking() }
      fixture.rest()
      fixture.press(try #require(fixture.button("Ask")))
      fixture.rest()
      let question = try #require(fixture.surfaces(DialogSurface.self).first)
      adw_message_dialog_response(
        try #require(question.dialog).to(), question.response(labelled: "OK"))
      fixture.rest()
      #expect(fixture.surfaces(DialogSurface.self).isEmpty)
      #expect(Complaints.heard.dropFirst(former).isEmpty)
    }

    struct Sorted: View {
      @State private var order = [KeyPathComparator(\Person.name)]
      let people = [Person(id: 1, name: "Ada", town: "London")]
      var body: some View {
        Table(people, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Town", value: \.town)
        }
      }
    }

    @Test("The direction of a sorted column is an icon")
    func direction() throws {
      let fixture = try HostFixture(width: 480) { Sorted() }
      fixture.rest()
      let head = try #require(fixture.frame(ofText: "Name"))
      for symbol in ["arrowtriangle.up.fill", "arrowtriangle.down.fill"] {
        let mark = try #require(fixture.frame(ofSymbol: symbol))
        #expect(mark.minX >= head.maxX && abs(mark.midY - head.midY) <= 1)
        fixture.press(try #require(fixture.nativeWidgets(ButtonWidget.self).first).widget)
        fixture.rest()
      }
    }

    struct Crowd: View {
      let people = (0..<200).map { Person(id: $0, name: "Ada \($0)", town: "London") }
      var body: some View {
        Table(people) {
          TableColumn("Name", value: \.name).width(400)
          TableColumn("Town", value: \.town).width(400)
        }
      }
    }

    @Test("Columns wider than the window are scrolled; the rows' scroll bar stays visible")
    func sideways() throws {
      let fixture = try HostFixture(width: 480) { Crowd() }
      fixture.rest()
      var found: (table: HostTree.Node?, list: HostTree.Node?)
      fixture.host.tree.root.forEachNode { node in
        if node.content.role == .scrollView { found.table = node }
        if node.content.role == .table { found.list = node }
      }
      let (table, list) = (try #require(found.table), try #require(found.list))
      let edge = fixture.host.canvas.width
      func barEnd() throws -> CGFloat {
        try #require(ScrollBar(list, in: list.absoluteFrame, isVertical: true)).track.maxX
      }
      #expect(list.frame.width > edge)
      #expect(try barEnd() == edge)
      #expect(fixture.host.scroll(round: list, by: CGPoint(x: 2000, y: 0)))
      fixture.host.settle()
      #expect(try #require(fixture.frame(ofText: "Town")).minX < edge)
      #expect(try barEnd() == edge)
      #expect(fixture.host.scrollOffset(of: table).x > 300)
      let bar = try #require(ScrollBar(list, in: list.absoluteFrame, isVertical: true))
      let grip = CGPoint(x: bar.thumb.midX, y: bar.thumb.midY)
      #expect(fixture.host.scrollBar(at: grip, on: fixture.host.mainSurface)?.id == list.id)
    }
  }
#endif

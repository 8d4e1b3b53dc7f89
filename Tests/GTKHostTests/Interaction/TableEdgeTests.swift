#if GTK
  import CAdw
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("The heads of a table", .serialized, .enabled { await hasDisplay })
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

    private func start(of head: String, _ stage: Stage) throws -> CGFloat {
      try #require(stage.frame(ofText: head)).minX
    }

    @Test("A drag moves the line behind a head, and two clicks give the column its own width")
    func edge() throws {
      let stage = try Stage(width: 480) { People() }
      stage.rest()
      let before = try start(of: "Town", stage)
      let head = try #require(stage.frame(ofText: "Town"))
      let place = CGPoint(x: before - 8, y: head.midY)
      let (host, surface) = (stage.host, stage.host.mainSurface!)
      #expect(host.press(at: place, on: surface))
      let moved = CGPoint(x: place.x - 60, y: place.y)
      host.tell(try #require(host.surfaces[.root]?.hit(place)?.actor?.id), .moved, moved)
      host.release(at: moved, on: surface)
      host.settle()
      let dragged = try start(of: "Town", stage)
      #expect(dragged < before - 40)
      let line = CGPoint(x: dragged - 8, y: head.midY)
      for count in [1, 2] {
        host.pointer.pressCount = count
        #expect(host.press(at: line, on: surface))
        host.release(at: line, on: surface)
      }
      host.settle()
      #expect(try start(of: "Town", stage) == before)
    }
  }
#endif

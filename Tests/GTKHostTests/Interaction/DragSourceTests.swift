#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("Drags to other programs", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct DragSourceTests {
    /// Starts dragging the first draggable element, and waits for the content that it offers.
    private func offers(_ view: some View) async throws -> (HostFixture, NodeID) {
      let fixture = try HostFixture { view.frame(width: 200, height: 100) }
      var found: NodeID?
      fixture.host.tree.root.forEachNode { node in
        if node.content.actions.contains(.drag) { found = node.id }
      }
      let id = try #require(found)
      fixture.host.pointer.drag = .carry(id)
      fixture.host.carry(id, .began, to: CGPoint(x: 100, y: 50))
      await wait(fixture) { !fixture.host.pointer.offered.isEmpty }
      return (fixture, id)
    }

    /// Lets main-actor tasks run, which wait while a test runs the loop.
    private func wait(_ fixture: HostFixture, until isSo: () -> Bool) async {
      for _ in 0..<10_000 where !isSo() {
        await Task.yield()
        fixture.host.settle()
      }
    }

    private func types(_ items: [OfferedItem]) throws -> [String] {
      let content = try #require(GTKHost.content(of: items))
      defer { g_object_unref(UnsafeMutableRawPointer(content)) }
      return ["text/plain;charset=utf-8", "text/uri-list"].filter {
        kumiki_offers(content, $0) != 0
      }
    }

    struct Rows: View {
      @State private var chosen: Set<String> = []
      var body: some View {
        List(["Row", "Other"], id: \.self, selection: $chosen) { Text($0).draggable($0) }
      }
    }

    @Test("A list row is dragged by any of its points, also beside its text")
    func besideText() throws {
      let fixture = try HostFixture { Rows() }
      let text = try #require(fixture.frame(ofText: "Row"))
      let place = CGPoint(x: text.maxX + 100, y: text.midY)
      _ = fixture.host.press(at: place, on: fixture.host.mainSurface)
      let carried = try #require(fixture.host.pointer.carried?.id)
      #expect(fixture.host.tree[carried]?.spokenLabel == "Row")
      fixture.host.release(at: place, on: fixture.host.mainSurface)
    }

    struct Choice: View {
      @State private var chosen: String?
      var body: some View {
        Text("chosen: \(chosen ?? "none")")
        List(["Row", "Other"], id: \.self, selection: $chosen) { Text($0).draggable($0) }
      }
    }

    @Test("A row of a list that selects one row is dragged as well, and a click selects it")
    func rowOfChoice() throws {
      let fixture = try HostFixture { Choice() }
      let text = try #require(fixture.frame(ofText: "Row"))
      let place = CGPoint(x: text.midX, y: text.midY)
      _ = fixture.host.press(at: place, on: fixture.host.mainSurface)
      #expect(fixture.host.pointer.carried != nil)
      fixture.host.release(at: place, on: fixture.host.mainSurface)
      fixture.rest()
      #expect(fixture.texts.contains("chosen: Row"))
    }

    @Test("A view's text can be dragged out of the window as text")
    func text() async throws {
      let (fixture, _) = try await offers(Text("Card").draggable("言葉"))
      #expect(fixture.host.pointer.offered == [.text("言葉")])
      #expect(try types(fixture.host.pointer.offered) == ["text/plain;charset=utf-8"])
    }

    @Test("The text of a drag preview is no wider than the view that it was dragged from")
    func wordsOfRow() async throws {
      let words = String(repeating: "many words ", count: 30)
      let (fixture, _) = try await offers(
        Text(words).lineLimit(1).frame(width: 120).draggable("x"))
      var shown: [CGRect] = []
      fixture.host.tree.root.forEachNode { node in
        if case .text(let text) = node.content.leaf, text.string.hasPrefix("many words") {
          shown.append(node.absoluteFrame)
        }
      }
      #expect(shown.count == 2)
      #expect(shown.allSatisfy { $0.width <= 120 })
    }

    @Test(
      "URLs and files are offered as URL lists, and as text to programs that accept only text")
    func addresses() async throws {
      let address = try #require(URL(string: "https://example.org/a"))
      let (fixture, _) = try await offers(Text("Link").draggable(address))
      #expect(fixture.host.pointer.offered.first == .url(address))
      #expect(try types(fixture.host.pointer.offered).count == 2)
      let (other, _) = try await offers(
        Text("File").onDrag {
          NSItemProvider(contentsOf: URL(fileURLWithPath: "/etc/hostname")) ?? NSItemProvider()
        })
      #expect(other.host.pointer.offered.first == .url(URL(fileURLWithPath: "/etc/hostname")))
      #expect(try types(other.host.pointer.offered).count == 2)
      #expect(GTKHost.content(of: []) == nil)
    }

    private static let redPixel = Data(
      base64Encoded: """
        iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5E\
        rkJggg==
        """)!

    @Test("A picture is offered as a file, and as a picture to programs that accept only pictures")
    func picture() async throws {
      let png = Self.redPixel
      let (fixture, _) = try await offers(
        Text("Photo").onDrag {
          let provider = NSItemProvider(item: png, typeIdentifier: "public.png")
          provider.suggestedName = "Red"
          return provider
        })
      guard case .url(let file)? = fixture.host.pointer.offered.first else {
        Issue.record("No file is offered: \(fixture.host.pointer.offered).")
        return
      }
      #expect(file.lastPathComponent == "Red.png")
      #expect(try Data(contentsOf: file) == png)
      let content = try #require(GTKHost.content(of: fixture.host.pointer.offered))
      defer { g_object_unref(UnsafeMutableRawPointer(content)) }
      #expect(kumiki_offers(content, "text/uri-list") != 0)
      #expect(kumiki_offers(content, "image/png") != 0)
    }

    @Test("An image is offered as the picture that it shows")
    func image() async throws {
      let picture = try #require(UIImage(data: Self.redPixel))
      let (fixture, _) = try await offers(Text("Photo").draggable(Image(uiImage: picture)))
      guard case .url(let file)? = fixture.host.pointer.offered.first else {
        Issue.record("No file is offered: \(fixture.host.pointer.offered).")
        return
      }
      #expect(try Data(contentsOf: file) == Self.redPixel)
      let content = try #require(GTKHost.content(of: fixture.host.pointer.offered))
      defer { g_object_unref(UnsafeMutableRawPointer(content)) }
      #expect(kumiki_offers(content, "image/png") != 0)
    }

    @Test("Dragged back over the window, the value itself is dropped, not its text")
    func back() async throws {
      struct Numbers: View {
        @State private var sum = 0
        var body: some View {
          VStack {
            Text("Card").draggable(Data([1, 2, 3]))
            Text("Sum \(sum)").frame(width: 200, height: 60)
              .dropDestination(for: Data.self) { values, _ in
                sum = values.reduce(0) { $0 + $1.count }
                return true
              }
          }
        }
      }
      let fixture = try HostFixture { Numbers() }
      let host = fixture.host
      var source: NodeID?
      host.tree.root.forEachNode { if $0.content.actions.contains(.drag) { source = $0.id } }
      host.pointer.outside = source
      let well = try #require(fixture.frame(ofText: "Sum 0"))
      let point = CGPoint(x: well.midX, y: well.midY)
      for phase in [HostEvent.PointerEvent.Phase.began, .moved, .ended] {
        #expect(host.receive(phase, at: point, on: host.mainSurface, nil))
        host.settle()
      }
      await wait(fixture) { fixture.frame(ofText: "Sum 3") != nil }
      #expect(fixture.frame(ofText: "Sum 3") != nil)
    }

    @Test("Dropped where nothing accepts it, it returns to its place")
    func beside() throws {
      let fixture = try HostFixture {
        Text("Card").draggable("words").frame(width: 200, height: 100)
      }
      let host = fixture.host
      host.tree.root.forEachNode { node in
        if node.content.actions.contains(.drag) { host.pointer.outside = node.id }
      }
      #expect(!host.receive(.began, at: CGPoint(x: 150, y: 80), on: host.mainSurface, nil))
      host.settle()
      #expect(fixture.texts.count { $0 == "Card" } == 2)
      host.endOffering()
      host.settle()
      #expect(fixture.texts.count { $0 == "Card" } == 1)
    }
  }
#endif

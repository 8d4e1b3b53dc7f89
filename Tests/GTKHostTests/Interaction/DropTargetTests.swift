#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("Drops from other programs", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct DropTargetTests {
    private static var log: [String] = []

    private struct Well: App {
      var body: some Scene {
        WindowGroup {
          Text("Well").frame(width: 200, height: 100)
            .onDrop(of: [.fileURL, .plainText], isTargeted: nil) { providers in
              log.append(providers.first?.suggestedName ?? "text")
              return true
            }
        }
      }
    }

    /// The drop controller of a canvas.
    private func target(_ fixture: HostFixture) throws -> OpaquePointer {
      let list = gtk_widget_observe_controllers(fixture.host.canvas)!
      defer { g_object_unref(UnsafeMutableRawPointer(list)) }
      for index in 0..<g_list_model_get_n_items(list) {
        guard let item = g_list_model_get_item(list, index) else { continue }
        g_object_unref(item)
        if g_type_check_instance_is_a(
          item.assumingMemoryBound(to: GTypeInstance.self), gtk_drop_target_get_type()) != 0
        {
          return OpaquePointer(item)
        }
      }
      throw CancellationError()
    }

    @Test("Text and files dropped on a view reach the app")
    func drops() throws {
      let fixture = try HostFixture(app: Well.self)
      let frame = try #require(fixture.frame(ofText: "Well"))
      let target = try target(fixture)
      #expect(kumiki_emit_drop(target, "words", nil, frame.midX, frame.midY) != 0)
      fixture.host.settle()
      #expect(Self.log == ["text"])
      #expect(kumiki_emit_drop(target, nil, "/etc/hostname", frame.midX, frame.midY) != 0)
      fixture.host.settle()
      #expect(Self.log == ["text", "hostname"])
      #expect(kumiki_emit_drop(target, "words", nil, 1, 1) == 0)
    }

    private struct Frame: App {
      var body: some Scene {
        WindowGroup {
          Text("Frame").frame(width: 200, height: 100)
            .onDrop(of: [.png], isTargeted: nil) { providers in
              log = providers.map { $0.suggestedName ?? "nothing" }
              return true
            }
        }
      }
    }

    private struct Bytes: App {
      var body: some Scene {
        WindowGroup {
          Text("Bytes").frame(width: 200, height: 100)
            .dropDestination(for: Data.self) { items, _ in
              log = items.map { $0.starts(with: [0x89, 0x50, 0x4E, 0x47]) ? "png" : "other" }
              return true
            }
        }
      }
    }

    /// As another program drags data that is not a file.
    private static var picture: GValue {
      var value = GValue()
      g_value_init(&value, gdk_texture_get_type())
      let bytes = g_bytes_new([UInt8](repeating: 200, count: 16), 16)
      defer { g_bytes_unref(bytes) }
      g_value_take_object(
        &value,
        UnsafeMutableRawPointer(gdk_memory_texture_new(2, 2, GDK_MEMORY_R8G8B8A8, bytes, 8)))
      return value
    }

    @Test("Where bytes are accepted, a picture provides those of its file")
    func pictureAsBytes() async throws {
      let fixture = try HostFixture(app: Bytes.self)
      let frame = try #require(fixture.frame(ofText: "Bytes"))
      var value = Self.picture
      defer { g_value_unset(&value) }
      let (host, place) = (fixture.host, CGPoint(x: frame.midX, y: frame.midY))
      Self.log = []
      #expect(host.receive(.began, at: place, on: host.mainSurface, &value))
      #expect(host.receive(.ended, at: place, on: host.mainSurface, &value))
      for _ in 0..<500 where Self.log.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
      #expect(Self.log == ["png"])
    }

    @Test("A picture dropped from a program that has no file for it reaches the view")
    func picture() throws {
      let fixture = try HostFixture(app: Frame.self)
      let frame = try #require(fixture.frame(ofText: "Frame"))
      let target = try target(fixture)
      var count: gsize = 0
      let types = try #require(gtk_drop_target_get_gtypes(target, &count))
      #expect((0..<Int(count)).contains { types[$0] == gdk_texture_get_type() })
      var value = Self.picture
      defer { g_value_unset(&value) }
      Self.log = []
      let (host, place) = (fixture.host, CGPoint(x: frame.midX, y: frame.midY))
      #expect(!host.receive(.began, at: CGPoint(x: 1, y: 1), on: host.mainSurface, &value))
      #expect(host.droppedPicture == nil)
      #expect(host.receive(.began, at: place, on: host.mainSurface, &value))
      #expect(host.receive(.ended, at: place, on: host.mainSurface, &value))
      host.settle()
      #expect(Self.log == ["Picture.png"])
      let file = try #require(host.droppedPicture?.file)
      #expect(try Data(contentsOf: file).starts(with: [0x89, 0x50, 0x4E, 0x47]))
      host.quit()
      #expect(!FileManager.default.fileExists(atPath: file.deletingLastPathComponent().path))
    }
  }
#endif

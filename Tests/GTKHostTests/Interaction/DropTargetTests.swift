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

    /// The controller of a canvas that takes drops.
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

    @Test("Text and files that are dropped on a view reach its program")
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
  }
#endif

#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import SwiftUI
  import Testing
  import ViewRuntime

  @testable import GTKHost

  /// Whether there is a display; Scripts/headless-desktop makes one.
  @MainActor let hasDisplay = gtk_init_check() != 0

  /// An app of one view in a window of its own.
  @MainActor
  final class Stage {
    let host: GTKHost
    let runtime: ViewRuntime

    init<Content: View>(
      width: Double = 480, height: Double = 360, @ViewBuilder _ content: () -> Content
    ) throws {
      host = try #require(GTKHost(size: CGSize(width: width, height: height)))
      runtime = ViewRuntime(host: host)
      runtime.mount(content())
      host.open()
      host.settle()
    }

    /// The widgets of a kind, in the tree's order.
    func faces<Face: ControlFace>(_ kind: Face.Type = Face.self) -> [Face] {
      var found: [Face] = []
      host.tree.root.forEachNode { node in
        if let face = host.faces[node.id] as? Face { found.append(face) }
      }
      return found
    }

    /// The texts that are shown, in the tree's order.
    var texts: [String] {
      var found: [String] = []
      host.tree.root.forEachNode { node in
        if case .text(let text) = node.content.leaf { found.append(text.string) }
      }
      return found
    }

    /// Clicks a button; one that is disabled takes no click.
    func press(_ button: Widget) {
      if gtk_widget_is_sensitive(button) != 0 { kumiki_emit(button, "clicked", nil) }
      host.settle()
    }

    func picture() throws -> Data {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
      defer { try? FileManager.default.removeItem(at: file) }
      #expect(kumiki_write_png(host.window, file.path) != 0)
      return try Data(contentsOf: file)
    }
  }
#endif

#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface

  /// Content dragged out of the window continues as a drag of the desktop's: other programs may
  /// accept it.
  ///
  /// Back over a window of the app the drag continues within the app, so that a view receives the
  /// original value.
  extension GTKHost {
    /// - Returns: whether the desktop continues the drag.
    func handOver(from surface: Surface, _ device: OpaquePointer?) -> Bool {
      guard case .carry(let id) = pointer.drag, let device,
        let content = Self.content(of: pointer.offered)
      else { return false }
      defer { g_object_unref(UnsafeMutableRawPointer(content)) }
      guard let native = gtk_widget_get_native(surface.canvas),
        let drag = gdk_drag_begin(
          gtk_native_get_surface(native), device, content, GDK_ACTION_COPY, 0, 0)
      else { return false }
      _ = cancelCarrying()
      pointer.outside = id
      let label = gtk_label_new(tree[id]?.spokenLabel ?? "")!
      label.addClass("carried")
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
      gtk_label_set_max_width_chars(label.opaque, 40)
      gtk_drag_icon_set_child(OpaquePointer(gtk_drag_icon_get_for_drag(drag)), label)
      for end in ["cancel", "dnd-finished"] {
        connect(drag, end) { [weak self] _ in
          self?.endOffering()
          // GTK still accesses it after its signals.
          scheduleIdle(priority: G_PRIORITY_DEFAULT) {
            g_object_unref(UnsafeMutableRawPointer(drag))
          }
        }
      }
      return true
    }

    /// Ends the desktop's drag: content that was dragged back into the app and dropped outside a
    /// target is cancelled.
    func endOffering() {
      guard let id = pointer.outside else { return }
      pointer.outside = nil
      carry(id, .cancelled, to: pointer.location)
    }

    /// Returns the items in the desktop's forms; nil if there are none.
    static func content(
      of items: [OfferedItem]
    ) -> UnsafeMutablePointer<GdkContentProvider>? {
      var text: String?
      var addresses: [String] = []
      for item in items {
        switch item {
        case .text(let words): text = text ?? words
        case .url(let url): addresses.append(url.absoluteString)
        }
      }
      guard text != nil || !addresses.isEmpty else { return nil }
      let content = kumiki_content_new(text ?? addresses[0], addresses.joined(separator: "\r\n"))
      guard let picture = items.lazy.compactMap({ $0.picture }).first else { return content }
      var parts = [content, picture]
      return gdk_content_provider_new_union(&parts, gsize(parts.count))
    }

    /// Continues a drag that started in one of the app's windows and has come back to one.
    ///
    /// - Returns: nil for another program's drag; otherwise whether there is a drop target.
    func carryBack(
      _ phase: HostEvent.PointerEvent.Phase, at point: CGPoint, on surface: Surface
    ) -> Bool? {
      guard let id = pointer.outside, tree[id] != nil else { return nil }
      let place = surface.layoutPoint(point)
      carry(id, phase == .exited ? .cancelled : phase, to: place)
      return !dropTargets(at: place, in: surface.node ?? tree.root).isEmpty
    }
  }

  extension OfferedItem {
    /// The picture in a file, for targets that accept pictures but no files.
    @MainActor
    fileprivate var picture: UnsafeMutablePointer<GdkContentProvider>? {
      guard case .url(let url) = self, url.isFileURL,
        let type = Self.pictureTypes[url.pathExtension.lowercased()],
        let data = try? NSData(contentsOf: url, options: .mappedIfSafe)
      else { return nil }
      // The file's own bytes, for as long as a target may read them.
      let bytes = g_bytes_new_with_free_func(
        data.bytes, gsize(data.length),
        { Unmanaged<NSData>.fromOpaque($0!).release() }, Unmanaged.passRetained(data).toOpaque())
      defer { g_bytes_unref(bytes) }
      return gdk_content_provider_new_for_bytes(type, bytes)
    }

    private static let pictureTypes = [
      "gif": "image/gif", "jpeg": "image/jpeg", "jpg": "image/jpeg", "png": "image/png",
      "svg": "image/svg+xml", "tif": "image/tiff", "tiff": "image/tiff", "webp": "image/webp",
    ]
  }
#endif

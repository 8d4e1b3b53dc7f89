#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface

  /// Files, addresses, pictures and text that the user drags here from other programs.
  extension GTKHost {
    func watchDrops(_ surface: Surface) {
      let target = kumiki_drop_target_new()!
      // The first of the offered types is used: a picture often comes with its address.
      var types = [
        gdk_file_list_get_type(), gdk_texture_get_type(), g_type_from_name("gchararray"),
      ]
      gtk_drop_target_set_gtypes(target, &types, gsize(types.count))
      for (signal, phase) in [("enter", HostEvent.PointerEvent.Phase.began), ("motion", .moved)] {
        connectAsking(target, signal) { [weak self, weak surface] values in
          guard let self, let surface else { return false }
          let point = CGPoint(x: values.double(1), y: values.double(2))
          return receive(phase, at: point, on: surface, gtk_drop_target_get_value(target))
        }
      }
      connect(target, "leave") { [weak self, weak surface] _ in
        guard let self, let surface else { return }
        _ = receive(.exited, at: .zero, on: surface, nil)
      }
      connectAsking(target, "drop") { [weak self, weak surface] values in
        guard let self, let surface else { return false }
        let point = CGPoint(x: values.double(2), y: values.double(3))
        let value = g_value_get_boxed(values.values + 1)?.assumingMemoryBound(to: GValue.self)
        return receive(.ended, at: point, on: surface, value.map { UnsafePointer($0) })
      }
      gtk_widget_add_controller(surface.canvas, target)
    }

    /// - Parameter value: the dragged content, once it has been transferred.
    /// - Returns: whether there is a drop target.
    func receive(
      _ phase: HostEvent.PointerEvent.Phase, at point: CGPoint, on surface: Surface,
      _ value: UnsafePointer<GValue>?
    ) -> Bool {
      if let isTaken = carryBack(phase, at: point, on: surface) { return isTaken }
      let place = surface.layoutPoint(point)
      let targets = phase == .exited ? [] : dropTargets(at: place, in: surface.node ?? tree.root)
      // Writing a large picture to a file is slow: only if there is a target.
      let items = targets.isEmpty ? [] : value.map(offeredItems) ?? []
      send(.receive(HostEvent.Drag(phase: phase, location: place, targets: targets), items))
      return !targets.isEmpty
    }

    private func offeredItems(_ value: UnsafePointer<GValue>) -> [OfferedItem] {
      if let text = kumiki_dropped_text(value) { return [.text(String(cString: text))] }
      if g_type_check_value_holds(value, gdk_texture_get_type()) != 0 {
        return g_value_get_object(value).flatMap(pictureFile).map { [.url($0)] } ?? []
      }
      guard let names = kumiki_dropped_files(value) else { return [] }
      defer { g_strfreev(names) }
      var items: [OfferedItem] = []
      var name = names
      while let present = name.pointee {
        if let url = URL(string: String(cString: present)) { items.append(.url(url)) }
        name += 1
      }
      return items
    }

    /// Returns a file for a picture that has none: programs receive it like a picture from a
    /// folder.
    private func pictureFile(_ texture: UnsafeMutableRawPointer) -> URL? {
      if droppedPicture?.texture != texture { droppedPicture = DroppedPicture(texture) }
      return droppedPicture?.file
    }
  }

  /// The file of a dropped picture, which exists until the next one or until the program ends.
  @MainActor
  final class DroppedPicture {
    let texture: UnsafeMutableRawPointer
    let file: URL

    init?(_ texture: UnsafeMutableRawPointer) {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
      file = folder.appendingPathComponent("Picture.png")
      self.texture = g_object_ref(texture)
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      } catch { return nil }
      if gdk_texture_save_to_png(OpaquePointer(texture), file.path) == 0 { return nil }
    }

    isolated deinit {
      try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
      g_object_unref(texture)
    }
  }
#endif

#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface

  /// Files, addresses and text that the user drags here from other programs.
  extension GTKHost {
    func watchDrops(_ surface: Surface) {
      let target = kumiki_drop_target_new()!
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

    /// - Parameter value: what is dragged, once it has been sent.
    /// - Returns: whether something there takes drops.
    func receive(
      _ phase: HostEvent.PointerEvent.Phase, at point: CGPoint, on surface: Surface,
      _ value: UnsafePointer<GValue>?
    ) -> Bool {
      if let isTaken = carryBack(phase, at: point, on: surface) { return isTaken }
      let place = surface.layoutPoint(point)
      let targets = phase == .exited ? [] : dropTargets(at: place, in: surface.node ?? tree.root)
      send(
        .receive(
          HostEvent.Drag(phase: phase, location: place, targets: targets),
          value.map(Self.offeredItems) ?? []))
      return !targets.isEmpty
    }

    private static func offeredItems(_ value: UnsafePointer<GValue>) -> [OfferedItem] {
      if let text = kumiki_dropped_text(value) { return [.text(String(cString: text))] }
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
  }
#endif

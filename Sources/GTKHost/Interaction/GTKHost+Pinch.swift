#if GTK
  import CAdw
  import Foundation
  import HostInterface

  extension GTKHost {
    /// Handles pinches and rotations with two fingers on a touch screen or touchpad.
    func watchPinches(_ surface: Surface) {
      let zoom = gtk_gesture_zoom_new()!
      let turn = gtk_gesture_rotate_new()!
      var touched: NodeID?
      var middle = CGPoint.zero
      let tell = { [weak self] (phase: HostEvent.PointerEvent.Phase) in
        guard let self, let id = touched else { return }
        send(
          .pinch(
            id,
            HostEvent.Pinch(
              phase: phase, magnification: gtk_gesture_zoom_get_scale_delta(zoom),
              rotation: gtk_gesture_rotate_get_angle_delta(turn), location: middle,
              time: time.now.timeInterval)))
      }
      connect(zoom, "begin") { [weak self, weak surface] _ in
        guard let self, let surface else { return }
        var (x, y) = (0.0, 0.0)
        gtk_gesture_get_bounding_box_center(zoom, &x, &y)
        middle = surface.layoutPoint(CGPoint(x: x, y: y))
        let node = surface.hit(middle)?.actor
        touched = node?.content.actions.contains(.pointer) == true ? node?.id : nil
        if let touched, case .pointer(let id) = pointer.drag, id == touched {
          // A one-finger drag ends when the second finger comes down.
          self.tell(id, .cancelled, middle)
          pointer.drag = .none
        }
        tell(.began)
      }
      connect(zoom, "scale-changed") { _ in tell(.moved) }
      connect(turn, "angle-changed") { _ in tell(.moved) }
      connect(zoom, "end") { _ in
        tell(.ended)
        touched = nil
      }
      connect(zoom, "cancel") { _ in
        tell(.cancelled)
        touched = nil
      }
      for gesture in [zoom, turn] {
        gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(surface.canvas, gesture)
      }
      gtk_gesture_group(turn, zoom)
    }
  }
#endif

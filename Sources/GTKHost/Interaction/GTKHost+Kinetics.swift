#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import Timekeeping

  /// Kinetic scrolling after a touchpad or a finger released the content.
  struct Momentum {
    let id: NodeID
    /// In pixels per second.
    var velocity: CGPoint
    /// The time of the last move, on the host's clock.
    var time: Double
    let tick: guint
    let canvas: Widget
  }

  extension GTKHost {
    /// Lets the content around a node continue with decreasing speed, until it rests or reaches its
    /// end.
    func fling(round node: HostTree.Node?, velocity: CGPoint, on surface: Surface) {
      stopMomentum()
      guard abs(velocity.x) + abs(velocity.y) > 20,
        let view = scrollViews(round: node).first(where: { canScroll($0, velocity) })
      else { return }
      let tick = gtk_widget_add_tick_callback(
        surface.canvas,
        { _, _, context in
          Unmanaged<GTKHost>.fromOpaque(context!).takeUnretainedValue().glide().gboolean
        }, Unmanaged.passUnretained(self).toOpaque(), nil)
      momentum = Momentum(
        id: view.id, velocity: velocity, time: time.now.timeInterval, tick: tick,
        canvas: surface.canvas)
    }

    /// - Returns: whether it continues.
    private func glide() -> Bool {
      guard var current = momentum, let view = tree[current.id] else {
        momentum = nil
        return false
      }
      let now = time.now.timeInterval
      let passed = min(0.1, max(0, now - current.time))
      current.time = now
      let shift = CGPoint(x: current.velocity.x * passed, y: current.velocity.y * passed)
      // The friction of GTK's own scrolled windows.
      let friction = exp(-4 * passed)
      current.velocity.x *= friction
      current.velocity.y *= friction
      let goesOn = abs(current.velocity.x) + abs(current.velocity.y) > 8
      let hasMoved = abs(shift.x) + abs(shift.y) < 0.5 || scroll(view, by: shift)
      momentum = goesOn && hasMoved ? current : nil
      return momentum != nil
    }

    /// Stops the momentum: for a touch, a key or a wheel.
    func stopMomentum() {
      guard let current = momentum else { return }
      momentum = nil
      gtk_widget_remove_tick_callback(current.canvas, current.tick)
    }

    private func canScroll(_ view: HostTree.Node, _ way: CGPoint) -> Bool {
      let (offset, largest) = (scrollOffset(of: view), largestOffset(of: view))
      func isFree(_ way: CGFloat, _ offset: CGFloat, _ largest: CGFloat) -> Bool {
        way > 0 ? offset < largest - 0.5 : way < 0 && offset > 0.5
      }
      return isFree(way.x, offset.x, largest.x) || isFree(way.y, offset.y, largest.y)
    }

    /// Handles fingers on a touch screen, which drag the content itself and release it with their
    /// speed.
    func watchTouches(_ surface: Surface) {
      let drag = gtk_gesture_drag_new()!
      gtk_gesture_single_set_touch_only(drag, 1)
      var last = CGPoint.zero
      connect(drag, "drag-begin") { [weak self, weak surface] values in
        guard let self, let surface else { return }
        last = .zero
        stopMomentum()
        pointer.location = surface.layoutPoint(CGPoint(x: values.double(1), y: values.double(2)))
      }
      connect(drag, "drag-update") { [weak self, weak surface] values in
        guard let self, let surface else { return }
        let now = CGPoint(x: values.double(1), y: values.double(2))
        guard abs(now.x) + abs(now.y) > 8 else { return }
        let shift = CGPoint(x: last.x - now.x, y: last.y - now.y)
        last = now
        if scroll(round: surface.hit(pointer.location), by: shift) {
          gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
        }
      }
      gtk_widget_add_controller(surface.canvas, drag)
      let swipe = gtk_gesture_swipe_new()!
      gtk_gesture_single_set_touch_only(swipe, 1)
      connect(swipe, "swipe") { [weak self, weak surface] values in
        guard let self, let surface else { return }
        let velocity = CGPoint(x: -values.double(1), y: -values.double(2))
        fling(round: surface.hit(pointer.location), velocity: velocity, on: surface)
      }
      gtk_widget_add_controller(surface.canvas, swipe)
      gtk_gesture_group(swipe, drag)
    }
  }
#endif

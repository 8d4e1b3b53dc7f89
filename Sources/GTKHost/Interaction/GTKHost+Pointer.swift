#if GTK
  import CAdw
  import Foundation
  import HostInterface

  /// What the pressed button of the mouse is about.
  struct PointerState {
    enum Drag {
      case none
      /// A press that a widget takes.
      case widget
      case click(NodeID)
      case pointer(NodeID)
    }

    var drag = Drag.none
    /// Where the mouse was last, in the canvas's coordinates.
    var location = CGPoint.zero
  }

  /// The canvas sees presses before its widgets do. What belongs to a widget goes on to it; the rest,
  /// such as a toggle's label, a gesture's area, or what lies in front of a widget, is dealt with here.
  extension GTKHost {
    func watchPointer() {
      watchFocus()
      let click = gtk_gesture_click_new()!
      gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE)
      gtk_gesture_single_set_button(click, 0)
      connect(click, "pressed") { [unowned self] values in
        let point = CGPoint(x: values.double(2), y: values.double(3))
        let button = gtk_gesture_single_get_current_button(click)
        let isOurs = button == 3 ? openActions(at: point) : button == 1 && press(at: point)
        gtk_gesture_set_state(
          click, isOurs ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED)
      }
      connect(click, "released") { [unowned self] values in
        release(at: CGPoint(x: values.double(2), y: values.double(3)))
      }
      connect(click, "cancel") { [unowned self] _ in
        if case .pointer(let id) = pointer.drag { tell(id, .cancelled, pointer.location) }
        pointer.drag = .none
      }
      gtk_widget_add_controller(canvas, click)
      let motion = gtk_event_controller_motion_new()!
      gtk_event_controller_set_propagation_phase(motion, GTK_PHASE_CAPTURE)
      connect(motion, "motion") { [unowned self] values in
        moved(to: CGPoint(x: values.double(1), y: values.double(2)))
      }
      gtk_widget_add_controller(canvas, motion)
      watchWheel()
    }

    private func press(at point: CGPoint) -> Bool {
      pointer.location = point
      pointer.drag = .none
      let touched = tree.root.hit(point)
      guard let node = touched?.actor else {
        return dismissOutside(touched, point) || touched.map { openLink($0, point) } ?? false
      }
      if let touched, openLink(touched, point) { return true }
      if node.content.actions.contains(.pointer) {
        pointer.drag = .pointer(node.id)
        grabFocus(node)
        tell(node.id, .began, point)
        return true
      }
      if let widget = gtk_widget_pick(canvas, point.x, point.y, GTK_PICK_DEFAULT),
        let face = face(of: node.id),
        widget == face.widget || gtk_widget_is_ancestor(widget, face.widget) != 0
      {
        pointer.drag = .widget
        return false
      }
      pointer.drag = .click(node.id)
      grabFocus(node)
      return true
    }

    private func grabFocus(_ node: HostTree.Node) {
      guard node.content.traits.contains(.focusable), let face = face(of: node.id) else { return }
      gtk_widget_grab_focus((face as? EditorFace)?.input ?? face.widget)
    }

    private func moved(to point: CGPoint) {
      pointer.location = point
      if case .pointer(let id) = pointer.drag { tell(id, .moved, point) }
    }

    private func release(at point: CGPoint) {
      let drag = pointer.drag
      pointer.drag = .none
      let target = tree.root.hit(point)?.actor
      switch drag {
      case .none, .widget: break
      case .pointer(let id): tell(id, .ended, point)
      case .click(let id):
        if let node = tree[id], target?.id == id { click(node) }
      }
    }

    /// A click on a control beside its widget: a toggle's label flips it.
    private func click(_ node: HostTree.Node) {
      if node.content.actions.isDisjoint(with: [.activate, .setValue]), !node.hasActionMenu {
        return
      }
      if node.content.role == .picker || node.content.role == .slider { return }
      activate(node)
    }

    private func tell(_ id: NodeID, _ phase: HostEvent.PointerEvent.Phase, _ point: CGPoint) {
      send(
        .pointer(
          id,
          HostEvent.PointerEvent(phase: phase, location: point, time: time.now.timeInterval)))
    }

    /// A click beside a sheet or a popover closes it, where it may be closed.
    private func dismissOutside(_ touched: HostTree.Node?, _ point: CGPoint) -> Bool {
      guard let node = topmost(where: { $0.content.actions.contains(.dismiss) }),
        !node.absoluteFrame.contains(point)
      else { return touched?.content.traits.contains(.modal) ?? false }
      send(.dismiss(node.id))
      return true
    }

    private func openLink(_ node: HostTree.Node, _ point: CGPoint) -> Bool {
      guard case .text(let text) = node.content.leaf,
        text.runs.contains(where: { $0.style.link != nil })
      else { return false }
      let frame = node.absoluteFrame
      let paragraph = texts.paragraph(text, width: frame.width, height: frame.height) { _ in nil }
      let inside = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
      guard let link = paragraph.link(at: inside, in: text) else { return false }
      gtk_show_uri(window.to(), link, 0)
      return true
    }

    /// The uppermost node of some kind, within what is not hidden behind something modal.
    func topmost(where matches: (HostTree.Node) -> Bool) -> HostTree.Node? {
      var found: HostTree.Node?
      tree.root.forEachNode { node in
        if node.content.traits.contains(.modal) { found = nil }
        if matches(node) { found = node }
      }
      return found
    }

    // MARK: The wheel

    private func watchWheel() {
      let wheel = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)!
      // Before the widgets: a slider under the mouse must not take the wheel of the page.
      gtk_event_controller_set_propagation_phase(wheel, GTK_PHASE_CAPTURE)
      connectAsking(wheel, "scroll") { [unowned self] values in
        let step = gtk_event_controller_scroll_get_unit(wheel) == GDK_SCROLL_UNIT_WHEEL ? 60.0 : 1
        let touched = tree.root.hit(pointer.location)
        if touched.map({ face(of: $0.id) is EditorFace }) == true { return false }
        return scroll(
          round: touched, by: CGPoint(x: values.double(1) * step, y: values.double(2) * step))
      }
      gtk_widget_add_controller(canvas, wheel)
    }
  }
#endif

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
      case scrollBar(ScrollBarDrag)
      /// Something that is carried about.
      case carry(NodeID)
    }

    var drag = Drag.none
    /// What would be carried if the mouse moved on, and where it was pressed.
    var carried: (id: NodeID, from: CGPoint)?
    /// What other programs may have of what is carried.
    var offered: [OfferedItem] = []
    /// What was carried out of the app's windows.
    var outside: NodeID?
    /// What is said beside it once it rests.
    var tip: String?
    /// Where the mouse was last, in the layout's window.
    var location = CGPoint.zero
    /// The keys that were held then.
    var modifiers: KeyStroke.Modifiers = []
    /// How many presses one after the other the last one was.
    var pressCount = 0
  }

  /// The canvas sees presses before its widgets do. What belongs to a widget goes on to it; the
  /// rest, such as a toggle's label, a gesture's area, or what lies in front of a widget, is dealt
  /// with here.
  extension GTKHost {
    func watchPointer(_ surface: Surface) {
      let canvas = surface.canvas!
      let click = gtk_gesture_click_new()!
      gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE)
      gtk_gesture_single_set_button(click, 0)
      connect(click, "pressed") { [weak self, weak surface] values in
        guard let self, let surface else { return }
        let point = surface.layoutPoint(CGPoint(x: values.double(2), y: values.double(3)))
        noteModifiers(click)
        pointer.pressCount = values.int(1)
        let button = gtk_gesture_single_get_current_button(click)
        // The button at the side of a mouse leads back.
        let isOurs =
          button == 8
          ? pressBack()
          : button == 3
            ? openActions(at: point, on: surface) : button == 1 && press(at: point, on: surface)
        gtk_gesture_set_state(
          click, isOurs ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED)
      }
      connect(click, "released") { [weak self, weak surface] values in
        guard let self, let surface else { return }
        noteModifiers(click)
        release(
          at: surface.layoutPoint(CGPoint(x: values.double(2), y: values.double(3))), on: surface)
      }
      connect(click, "cancel") { [weak self] _ in
        guard let self else { return }
        if case .pointer(let id) = pointer.drag { tell(id, .cancelled, pointer.location) }
        if !cancelCarrying() { pointer.drag = .none }
        pointer.carried = nil
      }
      gtk_widget_add_controller(canvas, click)
      let motion = gtk_event_controller_motion_new()!
      gtk_event_controller_set_propagation_phase(motion, GTK_PHASE_CAPTURE)
      connect(motion, "motion") { [weak self, weak surface] values in
        guard let self, let surface else { return }
        noteModifiers(motion)
        let place = CGPoint(x: values.double(1), y: values.double(2))
        if !CGRect(origin: .zero, size: surface.size).contains(place),
          handOver(from: surface, gtk_event_controller_get_current_event_device(motion))
        {
          return
        }
        moved(to: surface.layoutPoint(place), on: surface)
      }
      connect(motion, "leave") { [weak self, weak surface] _ in
        guard let self, let surface else { return }
        updateHover(at: nil, on: surface)
      }
      gtk_widget_add_controller(canvas, motion)
      watchWheel(surface)
      watchTouches(surface)
      watchPinches(surface)
      watchDrops(surface)
    }

    func press(at point: CGPoint, on surface: Surface) -> Bool {
      (resignedField, leftPlace) = (nil, nil)
      pointer.location = point
      pointer.drag = .none
      pointer.carried = nil
      pointer.offered = []
      stopMomentum()
      if let bar = scrollBar(at: point, on: surface) {
        press(bar, at: point)
        return true
      }
      let touched = surface.hit(point)
      if let touched, openLink(touched, point) { return true }
      let carried = touched?.carriedNode
      guard let node = touched?.actor else {
        pointer.carried = carried.map { ($0.id, point) }
        return carried != nil || touched?.content.traits.contains(.modal) == true
      }
      if node.content.actions.contains(.pointer) {
        pointer.drag = .pointer(node.id)
        grabFocus(node)
        tell(node.id, .began, point)
        return true
      }
      let corner = surface.origin
      let picked = gtk_widget_pick(
        surface.canvas, point.x - corner.x, point.y - corner.y, GTK_PICK_DEFAULT)
      // Of a row the widget knows nothing of the keys that are held.
      if let widget = picked, !node.content.actions.contains(.select),
        let native = nativeWidget(of: node.id),
        carried == nil || !(native is SpokenWidget),
        widget == native.widget || gtk_widget_is_ancestor(widget, native.widget) != 0
      {
        pointer.drag = .widget
        return false
      }
      pointer.drag = .click(node.id)
      pointer.carried = carried.map { ($0.id, point) }
      grabFocus(node)
      return true
    }

    private func noteModifiers(_ controller: OpaquePointer) {
      pointer.modifiers = KeyStroke.Modifiers(
        gtk_event_controller_get_current_event_state(controller))
    }

    private func grabFocus(_ node: HostTree.Node) {
      guard node.content.traits.contains(.focusable), let native = nativeWidget(of: node.id) else {
        return
      }
      gtk_widget_grab_focus(native.input)
    }

    private func moved(to point: CGPoint, on surface: Surface) {
      pointer.location = point
      carryIfFarEnough(point)
      switch pointer.drag {
      case .pointer(let id): tell(id, .moved, point)
      case .scrollBar(let bar): drag(bar, to: point)
      case .carry(let id): carry(id, .moved, to: point)
      case .none, .widget, .click: updateHover(at: point, on: surface)
      }
    }

    func release(at point: CGPoint, on surface: Surface) {
      let drag = pointer.drag
      pointer.drag = .none
      pointer.carried = nil
      let target = surface.hit(point)?.actor
      switch drag {
      case .none, .widget, .scrollBar: break
      case .pointer(let id): tell(id, .ended, point)
      case .carry(let id): carry(id, .ended, to: point)
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
      let isDouble = pointer.pressCount == 2 && node.content.actions.contains(.doubleClick)
      if node.content.actions.contains(.select), !isDouble || !pointer.modifiers.isEmpty {
        return send(.select(node.id, pointer.modifiers))
      }
      activate(node)
    }

    func tell(_ id: NodeID, _ phase: HostEvent.PointerEvent.Phase, _ point: CGPoint) {
      send(
        .pointer(
          id,
          HostEvent.PointerEvent(
            phase: phase, location: point, time: time.now.timeInterval,
            modifiers: pointer.modifiers)))
    }

    /// The uppermost node of some kind, within what is not hidden behind something modal.
    func topmost(where matches: (HostTree.Node) -> Bool) -> HostTree.Node? {
      var found: HostTree.Node?
      (activeWindow.node ?? tree.root).forEachNode { node in
        if node.content.traits.contains(.modal) { found = nil }
        if matches(node) { found = node }
      }
      return found
    }

    // MARK: The wheel

    private func watchWheel(_ surface: Surface) {
      let wheel = gtk_event_controller_scroll_new(
        GtkEventControllerScrollFlags(
          GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue
            | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue))!
      // Before the widgets: a slider under the mouse must not take the wheel of the page.
      gtk_event_controller_set_propagation_phase(wheel, GTK_PHASE_CAPTURE)
      connectAsking(wheel, "scroll") { [weak self, weak surface] values in
        guard let self, let surface else { return false }
        stopMomentum()
        let step = gtk_event_controller_scroll_get_unit(wheel) == GDK_SCROLL_UNIT_WHEEL ? 60.0 : 1
        let touched = surface.hit(pointer.location)
        if let native = touched.flatMap({ nativeWidget(of: $0.id) }),
          native is EditorWidget || native is ForeignNativeWidget
        {
          return false
        }
        return scroll(
          round: touched, by: CGPoint(x: values.double(1) * step, y: values.double(2) * step))
      }
      connect(wheel, "decelerate") { [weak self, weak surface] values in
        guard let self, let surface else { return }
        let velocity = CGPoint(x: values.double(1), y: values.double(2))
        fling(round: surface.hit(pointer.location), velocity: velocity, on: surface)
      }
      gtk_widget_add_controller(surface.canvas, wheel)
    }
  }
#endif

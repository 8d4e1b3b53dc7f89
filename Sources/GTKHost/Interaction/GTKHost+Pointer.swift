#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import TextEditing

  /// The state of the pointer, and the operation of its pressed button.
  struct PointerState {
    enum Drag {
      case none
      /// A press that a widget handles.
      case widget
      case click(NodeID)
      case pointer(NodeID)
      case scrollBar(ScrollBarDrag)
      /// A selection in read-only text.
      case words(NodeID)
      /// A node that is being dragged.
      case carry(NodeID)
    }

    var drag = Drag.none
    /// The node that would be dragged if the mouse moved, and where it was pressed.
    var carried: (id: NodeID, from: CGPoint)?
    /// The text that would be selected if the mouse moved, and where it was pressed.
    var pressedText: (id: NodeID, from: CGPoint)?
    /// The dragged content as it is offered to other programs.
    var offered: [OfferedItem] = []
    /// The node that was dragged out of the app's windows.
    var outside: NodeID?
    /// Whether the pointer has the shape for selectable text.
    var isOverText = false
    /// The tooltip for when the pointer rests.
    var tip: String?
    /// The last position of the mouse, in the layout's window.
    var location = CGPoint.zero
    /// The modifiers held at that time.
    var modifiers: KeyStroke.Modifiers = []
    /// The number of consecutive presses.
    var pressCount = 0
    /// Whether the last press was on a touch screen.
    var isFinger = false
  }

  /// The canvas receives presses before its widgets. Presses on a widget are passed on to it;
  /// others, such as on a toggle's label, a gesture's area, or content in front of a widget, are
  /// handled here.
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
        pointer.isFinger = isFinger(click)
        let button = gtk_gesture_single_get_current_button(click)
        // The mouse's back button goes back.
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
        (pointer.carried, pointer.pressedText) = (nil, nil)
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

    private func isFinger(_ controller: OpaquePointer) -> Bool {
      gtk_event_controller_get_current_event_device(controller)
        .map { gdk_device_get_source($0) == GDK_SOURCE_TOUCHSCREEN } ?? false
    }

    func press(at point: CGPoint, on surface: Surface) -> Bool {
      (resignedField, leftPlace) = (nil, nil)
      pointer.location = point
      pointer.drag = .none
      (pointer.carried, pointer.pressedText) = (nil, nil)
      pointer.offered = []
      stopMomentum()
      if let bar = scrollBar(at: point, on: surface) {
        press(bar, at: point)
        return true
      }
      let touched = surface.hit(point)
      if pointer.modifiers.contains(.shift), let touched, touched.id == selectedText?.node {
        pointer.drag = .words(touched.id)
        extendSelection(to: point)
        return true
      }
      unselectText()
      if let touched, openLink(touched, point) { return true }
      let carried = touched?.carriedNode
      // A finger that moves on a text scrolls.
      let canSelect = carried == nil && !pointer.isFinger
      let text = canSelect ? touched.flatMap { $0.selectableText == nil ? nil : $0 } : nil
      guard let node = touched?.actor else {
        if beginSelecting(text, at: point) { return true }
        // A finger may be about to scroll the form.
        if !pointer.isFinger, let touched, focusField(labelledBy: touched) { return true }
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
      // A row's widget knows neither which modifiers are held nor that the row can be dragged.
      if let widget = picked, !node.content.actions.contains(.select),
        let native = nativeWidget(of: node.id), text == nil,
        carried == nil || !(native is SpokenWidget || node.content.role == .row),
        widget == native.widget || gtk_widget_is_ancestor(widget, native.widget) != 0
      {
        pointer.drag = .widget
        return false
      }
      pointer.drag = .click(node.id)
      pointer.carried = carried.map { ($0.id, point) }
      grabFocus(node)
      if pointer.pressCount > 1, !node.takesSecondClick, beginSelecting(text, at: point) {
        return true
      }
      pointer.pressedText = text.map { ($0.id, point) }
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

    func moved(to point: CGPoint, on surface: Surface) {
      pointer.location = point
      carryIfFarEnough(point)
      beginSelectingIfFarEnough(point)
      switch pointer.drag {
      case .pointer(let id): tell(id, .moved, point)
      case .scrollBar(let bar): drag(bar, to: point)
      case .carry(let id): carry(id, .moved, to: point)
      case .words: extendSelection(to: point)
      case .none, .widget, .click: updateHover(at: point, on: surface)
      }
    }

    func release(at point: CGPoint, on surface: Surface) {
      let drag = pointer.drag
      pointer.drag = .none
      (pointer.carried, pointer.pressedText) = (nil, nil)
      let target = surface.hit(point)?.actor
      switch drag {
      case .none, .widget, .scrollBar: break
      case .pointer(let id): tell(id, .ended, point)
      case .carry(let id): carry(id, .ended, to: point)
      case .words: offerSelection()
      case .click(let id):
        if let node = tree[id], target?.id == id { click(node) }
      }
    }

    /// Handles a click on a control beside its widget: a toggle's label toggles it.
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

    /// Returns the topmost matching node that is not hidden behind something modal.
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
      // Before the widgets: a slider under the mouse must not take the page's wheel.
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

  extension HostTree.Node {
    /// Whether a second click acts again, rather than only selecting a row once more.
    fileprivate var takesSecondClick: Bool {
      let actions = content.actions
      return !actions.isDisjoint(with: [.doubleClick, .setValue])
        || actions.contains(.activate) && !actions.contains(.select)
    }
  }
#endif

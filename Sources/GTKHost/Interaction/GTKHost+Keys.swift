#if GTK
  import CAdw
  import Foundation
  import HostInterface

  extension GTKHost {
    /// Watches the keys and the focus of a window.
    func watch(_ window: Widget, isMain: Bool) {
      watchFocus(window)
      watchKeys(window)
    }

    /// Watches the keys of a widget: the app receives them first, then the focused widget, then the
    /// window. A widget with a grab, such as a popover, keeps keys from the window and is watched
    /// itself.
    func watchKeys(_ widget: Widget, of popover: PopoverSurface? = nil) {
      let offers = gtk_event_controller_key_new()!
      gtk_event_controller_set_propagation_phase(offers, GTK_PHASE_CAPTURE)
      connectAsking(offers, "key-pressed") { [weak self] values in
        guard let self,
          let stroke = KeyStroke(UInt32(values.uint(1)), GdkModifierType(values.flags(3))),
          let client
        else { return false }
        defer { scheduleFlush() }
        return client.handleKey(stroke)
      }
      connectAsking(offers, "modifiers") { [weak self] values in
        self?.send(.held(KeyStroke.Modifiers(GdkModifierType(values.flags(1)))))
        return false
      }
      gtk_widget_add_controller(widget, offers)
      let keys = gtk_event_controller_key_new()!
      connectAsking(keys, "key-pressed") { [weak self, weak popover] values in
        let key = UInt32(values.uint(1))
        let modifiers = GdkModifierType(values.flags(3))
        if popover?.moveInMenu(key, modifiers) == true { return true }
        guard let self else { return false }
        keyWindow = widget
        defer { keyWindow = nil }
        return typeAtRest(key, modifiers, keys) || press(key, modifiers)
          || popover?.keepsArrow(key, modifiers) == true
      }
      gtk_widget_add_controller(widget, keys)
    }

    func press(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
      if selectByKey(key, modifiers) || type(key, modifiers) { return true }
      if let stroke = KeyStroke(key, modifiers),
        performShortcut(stroke) || client?.performKey(stroke) == true
      {
        scheduleFlush()
        return true
      }
      let isControl = modifiers.rawValue & GDK_CONTROL_MASK.rawValue != 0
      let isShift = modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0
      switch Int32(key) {
      case GDK_KEY_q where isControl:
        guard !isEmbedded else { return false }
        askToQuit()
      case GDK_KEY_w where isControl:
        guard let window = activeWindow as? WindowSurface else { return false }
        window.askToClose()
      case GDK_KEY_F12: onInspect()
      case GDK_KEY_F10 where !isShift:
        guard let window = activeWindow as? WindowSurface else { return false }
        toggleMainMenu(of: window)
      case GDK_KEY_Escape: return pressEscape()
      case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_space:
        if followFocusedLink() { return true }
        guard Int32(key) != GDK_KEY_space else { return false }
        if leaveDivider() { return true }
        guard let node = topmostAction(.defaultAction) else { return false }
        activate(node)
      case GDK_KEY_Left where modifiers.rawValue & GDK_ALT_MASK.rawValue != 0: return pressBack()
      case GDK_KEY_Page_Up: return scrollForKeys { CGPoint(x: 0, y: -$0.frame.height * 0.9) }
      case GDK_KEY_Page_Down: return scrollForKeys { CGPoint(x: 0, y: $0.frame.height * 0.9) }
      case GDK_KEY_Up:
        return moveAmongRows(by: -1) || scrollForKeys { _ in CGPoint(x: 0, y: -40) }
      case GDK_KEY_Down:
        return moveAmongRows(by: 1) || scrollForKeys { _ in CGPoint(x: 0, y: 40) }
      case GDK_KEY_Home: return scrollForKeys { _ in CGPoint(x: 0, y: -1e7) }
      case GDK_KEY_End: return scrollForKeys { _ in CGPoint(x: 0, y: 1e7) }
      case GDK_KEY_F8: return focusDivider(forward: !isShift)
      case GDK_KEY_F10 where isShift: return openActionsOfFocus()
      case GDK_KEY_Menu: return openActionsOfFocus()
      case GDK_KEY_Delete, GDK_KEY_BackSpace: return deleteRow()
      default: return false
      }
      return true
    }

    /// Passes a character to the focused node, if it takes characters and is no text input.
    private func type(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
      let held = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
      guard modifiers.rawValue & held == 0, let node = focused.flatMap({ tree[$0] }),
        node.content.actions.contains(.typing),
        let scalar = Unicode.Scalar(gdk_keyval_to_unicode(key)), scalar.value >= 32,
        scalar.value != 127
      else { return false }
      send(.typed(node.id, String(scalar)))
      return true
    }

    /// Performs a shortcut. The desktop's Control corresponds to Command on Apple's systems.
    private func performShortcut(_ stroke: KeyStroke) -> Bool {
      guard let client else { return false }
      defer { scheduleFlush() }
      // Without the typed characters: Shift turns a letter into another one.
      let stroke = KeyStroke(stroke.key, stroke.modifiers)
      if client.performShortcut(stroke) { return true }
      guard stroke.modifiers.contains(.control) else { return false }
      var command = stroke
      command.modifiers.remove(.control)
      command.modifiers.insert(.command)
      return client.performShortcut(command)
    }

    /// The window that is active itself, or through its sheet or menu.
    var activeWindow: Surface {
      if let window = keyWindow
        ?? Self.windows.first(where: { gtk_window_is_active($0.to()) != 0 }),
        let surface = windowSurface(of: window)
      {
        return surface
      }
      return mainSurface
    }

    /// Returns the window of the app that contains a widget, or that its sheet or menu belongs to.
    private func windowSurface(of widget: Widget) -> WindowSurface? {
      let windows = surfaces.values.compactMap { $0 as? WindowSurface }
      var current = gtk_widget_get_root(widget)?.widget
      while let window = current {
        if let surface = windows.first(where: { $0.window == window }) { return surface }
        current = gtk_window_get_transient_for(window.to()).map { Widget(OpaquePointer($0)) }
      }
      return nil
    }

    private var isEmbedded: Bool { mainSurface is EmbeddedSurface }

    private func openActionsOfFocus() -> Bool {
      if openTextMenuOfFocus() { return true }
      guard let node = focused.flatMap({ tree[$0] }) else { return false }
      return openActions(of: node)
    }

    private func topmostAction(_ trait: Traits) -> HostTree.Node? {
      topmost { $0.content.traits.contains(trait) && !$0.content.traits.contains(.disabled) }
    }

    /// Cancels a drag, or closes something.
    func pressEscape() -> Bool { cancelCarrying() || leaveDivider() || goBack() }

    /// Closes the topmost panel, or leaves a text, for Escape.
    private func goBack() -> Bool {
      resignedField = nil
      let focusedNode = focused.flatMap { tree[$0] }
      let isTyping = focusedNode?.content.actions.contains(.edit) == true
      if isTyping { leftPlace = focused }
      if let node = topmostAction(.cancelAction),
        topmostAction(.backAction)?.goesBack(before: node, focused: focusedNode) != true
      {
        activate(node)
      } else if let node = topmost(where: \.isDismissable) {
        send(.dismiss(node.id))
      } else if pressBack() {
        return true
      } else if isTyping {
        clearFocus()
      } else {
        return false
      }
      return true
    }

    /// Goes back to the previous screen.
    func pressBack() -> Bool {
      guard let node = topmostAction(.backAction) else { return false }
      activate(node)
      return true
    }

    private func deleteRow() -> Bool {
      var current = focused.flatMap { tree[$0] }
      while let node = current {
        let content = node.content
        if content.namedActions.contains(.delete) || content.actions.contains(.delete) {
          send(.perform(node.id, .delete))
          return true
        }
        current = node.parent
      }
      return false
    }
  }

  extension HostTree.Node {
    /// Whether Escape closes it: not a window, unless it is auxiliary.
    var isDismissable: Bool {
      content.actions.contains(.dismiss)
        && (content.role != .window || content.window?.isAuxiliary == true)
    }
  }
#endif
